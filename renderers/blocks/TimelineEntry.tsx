import type { ReactElement } from "react";
import { Icon } from "../icons/Icon.tsx";
import { toTime } from "../ui/toTime.ts";
import { Written } from "../ui/Written.tsx";

/** What a moment of a timeline shows. */
export interface Moment {
  title: string;
  text?: string | undefined;
  /** The word of its state. */
  badge?: string | undefined;
  icon?: string | undefined;
  tone?: string | undefined;
  /** When it was, as it is written for people; empty where nobody knows. */
  writtenTime: string;
}

/** One moment of a timeline; `time` is what it was read as. */
export function TimelineEntry(props: Moment & { time: unknown }): ReactElement {
  const { title, text, badge, icon, tone, time, writtenTime } = props;
  const ms = toTime(time);
  return (
    <li className="timeline__entry" data-tone={tone}>
      <span className="timeline__mark" data-plain={icon === undefined || undefined} aria-hidden="true">
        <Icon name={icon} size={18} />
      </span>
      <div className="timeline__words">
        <p className="timeline__head">
          <span className="timeline__title">{title}</span>
          {badge === undefined || badge === "" ? null : (
            <span className="badge" data-tone={tone}>
              {badge}
            </span>
          )}
        </p>
        {text === undefined || text === "" ? null : <p className="timeline__text">{text}</p>}
        {ms === undefined || writtenTime === "" ? null : (
          <time className="timeline__time" dateTime={isoOf(ms)}>
            <Written text={writtenTime} />
          </time>
        )}
      </div>
    </li>
  );
}

/** The moment for programs; undefined outside of the time that a date can be. */
function isoOf(ms: number): string | undefined {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
