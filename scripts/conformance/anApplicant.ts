import { randomBytes } from "node:crypto";
import { checkForm } from "#compile/forms/check.ts";
import { compileFlags } from "#compile/flags.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { PermissionInfo } from "#contracts/api.ts";
import { NotTried } from "./demand.ts";
import type { Visitor } from "./createVisitor.ts";

/** A name in each script that the patterns of the site (`reg_pattern_…`) speak of: Han, Hangul, Thai, kana, Khmer, Vietnamese. */
const names = ["王小明", "김민준", "สมชาย", "ヤマダハナコ", "សុខា", "Nguyễn Văn An"];

/** Values that usual rules accept; the form that the rules make decides. */
const candidates = (): string[] => {
  const digits = String(randomBytes(4).readUInt32BE()).padStart(10, "7").slice(0, 10);
  const letters = randomBytes(6).toString("hex").replaceAll(/\d/g, "k");
  return [
    `c${letters.slice(0, 7)}${digits.slice(0, 2)}`,
    `Violet-Heron-58-${letters.slice(0, 4)}`,
    `Violet58${letters.slice(0, 4)}`,
    digits,
    digits.slice(0, 6),
    `${letters}@example.com`,
    "Violet Heron",
    ...names,
    "1990-05-17",
    "05-17-1990",
    "855",
    "true",
  ];
};

/**
 * Somebody whom the platform's own rules accept, as the body of `register`: each field of the form gets the first value that
 * the site's own check takes. Not tried where the form asks for what a program cannot give, such as a captcha,
 * or where a rule accepts none of the values known here.
 */
export async function anApplicant({ call, settings }: Visitor): Promise<Record<string, unknown>> {
  const reply = await call("getPermission", { query: { host: settings.host } });
  const { info } = reply.value as { info: PermissionInfo };
  const compiled = compileRegistration({
    rules: info.register as never,
    flags: compileFlags(info.whitelabel as never),
    tab: "username",
  });
  if (!compiled.ok) throw new NotTried("Registration is closed by the flags.");
  const { form } = compiled;
  const needed = form.fields.map(({ name }) => name);
  const human = needed.find((name) => name === "captcha" || name === "verificationCode");
  if (human !== undefined) throw new NotTried(`The form asks for ${human}, which a program cannot know.`);
  const values: Record<string, string> = {};
  const ticked = new Set(form.fields.flatMap(({ name, rule }) => (rule.type === "boolean" ? [name] : [])));
  for (const name of needed) {
    // On the form a box is yes or no; a call carries texts.
    const accepts = (value: string) =>
      checkForm(form, { ...values, [name]: ticked.has(name) ? value === "true" : value })[name] === undefined;
    const isOptional = checkForm(form, values)[name] === undefined;
    if (isOptional) continue;
    const taken = (name === "confirmPassword" ? [values["password"] ?? ""] : candidates()).find(accepts);
    if (taken === undefined) throw new NotTried(`The form asks for ${name}, whose rule accepts no value known here.`);
    values[name] = taken;
  }
  return values;
}
