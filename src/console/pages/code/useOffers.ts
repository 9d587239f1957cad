import { useCallback, useEffect, useMemo, useRef } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { bundleSchema } from "../../bundleSchema.ts";
import { useConsoleTools } from "../../ConsoleTools.ts";
import { createSchemaWords } from "../../schemaWords.ts";
import { kindAbout, kindWord } from "../kindWords.ts";
import type { WrittenAs } from "../jsonFindings.ts";
import { withPicks } from "../nodeForm.ts";
import { usePicks } from "../usePicks.ts";
import type { completionsAt, Suggestions } from "./completionsAt.ts";

const references: Readonly<Record<WrittenAs, string>> = {
  node: "layout.schema.json#/$defs/node",
  field: "layout.schema.json#/$defs/field",
  form: "form.schema.json",
  document: "layout.schema.json",
};

/** What may be written at a place of the JSON of a node, of a layout or of a page document: by the schemas, and by the site's names. */
export function useOffers(what: WrittenAs, isPage: boolean): (text: string, place: number) => Suggestions | null {
  const { schemas } = useConsoleTools();
  const { language } = useRendering().ui;
  const translate = useFixedText();
  const reference = what === "document" && isPage ? "page.schema.json" : references[what];
  const schema = useMemo(
    () => withPicks(bundleSchema(schemas, reference)) as Record<string, unknown>,
    [schemas, reference],
  );
  const picks: Readonly<Record<string, ReturnType<typeof usePicks>>> = {
    "pick-text": usePicks("text"),
    "pick-flag": usePicks("flag"),
    "pick-icon": usePicks("icon"),
    "pick-dialog": usePicks("dialog"),
    "pick-part": usePicks("part"),
    "pick-menu": usePicks("menu"),
    "pick-call": usePicks("call"),
    "pick-path": usePicks("path"),
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lookup stays the same in another language
  const words = useMemo(() => createSchemaWords("layouts", translate), [translate, language]);
  const known = useRef({ picks, translate, words });
  const ask = useRef<typeof completionsAt>(undefined);
  useEffect(() => {
    known.current = { picks, translate, words };
  });
  useEffect(() => {
    // It comes with the editor, whose parser it reads by.
    void import("./completionsAt.ts").then(
      (module) => (ask.current = module.completionsAt),
      () => undefined,
    );
  }, []);
  return useCallback(
    (text, place) =>
      ask.current?.(text, place, schema, {
        picks: (format) => known.current.picks[format] ?? [],
        aboutOf: (member, value) => {
          const { translate: told, words: named } = known.current;
          if (member === "kind") return { about: kindWord(value, told), help: kindAbout(value, told) };
          const word = named.choice(member, value);
          return { about: word === value ? "" : word, help: "" };
        },
        aboutMember: (member) => {
          const found = known.current.words.find(member);
          return { about: found?.title ?? "", help: found?.help ?? "" };
        },
      }) ?? null,
    [schema],
  );
}
