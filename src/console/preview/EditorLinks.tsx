import { useContext, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { PlaceLink } from "../blocks/PlaceLink.tsx";
import { ConsoleToolsHolder } from "../ConsoleTools.ts";

/** The ways to the editors of what is explained: of the node, and of what it is drawn from. Nothing outside of the console. */
export function EditorLinks({ places }: { places: readonly string[] }): ReactElement | null {
  const translate = useFixedText();
  const tools = useContext(ConsoleToolsHolder);
  if (tools === null || places.length === 0) return null;
  return (
    <ul className="explained__links" aria-label={translate("console.explain.edit")}>
      {places.map((place) => (
        <li key={place}>
          {translate("console.explain.edit")}: <PlaceLink pointer={place} />
        </li>
      ))}
    </ul>
  );
}
