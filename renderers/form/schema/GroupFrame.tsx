import { useLayoutEffect, useState, type ReactElement, type ReactNode } from "react";
import { readPointer } from "#json/pointer.ts";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import type { SchemaContext } from "./SchemaContext.ts";
import type { Leaf } from "./SchemaMembers.ts";

interface GroupFrameProps {
  context: SchemaContext;
  pointer: string;
  label: string;
  help?: string | undefined;
  schema: Leaf["schema"];
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** The members of an object or a list, with their name, and with what is wrong with them as a whole. */
export const GroupFrame = observing(function GroupFrame(props: GroupFrameProps): ReactElement {
  const { context, pointer, label, help = "", schema, isRequired = false, children } = props;
  const { drawn, members } = context;
  const { errorText } = useErrorText();
  useLayoutEffect(
    () => members.add({ pointer, label, schema, isRequired }),
    [members, pointer, label, schema, isRequired],
  );
  const { error } = drawn.form.field(pointer);
  const id = `${drawn.prefix}-${pointer.replaceAll(/\s/g, "_")}`;
  const name = isItem(pointer) ? nameOfItem(drawn, pointer) : "";
  const describedBy = [help === "" ? "" : `${id}-help`, error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      className="field-group"
      tabIndex={-1}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend>{name === "" ? label : name}</legend>
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
      {isItem(pointer) && isLarge(schema) ? <Folded name={name === "" ? label : name}>{children}</Folded> : children}
    </fieldset>
  );
});

/** Members that name an item, the first that is there counts. */
const namingMembers = ["id", "modId", "name", "key", "title"];

/** An item of so many members is folded, so that a list of them can be seen at one glance. */
const largeItem = 5;

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

/** Opens when the focus goes into it, so that an error inside can be reached. */
function Folded({ name, children }: { name: string; children: ReactNode }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const translate = useFixedText();
  return (
    <>
      <button type="button" className="item__fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {translate(isOpen ? "fieldUi.fold" : "fieldUi.unfold", { label: name })}
      </button>
      <div hidden={!isOpen} onFocus={() => setOpen(true)}>
        {children}
      </div>
    </>
  );
}
