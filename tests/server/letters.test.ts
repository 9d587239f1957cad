import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { findOutgoingFault } from "#compile/outgoing/findOutgoingFault.ts";
import { outgoingTexts, type OutgoingTextKey } from "#compile/outgoing/outgoingTexts.ts";
import { languages } from "#i18n/languages.ts";
import { createLetters, loadLetterWords } from "#server/features/outbox/createLetters.ts";
import { aLiveSite, aSite } from "#tests/support/aSite.ts";

const words = await loadLetterWords();
const complete = new Set(["EN", "AR", "CN", "JA", "KM", "MY", "TH", "TY", "VI"]);
const link = "https://site.example/resetPassword#token=abc";
const values = { account: "player03", link, minutes: 30 };

/** Letters of a site with these texts of its own. */
const lettersOf = (texts: object, name = "House"): ReturnType<typeof createLetters> => {
  const site = aSite();
  const { brand } = site;
  return createLetters(aLiveSite({ ...site, brand: { ...brand, name }, texts: texts as Site["texts"] }), words);
};

describe("the words of mails and text messages", () => {
  it("are there in every language, and none of them would be refused", () => {
    // Korean stands in for the Korean of Korea.
    const own = Object.keys(languages).filter((code) => code !== "KR");
    expect([...words.keys()].toSorted()).toEqual(own.toSorted());
    for (const [language, texts] of words) {
      // What is written into the messages of a member is there in the languages that are complete.
      const due = Object.keys(outgoingTexts).filter((key) => complete.has(language) || !key.startsWith("inbox."));
      expect(Object.keys(texts).toSorted(), language).toEqual(due.toSorted());
      for (const [key, text] of Object.entries(texts))
        expect(findOutgoingFault(key as OutgoingTextKey, text), `${language} ${key}`).toBeUndefined();
    }
  });

  it("show what they are sent for, in each language", () => {
    for (const language of words.keys()) {
      const mail = lettersOf({}).write("mail.passwordReset", language, values);
      expect(mail.body).toContain(link);
      expect(mail.subject).toContain("House");
      expect(mail.language).toBe(language);
      expect(lettersOf({}).write("sms.code", language, { code: "042170", minutes: 3 }).body).toContain("042170");
    }
  });

  it("are the brand's own where it has some, by language", () => {
    const letters = lettersOf({ EN: { "sms.code": "Psst: {{code}}" } });
    expect(letters.write("sms.code", "EN", { code: "042170" }).body).toBe("Psst: 042170");
    expect(letters.write("sms.code", "VI", { code: "042170" }).body).toContain("Mã");
    // A language without words gets the ones that stand in for it.
    expect(letters.write("sms.code", "KR", { code: "042170" }).language).toBe("KO");
    expect(letters.write("sms.code", "XX", { code: "042170" })).toMatchObject({ body: "Psst: 042170", language: "EN" });
    for (const language of ["__proto__", "constructor", "toString", ""])
      expect(letters.write("sms.code", language, { code: "042170" }).body).toBe("Psst: 042170");
  });

  it("are the product's where the brand's own lost the code, though it should never have gone live", () => {
    const letters = lettersOf({
      EN: { "sms.code": "Welcome!", "mail.passwordReset.subject": "a\r\nBcc: b@evil.example" },
    });
    expect(letters.write("sms.code", "EN", { code: "042170" }).body).toContain("042170");
    expect(letters.write("mail.passwordReset", "EN", values).subject).toBe("House: set a new password");
  });

  it("take no line, no direction and no place for a value from a value", () => {
    const letters = lettersOf({}, "House\r\nBcc: all@evil.example\u202e");
    const mail = letters.write("mail.passwordReset", "EN", { ...values, account: "{{link}}\n\nhttps://evil.example" });
    expect(mail.subject).toBe("House Bcc: all@evil.example: set a new password");
    expect(mail.body).toContain("account {{link}} https://evil.example.");
    expect(mail.body.split(link)).toHaveLength(2);
    expect(mail.body).not.toMatch(/[\u202e\r]/);
  });
});
