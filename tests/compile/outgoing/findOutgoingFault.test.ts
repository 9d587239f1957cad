import { describe, expect, it } from "vitest";
import { findOutgoingFault, isOutgoingText } from "#compile/outgoing/findOutgoingFault.ts";

describe("a text that goes out by mail or text message", () => {
  it("is known by its key", () => {
    expect(["sms.code", "mail.passwordReset.body", "home.title", "constructor"].map(isOutgoingText)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    ["sms.code", "{{code}} is your code"],
    ["sms.code", "{{ code }} of {{brand}}, for {{minutes}} minutes.\nTell it nobody."],
    ["sms.code", `{{code}}${"x".repeat(327)}`],
    ["mail.passwordReset.subject", "Your password"],
    ["mail.passwordReset.body", "{{account}}:\n{{link}}"],
  ] as const)("%s may be %j", (key, text) => expect(findOutgoingFault(key, text)).toBeUndefined());

  it.each([
    ["sms.code", "  ", "The text sms.code is empty"],
    ["sms.code", "Your code", "The text sms.code has to show {{code}}"],
    [
      "sms.code",
      "{{code}} {{link}}",
      "The text sms.code shows {{link}}, which nobody gives; it may show {{code}}, {{minutes}}, {{brand}}",
    ],
    ["sms.code", "{{code}} {{brand", "The text sms.code has braces that are not closed"],
    [
      "mail.passwordReset.subject",
      "Your\npassword",
      "The text mail.passwordReset.subject is a subject: it has one line",
    ],
    [
      "mail.passwordReset.subject",
      "Your\u2028password",
      "The text mail.passwordReset.subject is a subject: it has one line",
    ],
    [
      "sms.code",
      "{{code}} \u202Eedoc",
      "The text sms.code has a character that turns the direction of words; its reader would be misled",
    ],
    ["sms.code", `{{code}}${"x".repeat(328)}`, "The text sms.code has at most 335 characters"],
    ["mail.passwordReset.subject", "😀".repeat(151), "The text mail.passwordReset.subject has at most 150 characters"],
  ] as const)("%s is not %j: %s", (key, text, fault) => expect(findOutgoingFault(key, text)).toBe(fault));

  it("counts characters as people see them", () => {
    expect(findOutgoingFault("mail.passwordReset.subject", "😀".repeat(150))).toBeUndefined();
  });
});
