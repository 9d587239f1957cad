import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { findOutgoingFault } from "#compile/outgoing/findOutgoingFault.ts";
import { serverLocales } from "#compile/outgoing/serverLocales.ts";
import type { OutgoingTextKey } from "#compile/outgoing/outgoingTexts.ts";
import type { LiveSite } from "#server/LiveSite.ts";
import { productFolder } from "#server/features/publishing/bundled/productFolder.ts";
import { languageChain } from "#server/http/pickText.ts";

/** What can be written to somebody. */
export type LetterName =
  | "sms.code"
  | "sms.passwordChanged"
  | "sms.accountChanged"
  | "mail.code"
  | "mail.accountChanged"
  | "mail.passwordReset"
  | "mail.passwordChanged"
  | "mail.passkeyAdded"
  | "mail.passkeyRemoved"
  | "mail.factorOn"
  | "mail.factorOff"
  | "inbox.stakeReturned"
  | "inbox.roundSettled"
  | "inbox.contractOffered"
  | "inbox.contractEnded"
  | "inbox.contractWithdrawn"
  | "inbox.contractEndAsked"
  | "inbox.contractAccepted"
  | "inbox.contractRejected"
  | "inbox.contractEndAgreed"
  | "inbox.contractEndRefused"
  | "inbox.billComputed"
  | "inbox.billDenied"
  | "inbox.disputeAnswered";

/** A mail or text message in words. */
export interface Letter {
  /** Empty for a text message. */
  subject: string;
  body: string;
  /** The language that it is written in, which need not be the one that was asked for. */
  language: string;
}

/** Writes mails and text messages in the words of the live site. */
export interface Letters {
  /** In the language, or in the one that stands in for it. The brand's name is a value of every text. */
  write(name: LetterName, language: string, values: Readonly<Record<string, string | number>>): Letter;
}

/** The words that come with the product, by language and key. */
export type LetterWords = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Reads the words of every language. */
export async function loadLetterWords(): Promise<LetterWords> {
  const folder = join(productFolder, "locales");
  const languages = await readdir(folder);
  const files = languages.map(async (language): Promise<[string, Record<string, string>][]> => {
    const texts = await Promise.all(
      [...serverLocales].map((file) => readFile(join(folder, language, file), "utf8").catch(() => "{}")),
    );
    return [
      [language, Object.assign({}, ...texts.map((text) => JSON.parse(text) as object)) as Record<string, string>],
    ];
  });
  return new Map((await Promise.all(files)).flat());
}

/** A place for a value. */
const place = /\{\{([^{}]*)\}\}/g;
/** Ends of lines, and what turns the direction of words: in a value they would write another message, or another header. */
const strange = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Letters in the words of the site that is live when they are written; where the site has none, in the product's. */
export function createLetters(liveSite: Pick<LiveSite, "current">, bundled: LetterWords): Letters {
  const pick = (key: OutgoingTextKey, language: string): { text: string; language: string } => {
    const own = liveSite.current().site.texts as Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
    for (const code of languageChain(language)) {
      for (const words of [own?.[code], bundled.get(code)]) {
        const text = words && Object.hasOwn(words, key) ? words[key] : undefined;
        // What the gate refuses today may be live since before it did: a code that is not in its message helps nobody.
        if (typeof text === "string" && findOutgoingFault(key, text) === undefined) return { text, language: code };
      }
    }
    throw new Error(`There is no text ${key}`);
  };
  return {
    write: (name, language, values) => {
      const { name: brand } = liveSite.current().site.brand;
      const filled = new Map(Object.entries({ brand, ...values }).map(([key, value]) => [key, toLine(value)]));
      // One pass: what a value holds is never read as a place for another.
      const fill = (text: string) => text.replace(place, (whole, inside: string) => filled.get(inside.trim()) ?? whole);
      if (isShort(name)) {
        const { text, language: written } = pick(name, language);
        return { subject: "", body: fill(text), language: written };
      }
      const body = pick(`${name}.body`, language);
      const subject = toLine(fill(pick(`${name}.subject`, language).text));
      return { subject, body: fill(body.text), language: body.language };
    },
  };
}

function isShort(name: LetterName): name is Extract<LetterName, `sms.${string}`> {
  return name.startsWith("sms.");
}

function toLine(value: string | number): string {
  return String(value).replace(strange, " ").trim();
}
