import type { DepositChannelName } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";

/** What holds for one currency in a channel; amounts in minor units. */
export interface ChannelLimits {
  min: number;
  max: number;
  /** Amounts to choose with one press. */
  amounts: readonly number[];
  feeFixed: number;
  /** Hundredths of a per cent of the amount. */
  feePoints: number;
}

/** A field that a channel asks for: of a form, with its words by language. */
export interface ChannelField {
  name: string;
  widget: string;
  label: TextsByLanguage;
  help?: TextsByLanguage;
  options?: readonly { value: string; label: TextsByLanguage; note?: TextsByLanguage }[];
  [member: string]: unknown;
}

/** A network of a crypto channel. */
export interface CryptoNetwork {
  id: string;
  /** What its addresses look like: the beginning, an alphabet, and how many characters of it follow. */
  address: { prefix: string; alphabet: "base58" | "hex" | "bech32"; length: number };
  /** Of the address in a QR code, such as `tron`. */
  scheme: string;
}

/** A way to pay in, as the database keeps it. */
export interface StoredChannel {
  id: string;
  kind: DepositChannelName["kind"];
  isOpen: boolean;
  minutes: number;
  name: TextsByLanguage;
  note: TextsByLanguage;
  limits: Readonly<Record<string, ChannelLimits>>;
  fields: readonly ChannelField[];
  proofFields: readonly ChannelField[];
  payTo: { bank?: string; holder?: string; account?: string; networks?: readonly CryptoNetwork[] };
  changedAt: Date;
  changedBy: string;
}

interface ChannelRow {
  id: string;
  kind: StoredChannel["kind"];
  is_open: boolean;
  minutes: number;
  name: TextsByLanguage;
  note: TextsByLanguage;
  limits: StoredChannel["limits"];
  fields: ChannelField[];
  proof_fields: ChannelField[];
  pay_to: StoredChannel["payTo"];
  changed_at: Date;
  changed_by: string;
}

/** Every channel, in the order they are offered. */
export async function loadChannels(db: Queryable): Promise<StoredChannel[]> {
  const rows = await db.query<ChannelRow>(
    `SELECT id, kind, is_open, minutes, name, note, limits, fields, proof_fields, pay_to, changed_at, changed_by
     FROM deposit_channel ORDER BY place, id`,
  );
  return rows.map(({ is_open: isOpen, proof_fields: proofFields, pay_to: payTo, ...row }) => ({
    id: row.id,
    kind: row.kind,
    isOpen,
    minutes: row.minutes,
    name: row.name,
    note: row.note,
    limits: row.limits,
    fields: row.fields,
    proofFields,
    payTo,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  }));
}

/** The limits for a currency; undefined where the channel is not offered in it. */
export function limitsFor({ limits }: Pick<StoredChannel, "limits">, currency: string): ChannelLimits | undefined {
  return Object.hasOwn(limits, currency) ? limits[currency] : undefined;
}
