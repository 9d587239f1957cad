import { lazy, Suspense, useId, useMemo, useRef, type ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages, type LanguageCode } from "#i18n/languages.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { SchemaUi } from "#renderers/form/schema/toDrawing.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { bannerGroupTitle } from "../bannerGroupTitle.ts";
import { bundleSchema } from "../bundleSchema.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { localiseSchema } from "../localiseSchema.ts";
import { spellLanguages } from "../spellLanguages.ts";
import { withMoments } from "../moments/withMoments.ts";
import { offerLanguages } from "../offerLanguages.ts";
import { withPictures } from "../assets/withPictures.ts";
import { useChosenMember } from "../useChosenMember.ts";
import { useReader } from "../useReader.ts";
import { BundledMember } from "./BundledMember.tsx";
import { MemberPicker } from "./MemberPicker.tsx";

const SchemaEditor = lazy(async () => ({ default: (await import("./SchemaEditor.tsx")).SchemaEditor }));

/** Edits a part of the draft by its schema: the whole part, or one of its members at a time. */
export function SchemaFormBlock(props: BlockProps<"schemaForm">): ReactElement {
  const { label, schema, path, split = false, memberTexts, ui } = props;
  const { draft, schemas, bundled } = useConsoleTools();
  const translate = useFixedText();
  const { language } = useRendering().ui;
  const reader = useReader();
  const id = useId();
  const [chosen, setChosen] = useChosenMember(path);
  const editor = useRef<HTMLDivElement>(null);
  // A list is another one after each change of the draft: the schema is made anew only where it says something else.
  const spoken = languagesOf(draft.site).join(" ");
  // A language that the site had once can be seen and taken away where it is still chosen.
  const offered = [...new Set([...languagesOf(draft.site), ...languagesIn(readPointer(draft.site, path))])].join(" ");
  const source = useMemo(() => {
    const localised = localiseSchema(bundleSchema(schemas, schema), partOf(path), translate);
    const spelled = spellLanguages(localised, spoken.split(" ").filter(isLanguageCode).map(toSpelled));
    // Which languages the site has is said in the brand alone; all else chooses among those.
    const listed =
      partOf(path) === "brand"
        ? spelled
        : offerLanguages(spelled, offered.split(" ").filter(isLanguageCode).map(toSpelled));
    return withMoments(withPictures({ title: label, ...listed } as JsonSchema));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lookup stays the same in another language
  }, [schemas, schema, path, translate, language, label, spoken, offered]);
  if (draft.state.status !== "ready") return <div className="skeleton" aria-busy="true" />;
  const whole = readPointer(draft.site, path);
  if (!split) return <Editor label={label} pointer={path} source={source} ui={ui} />;
  // What the brand does not have of its own is the bundled one: it can be looked at, and made the brand's own.
  const names = [...new Set([...membersOf(whole), ...membersOf(bundled(path))])];
  const name = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  const groupOf = (member: string) =>
    partOf(path) === "banners" ? bannerGroupTitle(member, draft.site, reader) : undefined;
  const titleOf = (member: string) =>
    groupOf(member) ?? memberTitle(member, readPointer(whole, toPointer(member)), memberTexts, translate);
  const choose = (member: string) => {
    setChosen(member);
    // On a phone the form stands below a long list; beside it nothing needs to move.
    const { current } = editor;
    if (current && current.getBoundingClientRect().top > innerHeight / 2) current.scrollIntoView({ block: "start" });
  };
  return (
    <div className="split">
      <MemberPicker id={id} label={label} names={names} chosen={name} path={path} titleOf={titleOf} onChoose={choose} />
      {name === undefined ? null : (
        <div ref={editor} className="split__member">
          <h2 className="split__title">{titleOf(name)}</h2>
          {readPointer(whole, toPointer(name)) === undefined ? (
            <BundledMember pointer={`${path}${toPointer(name)}`} />
          ) : (
            <Editor label={name} pointer={`${path}${toPointer(name)}`} source={source} ui={ui} />
          )}
        </div>
      )}
    </div>
  );
}

/** The codes of the languages of a site, as far as they can be read: it is a draft. */
function languagesOf(site: unknown): string[] {
  const codes = readPointer(site, "/brand/settings/languages");
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [];
}

/** The codes of languages that something is kept to, anywhere in a value. */
function languagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(languagesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === "languages" && Array.isArray(member)
      ? member.filter((code) => typeof code === "string")
      : languagesIn(member),
  );
}

const toSpelled = (code: LanguageCode) => ({ code, name: languages[code].name });

function membersOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value).filter((name) => name !== "$schema") : [];
}

/** The part of the site that a pointer into the draft leads into: `rules` of `/rules/register`. */
function partOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** What a member is called: by its own label, else by the text for its name; the name itself where there is neither. */
function memberTitle(
  name: string,
  value: unknown,
  texts: string | undefined,
  translate: ReturnType<typeof useFixedText>,
): string {
  const own = isRecord(value) && typeof value["label"] === "string" ? value["label"] : undefined;
  const key = own ?? (texts === undefined ? undefined : `${texts}${name}`);
  if (key === undefined) return name;
  const title = translate(key);
  return title === key && own === undefined ? name : title;
}

interface EditorProps {
  label: string;
  pointer: string;
  source: JsonSchema;
  ui: Record<string, unknown> | undefined;
}

function Editor({ label, pointer, source, ui }: EditorProps): ReactElement {
  const { draft } = useConsoleTools();
  return (
    <Suspense fallback={<div className="skeleton" aria-busy="true" />}>
      <SchemaEditor
        key={`${pointer} ${draft.generation}`}
        label={label}
        pointer={pointer}
        source={source}
        {...(ui === undefined ? {} : { ui: ui as SchemaUi })}
      />
    </Suspense>
  );
}

/** Draws `schemaForm`. */
export const schemaForm = defineBlock({ kind: "schemaForm", component: SchemaFormBlock });
