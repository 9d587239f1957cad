import { useId, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

interface FlagOwnerProps {
  /** The place of the owner in the draft. */
  pointer: string;
  flag: string;
  /** Empty where nobody is named. */
  owner: string;
}

/** As long as the schema lets it be. */
const longest = 80;

/** Who decides about a feature, as it is written. */
export function FlagOwner({ pointer, flag, owner }: FlagOwnerProps): ReactElement | null {
  const translate = useFixedText();
  const { draft, mayEdit } = useConsoleTools();
  const id = useId();
  if (!mayEdit()) return null;
  return (
    <div className="flag__new">
      <label className="field__label" htmlFor={id}>
        {translate("console.flags.owner", { flag })}
      </label>
      <input
        id={id}
        className="input"
        dir="auto"
        maxLength={longest}
        value={owner}
        onChange={(event) => {
          const said = event.currentTarget.value;
          draft.edit(pointer, said.trim() === "" ? undefined : said);
        }}
      />
    </div>
  );
}
