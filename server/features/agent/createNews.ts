import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { LetterName, Letters } from "#server/features/outbox/createLetters.ts";
import { escapeHtml } from "#server/features/pages/escapeHtml.ts";

/** A message to one member, in the words of a letter. */
export interface News {
  memberId: string;
  values: Readonly<Record<string, string | number>>;
}

/** Puts messages into inboxes, in the transaction of what they tell. */
export type TellNews = (tx: Queryable, name: LetterName, news: readonly News[], at: Date) => Promise<void>;

/** Makes what tells members of contracts and bills: in every language of the site, since nobody knows in which they will read it. */
export function createNews({ liveSite }: Pick<Deps, "liveSite">, letters: Letters): TellNews {
  return async (tx, name, news, at) => {
    if (news.length === 0) return;
    const languages = [...new Set(["EN", ...liveSite.current().site.brand.settings.languages])];
    const rows = news.map(({ memberId, values }) => {
      const texts = languages
        .map((asked) => ({ asked, ...letters.write(name, asked, values) }))
        .filter(({ asked, language }) => asked === language);
      return {
        member_id: memberId,
        title: Object.fromEntries(texts.map(({ asked, subject }) => [asked, subject])),
        body: Object.fromEntries(texts.map(({ asked, body }) => [asked, `<p>${escapeHtml(body)}</p>`])),
      };
    });
    await tx.query(
      `INSERT INTO message (member_id, title, body, sent_at)
       SELECT member_id, title, body, $2 FROM jsonb_to_recordset($1::jsonb) AS r (member_id uuid, title jsonb, body jsonb)`,
      [JSON.stringify(rows), at],
    );
  };
}

/** An amount in minor units, with western digits as everywhere (record 18). */
export function sayAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "code" });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)).replaceAll("\u00A0", " ");
}
