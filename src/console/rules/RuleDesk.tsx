import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactElement } from "react";
import { placeOf } from "#compile/forms/planRegistration.ts";
import { ruleFaults } from "#compile/forms/ruleFaults.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, segmentsOf, toPointer } from "#json/pointer.ts";
import { useWidth } from "#renderers/ui/useWidth.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { fieldName } from "../placeWords.ts";
import { languagesOf } from "../texts/ownText.ts";
import { useReader } from "../useReader.ts";
import { FieldEntry } from "./FieldEntry.tsx";
import { fieldRows, moveField, ruleOf, type Register } from "./fieldRows.ts";
import { arrivals, FormViews, widths, type Look } from "./FormViews.tsx";
import { LiveForm } from "./LiveForm.tsx";
import { NewField } from "./NewField.tsx";
import { usePatternTools } from "./patternTools.ts";
import { RulePanel } from "./RulePanel.tsx";
import { useDragOrder } from "./useDragOrder.ts";
import { formFlags, useCompiledForm, useFormDrawing, useSiteLanguage } from "./useFormDrawing.ts";
import { useFieldOf } from "./useFieldOf.ts";
import { useLabelled } from "./useLabelled.ts";

const none: Register = {};

/** From this width on a rule has a column of its own. */
const threeColumns = 1000;

