import { useLayoutEffect, type ReactElement, type ReactNode } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { observing } from "#rendering/observing.ts";
import { Folded } from "./Folded.tsx";
import { useFold } from "./Revealed.ts";
import type { SchemaContext } from "./SchemaContext.ts";
import type { Leaf } from "./SchemaMembers.ts";

interface GroupFrameProps {
  context: SchemaContext;
  pointer: string;
  label: string;
  help?: string | undefined;
  schema: Leaf["schema"];
  isRequired?: boolean | undefined;
  /** What the button is called that unfolds the group; no button where empty. An item of many members is folded without it. */
  folded?: string | undefined;
  children: ReactNode;
}

/** The members of an object or a list, with their name, and with what is wrong with them as a whole. */
export const GroupFrame = observing(function GroupFrame(props: GroupFrameProps): ReactElement {
  const { context, pointer, label, help = "", schema, isRequired = false, children } = props;
  const { drawn, members } = context;
  const { errorText } = useErrorText();
  const name = isItem(pointer) ? nameOfItem(drawn, pointer) : "";
  const { language } = useUi();
  const words = isItem(pointer) ? wordsOfItem(drawn, pointer, language) : "";
  const title = words || name || label;
  const folded = props.folded ?? (isItem(pointer) && isLarge(schema) ? title : undefined);
  const fold = useFold(pointer, !folded || isFresh(drawn, pointer));
  const isFolded = !fold.wasOpen;
  useLayoutEffect(
    () => members.add({ pointer, label, schema, isRequired, isFolded }),
    [members, pointer, label, schema, isRequired, isFolded],
  );
  const { error } = drawn.form.field(pointer);
  const id = `${drawn.prefix}-${pointer.replaceAll(/\s/g, "_")}`;
  const describedBy = [help === "" ? "" : `${id}-help`, error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      className="field-group"
      tabIndex={-1}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend>
        {title === label ? label : <bdi>{title}</bdi>}{" "}
        {name === "" || name === title ? null : (
          <span className="field-group__name" dir="auto">
            {name}
          </span>
        )}
      </legend>
      {help === "" ? null : (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          {errorText(error)}
        </p>
      ) : null}
      {folded === undefined ? (
        children
      ) : (
        <Folded name={folded} fold={fold}>
          {children}
        </Folded>
      )}
    </fieldset>
  );
});

/** Members that name an item, the first that is there counts. */
const namingMembers = ["id", "modId", "name", "key", "title"];

/** An item of so many members is folded, so that a list of them can be seen at one glance. */
const largeItem = 4;

function isItem(pointer: string): boolean {
  return /\/\d+$/.test(pointer);
}

function isLarge(schema: Leaf["schema"]): boolean {
  const { properties } = schema as { properties?: object };
  return Object.keys(properties ?? {}).length >= largeItem;
}

/** The name of an item as it is being typed; empty where nothing names it. */
function nameOfItem(drawn: SchemaContext["drawn"], pointer: string): string {
  const item = readPointer(drawn.document.drawn, pointer);
  const member = namingMembers.find((each) => typeof (item as Record<string, unknown> | null)?.[each] === "string");
  if (member === undefined) return "";
  const typed = drawn.form.field(`${pointer}/${member}`).value;
  return String(typed ?? (item as Record<string, unknown>)[member]);
}

/** The title of an item that says it by language, as it is being typed: what it is to people, whatever it is called in addresses. */
function wordsOfItem(drawn: SchemaContext["drawn"], pointer: string, language: string): string {
  const item = readPointer(drawn.document.drawn, pointer);
  const title = isRecord(item) ? item["title"] : undefined;
  if (!isRecord(title)) return "";
  const said = [...new Set([language, "EN", ...Object.keys(title)])]
    .filter((code) => code in title)
    .map((code) => drawn.form.field(`${pointer}/title${toPointer(code)}`).value ?? title[code]);
  return said.find((text): text is string => typeof text === "string" && text !== "") ?? "";
}

/** An item that was just added: nothing names it or stands in it yet. */
function isFresh(drawn: SchemaContext["drawn"], pointer: string): boolean {
  if (!isItem(pointer)) return false;
  const item = readPointer(drawn.document.drawn, pointer);
  // Rjsf draws what it adds before the document has it.
  return item === undefined || (isRecord(item) && Object.values(item).every((member) => member === undefined));
}
