import { useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { PlaceLink } from "../blocks/PlaceLink.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { usesByDocument } from "../flags/flagUses.ts";
import { placeWords } from "../placeWords.ts";
import { useReader } from "../useReader.ts";
import { TextPreview } from "./TextPreview.tsx";

interface TextPlacesProps {
  /** Where documents show the text. */
  pointers: readonly string[];
  textKey: string;
  /** Languages of the desk. */
  languages: readonly string[];
}

/** Links that are drawn; a word that stands everywhere would otherwise fill the page. */
const shown = 20;

/** The documents that show a text, each with the way to its place, and the text drawn in one of them as long as it is. */
export const TextPlaces = observing(function TextPlaces(props: TextPlacesProps): ReactElement {
  const { pointers, textKey, languages } = props;
  const translate = useFixedText();
  const reader = useReader();
  const { draft } = useConsoleTools();
  const [isOpen, setOpen] = useState(false);
  const documents = usesByDocument(pointers);
  return (
    <details className="text-row__places" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate("console.flags.usedIn", { count: documents.length })}</summary>
      {isOpen ? <TextPreview textKey={textKey} languages={languages} /> : null}
      {isOpen ? (
        <ul>
          {documents.slice(0, shown).map((each) => (
            <li key={each}>
              <PlaceLink
                pointer={pointers.find((pointer) => `${pointer}/`.startsWith(`${each}/`)) ?? each}
                words={placeWords(each, draft.site, reader)}
              />
            </li>
          ))}
          {documents.length > shown ? (
            <li>{translate("console.changes.more", { count: documents.length - shown })}</li>
          ) : null}
        </ul>
      ) : null}
    </details>
  );
});
