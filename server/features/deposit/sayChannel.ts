import type { DepositChannel } from "#contracts/api.ts";
import { pickText } from "#server/http/pickText.ts";
import type { ChannelField, ChannelLimits, StoredChannel } from "./StoredChannel.ts";

/** Fields as a page gets them: with words of one language. */
export function sayFields(fields: readonly ChannelField[], language: string): DepositChannel["fields"] {
  return fields.map(({ help, options, label, ...field }) => ({
    ...field,
    label: pickText(label, language),
    ...(help && { help: pickText(help, language) }),
    ...(options && {
      options: options.map(({ value, label: words, note }) => ({
        value,
        label: pickText(words, language),
        ...(note && { note: pickText(note, language) }),
      })),
    }),
  }));
}

/** A channel as the player gets it, in the currency and language of theirs. */
export function sayChannel(
  channel: StoredChannel,
  { min, max, amounts, feeFixed, feePoints }: ChannelLimits,
  { currency, language, openOrder }: { currency: string; language: string; openOrder: string | null },
): DepositChannel {
  return {
    id: channel.id,
    kind: channel.kind,
    name: pickText(channel.name, language),
    note: pickText(channel.note, language),
    currency,
    min,
    max,
    amounts: amounts.map((amount) => ({ amount })),
    feeFixed,
    feePercent: feePoints / 100,
    minutes: channel.minutes,
    fields: sayFields(channel.fields, language),
    openOrder,
  };
}
