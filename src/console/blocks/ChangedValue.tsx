import type { ReactElement } from "react";
import { isRecord } from "#json/isRecord.ts";
import { segmentsOf } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import type { TextParts } from "../differingPart.ts";
import { ConditionOfItem, isAudience } from "../menus/ConditionOfItem.tsx";
import { brandZone } from "../moments/brandZone.ts";
import { momentWords } from "../moments/momentWords.ts";
import { createSchemaWords } from "../schemaWords.ts";
import { siteTextOf } from "../siteTextOf.ts";
import { useReader } from "../useReader.ts";
import { ChangedDocument, rootOf } from "./ChangedDocument.tsx";

interface ChangedValueProps {
  /** The place of the value in the site. */
  pointer: string;
  value: unknown;
  /** For a text: what of it differs from the other side. */
  parts?: TextParts | undefined;
  /** How deep the value stands in what is shown. */
  depth?: number;
}

/** Members and items that are shown of one value; of more the number is told. */
const shown = 12;
/** Deeper than this a value is shown as JSON. */
const deepest = 3;
const colour = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl|oklch|oklab|color)a?\(.*\))$/i;

/** A value as the operator's forms say it: on and off, a colour with its sample, a text in words, a group by the names of its members. */
export function ChangedValue({ pointer, value, parts, depth = 0 }: ChangedValueProps): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { draft } = useConsoleTools();
  const [part = "", ...segments] = segmentsOf(pointer);
  const words = createSchemaWords(part, translate);
  const name = segments.findLast((segment) => !/^\d+$/.test(segment)) ?? part;
  if (value === undefined) return <em>{translate("console.changes.nothing")}</em>;
  if (typeof value === "boolean") return <Switched isOn={value} />;
  if (typeof value === "number") return <span>{String(value)}</span>;
  if (typeof value === "string") {
    if (part === "flags" && name === "enabled") return <Switched isOn={value === "1"} />;
    if (colour.test(value)) return <Sample colour={value} />;
    if (value === "") return <em>{translate("console.changes.empty")}</em>;
    const said = part === "texts" ? undefined : siteTextOf(value, draft.site, reader);
    const moment = part === "texts" ? undefined : momentWords(value, brandZone(draft.site), reader.language);
    if (moment !== undefined) return <time dateTime={value}>{moment}</time>;
    const choice = words.choice(name, value);
    if (parts && said === undefined && choice === value) return <ChangedText {...parts} />;
    return (
      <span className="value-text" dir="auto">
        {said ?? choice}
        {said === undefined ? null : (
          <>
            {" "}
            <code dir="ltr">{value}</code>
          </>
        )}
      </span>
    );
  }
  if (part === "menus" && name === "when" && isAudience(value)) return <ConditionOfItem when={value} />;
  const root = part === "layouts" || part === "pages" || part === "forms" ? rootOf(value) : undefined;
  if (root !== undefined)
    return (
      <ChangedDocument pointer={pointer} value={value} root={root}>
        <Json value={value} />
      </ChangedDocument>
    );
  // What is no node of a document is read by whoever wrote it as JSON.
  if (depth >= deepest || part === "layouts" || part === "pages") return <Json value={value} />;
  if (Array.isArray(value)) {
    if (value.length === 0) return <em>{translate("console.changes.nothing")}</em>;
    return (
      <ol className="value-list">
        {value.slice(0, shown).map((item: unknown, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- what it shows never changes its place
          <li key={index}>
            <ChangedValue pointer={pointer} value={item} depth={depth + 1} />
          </li>
        ))}
        <More count={value.length - shown} />
      </ol>
    );
  }
  if (!isRecord(value)) return <Json value={value} />;
  const members = Object.entries(value).filter(([, each]) => !Array.isArray(each) || each.length > 0);
  return (
    <dl className="value-members">
      {members.slice(0, shown).map(([member, each]) => (
        <div key={member}>
          <dt>{words.find(member)?.title ?? siteTextOf(`field.${member}`, draft.site, reader) ?? member}</dt>
          <dd>
            <ChangedValue pointer={`${pointer}/${member}`} value={each} depth={depth + 1} />
          </dd>
        </div>
      ))}
      {members.length > shown ? (
        <div>
          <dt>…</dt>
          <dd>{translate("console.changes.more", { count: members.length - shown })}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Switched({ isOn }: { isOn: boolean }): ReactElement {
  const translate = useFixedText();
  return (
    <span className="badge" data-tone={isOn ? "positive" : "muted"}>
      {translate(isOn ? "console.members.on" : "console.members.off")}
    </span>
  );
}

function Sample({ colour: value }: { colour: string }): ReactElement {
  return (
    <span className="value-colour">
      <span className="value-colour__sample" style={{ backgroundColor: value }} aria-hidden="true" />
      <code dir="ltr">{value}</code>
    </span>
  );
}

function ChangedText({ start, middle, end }: TextParts): ReactElement {
  // Where all of it is another text nothing of it stands out.
  const isMarked = middle !== "" && start + end !== "";
  return (
    <span className="value-text" dir="auto">
      {start}
      {isMarked ? <mark>{middle}</mark> : middle}
      {end}
    </span>
  );
}

function More({ count }: { count: number }): ReactElement | null {
  const translate = useFixedText();
  return count > 0 ? <li className="value-more">{translate("console.changes.more", { count })}</li> : null;
}

function Json({ value }: { value: unknown }): ReactElement {
  const translate = useFixedText();
  return (
    <pre role="group" tabIndex={0} dir="ltr" aria-label={translate("console.changes.json")}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
