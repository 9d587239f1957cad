import type { FormModel } from "#forms/FormModel.ts";
import { isRecord } from "#json/isRecord.ts";
import { draftOf } from "#forms/draftOf.ts";
import type { FormsPort } from "#rendering/ports/FormsPort.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { storageKeys } from "#stores/storageKeys.ts";

/** What is never written down, not even for a moment. */
const secret: ReadonlySet<string> = new Set(["password", "pin", "captcha", "upload"]);

type Forms = Pick<FormsPort, "drafts" | "living">;

/** Keeps what is typed into the forms that are drawn, but for secrets, until the page is there again. */
export function keepTyped({ living }: Forms, storage: KeyValueStorage): void {
  const kept = [...living].map((form) => [form.descriptor.id, openOf(form)] as const);
  storage.set(storageKeys.typed, JSON.stringify(Object.fromEntries(kept)));
}

/** Puts what was kept back: into forms that are drawn, and into those that will be. */
export function restoreTyped({ drafts, living }: Forms, storage: KeyValueStorage): void {
  const written = storage.get(storageKeys.typed);
  storage.remove(storageKeys.typed);
  for (const [id, draft] of Object.entries(readKept(written))) {
    const drawn = [...living].find(({ descriptor }) => descriptor.id === id);
    if (drawn) for (const [name, value] of Object.entries(draft)) drawn.field(name).change(value);
    else drafts.set(id, draft);
  }
}

function openOf(form: FormModel): Record<string, unknown> {
  const secrets = new Set(form.descriptor.fields.filter(({ widget }) => secret.has(widget)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(draftOf(form) ?? {}).filter(([name]) => !secrets.has(name)));
}

function readKept(written: string | null): Record<string, Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(written ?? "{}");
    return Object.fromEntries(
      Object.entries(isRecord(kept) ? kept : {}).filter((entry): entry is [string, Record<string, unknown>] =>
        isRecord(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}
