import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";

interface Channel {
  id: string;
  name: TextsByLanguage;
  /** In minor units. */
  min: number;
  max: number;
  fields: readonly ChannelField[];
}

interface ChannelField {
  name: string;
  widget: string;
  label: TextsByLanguage;
  help?: TextsByLanguage;
  [member: string]: unknown;
}

const proof = {
  name: "proof",
  widget: "upload",
  label: { EN: "Proof of payment", KM: "ភស្តុតាងនៃការបង់ប្រាក់", AR: "إثبات الدفع" },
  help: {
    EN: "A picture or a PDF on which the amount can be read.",
    KM: "រូបភាព ឬ PDF ដែលអាចអានចំនួនទឹកប្រាក់បាន។",
    AR: "صورة أو ملف PDF يظهر فيه المبلغ بوضوح.",
  },
  least: 1,
  most: 3,
  maxBytes: 5 * 1024 * 1024,
};
const payer = {
  name: "payer",
  widget: "text",
  label: { EN: "Name of the payer", KM: "ឈ្មោះអ្នកបង់ប្រាក់", AR: "اسم الدافع" },
  required: true,
  rule: { minLength: 2, maxLength: 60 },
};

const channels: readonly Channel[] = [
  {
    id: "bank",
    name: { EN: "Bank transfer", KM: "ផ្ទេរតាមធនាគារ", AR: "تحويل بنكي" },
    min: 1_000,
    max: 5_000_000,
    fields: [
      payer,
      {
        name: "bank",
        widget: "select",
        look: "cards",
        label: { EN: "From which bank", KM: "ពីធនាគារណា", AR: "من أي بنك" },
        required: true,
        options: [
          { value: "otter", label: "Otter Bank" },
          { value: "heron", label: "Heron Bank" },
          { value: "ibis", label: "Ibis Bank" },
        ],
      },
      proof,
    ],
  },
  {
    id: "wallet",
    name: { EN: "E-wallet", KM: "កាបូបអេឡិចត្រូនិក", AR: "محفظة إلكترونية" },
    min: 500,
    max: 500_000,
    fields: [
      payer,
      { name: "paidOn", widget: "date", label: { EN: "Paid on", KM: "បង់នៅថ្ងៃ", AR: "تاريخ الدفع" }, required: true },
      { ...proof, most: 1, types: ["image/jpeg", "image/png"], help: undefined },
    ],
  },
  {
    id: "voucher",
    name: { EN: "Voucher", KM: "ប័ណ្ណ", AR: "قسيمة" },
    min: 500,
    max: 100_000,
    fields: [
      {
        name: "code",
        widget: "text",
        label: { EN: "Code on the voucher", KM: "លេខកូដលើប័ណ្ណ", AR: "الرمز على القسيمة" },
        required: true,
        rule: { minLength: 8, maxLength: 16 },
      },
    ],
  },
];

/** A way to pay in, said in a language. */
export interface SaidChannel {
  id: string;
  name: string;
  min: number;
  max: number;
  fields: { name: string; widget: string; label: string; [member: string]: unknown }[];
}

/** Every way to pay in, in the language. */
export function saidChannels(language: string): SaidChannel[] {
  return channels.map((channel) => ({
    ...channel,
    name: pickText(channel.name, language),
    fields: channel.fields.map(({ help, ...field }) => ({
      ...field,
      label: pickText(field.label, language),
      ...(help && { help: pickText(help, language) }),
    })),
  }));
}
