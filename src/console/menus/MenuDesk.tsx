import { useId, type ReactElement } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { BundledMember } from "../blocks/BundledMember.tsx";
import { MemberPicker } from "../blocks/MemberPicker.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useChosenMember } from "../useChosenMember.ts";
import { MenuEditor } from "./MenuEditor.tsx";

const usualMenus = ["header", "bottomBar", "quick", "footer", "account", "personalCentre", "agentCentre"];

/** Every menu of the site, one of which is edited: its entries in order, beside the menu as each visitor sees it. */
export function MenuDesk({ label, path, schema }: BlockProps<"menuDesk">): ReactElement {
  const translate = useFixedText();
  const { draft, bundled } = useConsoleTools();
  const id = useId();
  const [chosen, setChosen] = useChosenMember(path);
  if (draft.state.status !== "ready") return <div className="skeleton" aria-busy="true" />;
  const own = readPointer(draft.site, path);
  const all = [own, bundled(path)].flatMap((menus) => (isRecord(menus) ? Object.keys(menus) : []));
  // Those of the product in the order in which a page shows them, those of the brand behind.
  const names = [...new Set([...usualMenus.filter((name) => all.includes(name)), ...all])].filter(
    (name) => name !== "$schema",
  );
  const name = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  const titleOf = (menu: string) => {
    const key = `schema.menus.${menu}`;
    const title = translate(key);
    return title === key ? menu : title;
  };
  return (
    <div className="menu-desk">
      <MemberPicker
        id={id}
        label={label}
        names={names}
        chosen={name}
        path={path}
        newLabel={translate("console.menus.newMenu")}
        titleOf={titleOf}
        onChoose={setChosen}
      />
      {name === undefined ? null : readPointer(own, toPointer(name)) === undefined ? (
        <BundledMember pointer={path + toPointer(name)} />
      ) : (
        <MenuEditor key={name} name={name} title={titleOf(name)} path={path} schema={schema} />
      )}
    </div>
  );
}

/** Draws `menuDesk`. */
export const menuDesk = defineBlock({ kind: "menuDesk", component: MenuDesk });
