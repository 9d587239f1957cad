import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Ticking } from "../ui/Ticking.tsx";
import { Written } from "../ui/Written.tsx";
import { AvatarMark } from "../ui/AvatarMark.tsx";

interface RankingEntryProps {
  place: string;
  medal: number | undefined;
  name: BlockProps<"avatar">["name"];
  text: string | undefined;
  value: string | undefined;
  isMine: boolean;
  /** Rows between this one and the one above are left out. */
  isAfterGap: boolean;
  hasAvatar: boolean;
}

/** One row of a ranking. */
export function RankingEntry(props: RankingEntryProps): ReactElement {
  const { place, medal, name, text, value, isMine, isAfterGap, hasAvatar } = props;
  const fixed = useFixedText();
  return (
    <li className="ranking__entry" data-mine={isMine || undefined} data-gap={isAfterGap || undefined}>
      <span className="ranking__place" data-medal={medal}>
        <Written text={place} />
      </span>
      {hasAvatar ? <AvatarMark name={name.text} size="s" /> : null}
      <span className="ranking__words">
        <span className="ranking__name">
          <bdi>{name.text === "" ? "–" : name.text}</bdi>
          {isMine ? (
            <span className="badge" data-tone="accent">
              {fixed("ui.ranking.you")}
            </span>
          ) : null}
        </span>
        {text === undefined || text === "" ? null : <span className="ranking__text">{text}</span>}
      </span>
      {value === undefined ? null : (
        <span className="ranking__value">{value === "" ? "–" : <Ticking text={value} />}</span>
      )}
    </li>
  );
}
