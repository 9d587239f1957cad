import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { isRecord } from "#json/isRecord.ts";
import { PickList, type PickOption } from "../blocks/PickList.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useTextTables } from "../texts/useTextTables.ts";
import { WordsInLanguages } from "../texts/WordsInLanguages.tsx";
import { languagesOf, ownText, withText } from "../texts/ownText.ts";
import { labelKey, languagesWithout } from "./itemFaults.ts";
import type { WrittenItem } from "./everyItem.ts";

interface ItemWordsProps {
  item: WrittenItem;
  picks: readonly PickOption[];
  onWrite(item: WrittenItem): void;
}

/** What an item is called: which text, and what that says in every language of the brand. */
export function ItemWords({ item, picks, onWrite }: ItemWordsProps): ReactElement {
  const translate = useFixedText();
  const { draft, mayEdit } = useConsoleTools();
  const { site } = draft;
  const codes = languagesOf(site);
  const { tables } = useTextTables(codes);
  const key = labelKey(item);
  const without = key === undefined ? [] : languagesWithout(key, codes, site, tables);
  const write = (code: string, text: string) => {
    if (key !== undefined) draft.change("/texts", site?.["texts"], textsOf(withText(site, code, key, text)));
  };
  return (
    <div className="rule-words">
      <PickList
        label={translate("console.menus.label")}
        picks={picks}
        value={key}
        isReadOnly={!mayEdit()}
        noneText={translate("console.menus.noText")}
        onPick={(picked) => onWrite({ ...item, label: withKey(item["label"], picked) })}
      />
      {key === undefined ? null : (
        <WordsInLanguages
          id={`menu-word-${key}`}
          label={translate("console.menus.words")}
          codes={codes}
          isReadOnly={!mayEdit()}
          ownOf={(code) => ownText(site, code, key)}
          usualOf={(code) => tables[code]?.[key] ?? ""}
          faultOf={(code) => (without.includes(code) ? translate("console.menus.missingHere") : "")}
          onWrite={write}
        >
          <p className="text" data-size="s" data-tone="muted">
            {translate("console.menus.wordsHelp")}
          </p>
        </WordsInLanguages>
      )}
    </div>
  );
}

const textsOf = (site: unknown): unknown => (isRecord(site) ? site["texts"] : undefined);

/** A text with values keeps them where another is picked. */
function withKey(label: unknown, key: string): unknown {
  return isRecord(label) && typeof label["text"] === "string" ? { ...label, text: key } : key;
}