/** The registration: its fields in order with their switches, the form as players see it, and the rule of one field. */
export function RuleDesk({ label, path, schema, document: layout }: BlockProps<"ruleDesk">): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { draft, place, review, mayEdit } = useConsoleTools();
  const { site } = draft;
  const ui = useUi();
  const codes = languagesOf(site);
  const [chosen, setLook] = useState<Partial<Look>>({});
  const language = chosen.language ?? (codes.includes(ui.language) ? ui.language : (codes[0] ?? "EN"));
  const look: Look = { tab: "username", theme: ui.theme, width: "phone", arrival: "alone", ...chosen, language };
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState("");
  const [box, room] = useWidth<HTMLElement>(innerWidth);
  const written = readPointer(site, path);
  const register = isRecord(written) ? written : none;
  const flagTree = readPointer(site, "/flags");
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the flags of the site are read
  const flags = useMemo(() => formFlags({ flags: flagTree }), [flagTree]);
  const { tab } = look;
  const rows = useMemo(() => fieldRows(register, { tab, flags }), [register, tab, flags]);
  const names = rows.filter(({ isOn }) => isOn).map(({ name }) => name);
  const form = useCompiledForm(register, flags, { tab, language, address: arrivals[look.arrival] });
  const drawing = useFormDrawing(layout, form, flags);
  const texts = useSiteLanguage(language);
  const labelled = useLabelled(texts, form);
  const tools = usePatternTools();
  const field = useFieldOf(open, register, flags, tab);
  // What a page puts into the words is not known here.
  const titleOf = (name: string) => fieldName(name, register[name], site, reader).replaceAll(/\{\{\w+\}\}/g, "…");
  const moved = useRef<string>(undefined);
  const move = (name: string, to: number) => {
    moved.current = name;
    draft.change(path, register, moveField(register, names, name, to, tab));
    setSaid(translate("console.field.moved", { field: titleOf(name), place: to + 1, count: names.length }));
  };
  const order = useDragOrder(names.length, move);
  useLayoutEffect(() => {
    // An entry that moves in the document loses the focus.
    if (moved.current !== undefined)
      box.current?.querySelector<HTMLElement>(`[data-handle="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });
  const { wanted } = place;
  const [reached, setReached] = useState<readonly string[]>();
  const isReady = draft.state.status === "ready";
  useEffect(() => {
    const at = isReady ? place.take(path) : null;
    const member = at === null ? [] : segmentsOf(at.slice(path.length));
    if (member[0] === undefined) return;
    setOpen(member[0]);
    setReached([...member]);
  }, [place, wanted, path, isReady]);
  useEffect(() => {
    // The rule is there by now.
    if (reached !== undefined) focusMember(box.current, reached);
  }, [reached, box]);
  if (!isReady) return <div className="skeleton" aria-busy="true" />;
  const changed = new Set(
    review.entries
      .filter(({ pointer }) => pointer.startsWith(`${path}/`))
      .map(({ pointer }) => segmentsOf(pointer.slice(path.length))[0]),
  );
  const isWide = room >= threeColumns;
  const switchMember = (name: string, member: "enabled" | "required", isOn: boolean) => {
    const rule = ruleOf(register, name);
    // What is hidden cannot be required.
    const next =
      member === "enabled" && !isOn ? { ...rule, enabled: false, required: false } : { ...rule, [member]: isOn };
    draft.change(path + toPointer(name), register[name], next);
  };
  const panel =
    open === undefined ? null : (
      <RulePanel
        key={open}
        name={open}
        title={titleOf(open)}
        prefix={prefixOf(open)}
        path={path}
        schema={schema}
        register={register}
        place={placeOf(open, register, tab)}
        field={field}
        sharing={sharing(open, register, names).map(titleOf)}
        translate={texts?.translate ?? translate}
        onClose={() => setOpen(undefined)}
      />
    );
  return (
    <section
      ref={box}
      className="rule-desk"
      data-columns={isWide ? (open === undefined ? 2 : 3) : 1}
      aria-label={label}
    >
      <FormViews look={look} codes={codes} onLook={(next) => setLook({ ...chosen, ...next })} />
      <div className="rule-desk__fields">
        <p className="rule-desk__hint text" data-size="s" data-tone="muted">
          {translate("console.field.hint", { count: names.length })}
        </p>
        <ol className="rule-desk__list" aria-label={translate("console.field.fields")}>
          {rows.map((row, index) => {
            const { name } = row;
            const { dragged } = order;
            const from = dragged ? names.indexOf(dragged.name) : -1;
            const isTarget = dragged !== null && row.isOn && dragged.to === index && from !== index;
            return (
              <FieldEntry
                key={name}
                row={row}
                title={titleOf(name)}
                prefix={prefixOf(name)}
                isOpen={open === name}
                isFaulty={ruleFaults(name, register[name], tools?.patternJudge).length > 0}
                isChanged={changed.has(name)}
                drop={isTarget ? (from < index ? "after" : "before") : undefined}
                isDragged={dragged?.name === name}
                handle={row.isOn && mayEdit() ? order.handlers(name, index) : undefined}
                onSwitch={(member, isOn) => switchMember(name, member, isOn)}
                onOpen={() => setOpen(open === name ? undefined : name)}
              >
                {open === name && !isWide ? panel : null}
              </FieldEntry>
            );
          })}
        </ol>
        {mayEdit() ? <NewField path={path} register={register} onAdd={setOpen} /> : null}
        <p className="only-read" role="status">
          {said}
        </p>
      </div>
      {drawing && labelled ? (
        <LiveForm
          drawing={drawing}
          texts={labelled}
          theme={look.theme}
          width={widths[look.width]}
          onField={(name) => isWide && setOpen(name === "confirmPassword" ? "password" : name)}
        />
      ) : (
        <div className="skeleton" aria-busy="true" />
      )}
      {isWide ? panel : null}
    </section>
  );
}

const prefixOf = (name: string) => `rule-${name}`;

/** Other fields on the form that say the same text when a value does not fit. */
function sharing(name: string, register: Register, names: readonly string[]): string[] {
  const id = ruleOf(register, name)["patternId"];
  return names.filter((other) => other !== name && ruleOf(register, other)["patternId"] === id);
}

/** Moves the focus to the control of a member of a rule; to the field's entry where it has none. */
function focusMember(box: HTMLElement | null, [name = "", member]: readonly string[]): void {
  const ids = [`${prefixOf(name)}-${member}`, `word-${name}-${member}-EN`, `${prefixOf(name)}-enabled`];
  const control = ids.map((id) => document.getElementById(id)).find((each) => each !== null && box?.contains(each));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

/** Draws `ruleDesk`. */
export const ruleDesk = defineBlock({ kind: "ruleDesk", component: RuleDesk });
