import { createServiceKey } from "#api/createServiceKey.ts";
import type { LaterWindow } from "#app/wiring/createDevice.ts";
import { refused, silent } from "#app/actions/refused.ts";
import type { Outcome, Scope } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import type { ActionTools } from "./ActionTools.ts";

/** Members above this club rank have a channel of their own (access specification, section 9). */
const lastOrdinaryRank = 4;

/** Of a way whose link is encrypted (access specification, section 7). */
const encryptedType = 3;

const outside = /^(https:\/\/|mailto:|tel:)[^\s\\]+$/i;

/**
 * Leads to customer service in the window that the press has opened: members by the platform's call, to VIP or LIVECHAT by their
 * club rank; visitors to the brand's own LIVECHAT. Where the browser opened none, a question is asked whose press opens it.
 */
export async function openService(later: LaterWindow, scope: Scope, tools: ActionTools): Promise<Outcome> {
  const { session, site, texts, ui } = tools.stores;
  const found = session.isLoggedIn
    ? await findForMember(tools)
    : { ok: true as const, address: openChannel(site.compiled?.brand.customerService) };
  if (!found.ok) {
    later.close();
    return refused(found.failure, scope, tools);
  }
  const { address } = found;
  if (address === undefined) {
    later.close();
    ui.toasts.add(() => texts.texts.translate("service.none"), "warning");
    return silent;
  }
  if (address.startsWith("https://") && later.go(address)) return { ok: true };
  later.close();
  const { translate } = texts.texts;
  const isWanted = await ui.questions.ask({
    title: translate("service.ready"),
    body: translate("service.ready.text"),
    submit: translate("service.open"),
    cancel: translate("session.cancel"),
    danger: false,
  });
  if (!isWanted) return silent;
  tools.openOutside(address);
  return { ok: true };
}

/** Asks the platform with a key of its own; the first way that can be opened counts. */
async function findForMember({ stores }: ActionTools) {
  const { member } = stores.session;
  const channel = (member?.clubLabel?.rankLevel ?? 0) > lastOrdinaryRank ? "VIP" : "LIVECHAT";
  const key = await createServiceKey();
  const answer = await stores.data.load("getCustomerService", { channel, x: key.x, y: key.y });
  if (!answer.ok) return answer;
  for (const way of Array.isArray(answer.value) ? (answer.value as unknown[]) : []) {
    if (!isRecord(way)) continue;
    const address = way["type"] === encryptedType ? await key.open(way["link"]) : openAddress(way["url"]);
    if (address !== undefined) return { ok: true as const, address };
  }
  return { ok: true as const, address: undefined };
}

/** The address of LIVECHAT among a brand's channels. */
function openChannel(channels: readonly { name: string; url?: string }[] = []): string | undefined {
  return openAddress(channels.find(({ name, url }) => name === "LIVECHAT" && url !== undefined)?.url);
}

const openAddress = (value: unknown): string | undefined =>
  typeof value === "string" && outside.test(value) ? value : undefined;
