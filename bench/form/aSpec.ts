import type { FormSpec, SpecField } from "./FormSpec.ts";

/** One kind of field, with a value that is right and one that is wrong. */
interface Template extends Omit<SpecField, "name" | "label"> {
  name: string;
  label: string;
  right: string;
  wrong: string;
}

const text = { type: "text", required: true, minLength: 2, maxLength: 40 } as const;
const secret = { type: "password", required: true, minLength: 8, maxLength: 20 } as const;
const strong = "^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^a-zA-Z0-9]).*$";

/** Twenty fields such as a registration asks for; a longer form asks for them again under numbered names. */
const templates: Template[] = [
  {
    ...text,
    name: "userName",
    label: "User name",
    minLength: 6,
    maxLength: 12,
    pattern: "^[a-zA-Z][a-zA-Z0-9]*$",
    right: "",
    wrong: "1",
  },
  { ...secret, name: "secret", label: "Password", pattern: strong, right: "Correct-7-horse", wrong: "short" },
  {
    ...secret,
    name: "secretAgain",
    label: "Password again",
    equals: "secret",
    right: "Correct-7-horse",
    wrong: "other",
  },
  { ...text, name: "fullName", label: "Full name", pattern: "^\\S+( \\S+)+$", right: "Sok Dara", wrong: "Sok" },
  {
    ...text,
    name: "mail",
    label: "E-mail",
    minLength: 5,
    maxLength: 64,
    pattern: "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",
    right: "sok@mail.example",
    wrong: "sok@",
  },
  {
    ...text,
    name: "phone",
    label: "Phone",
    required: false,
    minLength: 6,
    maxLength: 15,
    pattern: "^[0-9]+$",
    right: "012345678",
    wrong: "phone",
  },
  {
    ...text,
    name: "country",
    label: "Country",
    type: "select",
    required: true,
    minLength: 0,
    options: ["Cambodia", "Laos", "Thailand", "Vietnam"],
    right: "Cambodia",
    wrong: "",
  },
  { ...text, name: "city", label: "City", pattern: "*", right: "Phnom Penh", wrong: "P" },
  { ...text, name: "street", label: "Street", required: false, pattern: "*", right: "Street 271", wrong: "S" },
  {
    ...text,
    name: "postCode",
    label: "Post code",
    required: false,
    minLength: 5,
    maxLength: 6,
    pattern: "^[0-9]+$",
    right: "12101",
    wrong: "12",
  },
  {
    ...secret,
    name: "paySecret",
    label: "Payment password",
    minLength: 6,
    maxLength: 6,
    pattern: "^[0-9]+$",
    right: "271828",
    wrong: "27",
  },
  {
    ...secret,
    name: "paySecretAgain",
    label: "Payment password again",
    equals: "paySecret",
    right: "271828",
    wrong: "314159",
  },
  {
    ...text,
    name: "lineId",
    label: "LINE",
    required: false,
    pattern: "^[a-zA-Z0-9_]+$",
    right: "sok_dara",
    wrong: "!",
  },
  {
    ...text,
    name: "whatsappNo",
    label: "WhatsApp",
    required: false,
    minLength: 6,
    maxLength: 15,
    pattern: "^[0-9]+$",
    right: "012345678",
    wrong: "call",
  },
  {
    ...text,
    name: "faceName",
    label: "Facebook",
    required: false,
    pattern: "^[^\\s]+$",
    right: "sok.dara",
    wrong: "so ok",
  },
  {
    ...text,
    name: "chatId",
    label: "WeChat",
    required: false,
    pattern: "^[a-zA-Z0-9_]+$",
    right: "sokdara",
    wrong: "?",
  },
  {
    ...text,
    name: "birthday",
    label: "Birthday",
    minLength: 10,
    maxLength: 10,
    pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
    right: "1990-04-14",
    wrong: "14.4.1990",
  },
  {
    ...text,
    name: "document",
    label: "Number of an identity document",
    minLength: 6,
    maxLength: 20,
    pattern: "^[A-Z0-9]+$",
    right: "N1234567",
    wrong: "no",
  },
  {
    ...text,
    name: "heardFrom",
    label: "How did you find us?",
    type: "select",
    required: true,
    minLength: 0,
    options: ["A friend", "A search", "An advertisement"],
    right: "A friend",
    wrong: "",
  },
  { ...text, name: "friend", label: "Who told you?", required: false, pattern: "*", right: "Dara", wrong: "D" },
];

/**
 * A form of so many fields. `right` fills every field but the first with what it accepts; `wrong` gives every field
 * something that it refuses (a select: nothing).
 */
export function aSpec(count: number, filled: "right" | "wrong"): FormSpec {
  const fields: SpecField[] = [];
  const data: Record<string, string> = {};
  for (let index = 0; index < count; index++) {
    const { right, wrong, ...template } = templates[index % templates.length] as Template;
    const turn = Math.floor(index / templates.length);
    const suffix = turn === 0 ? "" : String(turn + 1);
    const name = `${template.name}${suffix}`;
    fields.push({
      ...template,
      name,
      label: suffix ? `${template.label} ${suffix}` : template.label,
      ...(template.equals && { equals: `${template.equals}${suffix}` }),
    });
    data[name] = filled === "right" ? (turn > 0 && right === "" ? "player" : right) : wrong;
  }
  return { fields, data };
}
