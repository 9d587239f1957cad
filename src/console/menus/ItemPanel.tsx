import type { ReactElement } from "react";
import { traceCondition } from "#engine/traceCondition.ts";
import { createScope } from "#engine/index.ts";
import type { Weekday } from "#compile/time/weekdayAt.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Choice } from "../blocks/Choice.tsx";
import { PickList } from "../blocks/PickList.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { ConditionWords } from "../preview/ConditionWords.tsx";
import { OwnSettings } from "../rules/OwnSettings.tsx";
import { AudiencePicker } from "./AudiencePicker.tsx";
import { DayPicker } from "./DayPicker.tsx";
import { IconPicker } from "./IconPicker.tsx";
import { readAudience, writeAudience, type ItemAudience } from "./itemAudience.ts";
import type { ItemFault } from "./itemFaults.ts";
import { ItemFlags } from "./ItemFlags.tsx";
import { ItemWords } from "./ItemWords.tsx";
import type { WrittenItem } from "./everyItem.ts";
import { leadTo, readWay } from "./menuTargets.ts";
import type { MenuPicks } from "./useMenuPicks.ts";
import type { MenuSite } from "./useMenuSite.ts";

interface ItemPanelProps {
  item: WrittenItem;
  title: string;
  pointer: string;
  menu: string;
  schema: string;
  around: MenuSite;
  picks: MenuPicks;
  faults: readonly ItemFault[];
  /** Items that it may be put into, the menu itself with an empty value. */
  holders: readonly { value: string; label: string }[];
  holder: string;
  onWrite(item: WrittenItem): void;
  onHold(holder: string): void;
  /** A day was picked that the drawn menu is to be looked at on. */
  onDay(day: Weekday): void;
  onRemove(): void;
  onClose(): void;
}

/** One item of a menu: its words, its picture, where it leads, and who sees it. */
export function ItemPanel(props: ItemPanelProps): ReactElement {
  const { item, title, pointer, menu, schema, around, picks, faults, holders, holder } = props;
  const { onWrite, onHold, onDay, onRemove, onClose } = props;
  const translate = useFixedText();
  const { mayEdit } = useConsoleTools();
  const isReadOnly = !mayEdit();
  const audience = readAudience(item["when"]);
  const way = readWay(item, menu, around.documents, around.paths);
  const restate = (change: Partial<ItemAudience>) => {
    const { when: _when, ...others } = item;
    const when = writeAudience({ ...audience, ...change });
    onWrite(when === undefined ? others : { ...others, when });
  };
  const lead = (key: string) => {
    const target = around.targets.find((each) => each.key === key);
    if (target) onWrite(leadTo(item, target, menu));
  };
  return (
    <section className="rule-panel" aria-label={translate("console.menus.itemOf", { item: title })}>
      <header className="rule-panel__head">
        <h2 dir="auto">{title}</h2>
        <button type="button" className="button button--ghost" data-size="s" onClick={onClose}>
          {translate("console.field.close")}
        </button>
      </header>
      {faults.length === 0 ? null : (
        <div role="alert" className="rule-panel__faults">
          {faults.map((fault) => (
            <p key={fault.code + Object.values(fault.values).join(" ")} className="field__error">
              {translate(`console.menus.fault.${fault.code}`, fault.values)}
            </p>
          ))}
        </div>
      )}
      <ItemWords item={item} picks={picks.texts} onWrite={onWrite} />
      <IconPicker
        value={typeof item["icon"] === "string" ? item["icon"] : undefined}
        isReadOnly={isReadOnly}
        onPick={(icon) => {
          const { icon: _icon, ...others } = item;
          onWrite(icon === undefined ? others : { ...others, icon });
        }}
      />
      {way.does === "opens" ? (
        <p className="text" data-size="s" data-tone="muted">
          {translate("console.menus.opens")}
        </p>
      ) : (
        <PickList
          label={translate("console.menus.leads")}
          picks={picks.targets}
          value={way.does === "leads" ? way.key : undefined}
          placeholder={
            way.does === "acts"
              ? translate("console.menus.acts", {
                  action: way.actions.map((each) => actionWord(each, translate)).join(", "),
                })
              : translate("console.menus.findPage")
          }
          isReadOnly={isReadOnly}
          noneText={translate("console.menus.noPage")}
          onPick={lead}
        />
      )}
      <AudiencePicker
        label={translate("console.menus.audience")}
        kinds={audience.kinds}
        isReadOnly={isReadOnly}
        onChoose={(kinds) => restate({ kinds })}
      />
      <DayPicker
        days={audience.days}
        kinds={audience.daysFor}
        zone={around.zone}
        isReadOnly={isReadOnly}
        onChoose={(change) => {
          restate(change);
          const added = change.days?.find((day) => !audience.days.includes(day));
          if (added !== undefined) onDay(added);
        }}
      />
      <ItemFlags
        flags={audience.flags}
        picks={picks.flags}
        isReadOnly={isReadOnly}
        onChange={(flags) => restate({ flags })}
      />
      {audience.rest.length === 0 ? null : (
        <div className="text" data-size="s">
          {translate("console.menus.rest")}
          <ul>
            {audience.rest.map((part, index) => (
              <li key={index}>
                <ConditionWords trace={traceCondition(part, nobody)} isJudged={false} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {holders.length < 2 || isReadOnly ? null : (
        <Choice label={translate("console.menus.standsIn")} value={holder} options={holders} onChoose={onHold} />
      )}
      <OwnSettings
        pointer={pointer}
        schema={schema}
        part="menus"
        title={title}
        more={translate("console.menus.more")}
      />
      {isReadOnly ? null : (
        <button type="button" className="button button--ghost" data-size="s" onClick={onRemove}>
          {translate("console.menus.remove", { item: title })}
        </button>
      )}
    </section>
  );
}

const nobody = createScope({}, () => false, "nobody");

/** What an action does, in a word; its name for one that has none. */
function actionWord(name: string, translate: ReturnType<typeof useFixedText>): string {
  const key = `console.menus.action.${name}`;
  const word = translate(key);
  return word === key ? name : word;
}
