import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { useTalk } from "#rendering/hooks/useTalk.ts";
import { Waiting } from "../../ui/Waiting.tsx";
import { TalkField } from "./TalkField.tsx";
import { TalkList } from "./TalkList.tsx";
import "./Talk.css";

const usualLongest = 300;

/** A conversation: who is there, what is said, and a field to say something, or why one may not. */
export function Talk(props: BlockProps<"talk">): ReactElement {
  const { label, placeholder, longest = usualLongest, empty, closed } = props;
  const room = useTalk(props);
  const text = useFixedText();
  const write = useFormat();
  if (room === undefined || (room.status === "connecting" && room.messages.length === 0))
    return (
      <div className="talk" data-node={props.id} aria-busy="true">
        <Waiting shape="lines" />
      </div>
    );
  const { place, people, status } = room;
  const isMuted = place?.why === "muted";
  return (
    <div className="talk" data-node={props.id}>
      <p className="talk__state" role="status" data-state={status}>
        {status === "lost"
          ? text("ui.talk.lost")
          : people === undefined
            ? ""
            : text("ui.talk.people", { count: write(people, "number") })}
      </p>
      <TalkList room={room} label={label} empty={empty} />
      {place?.mayWrite ? (
        <TalkField room={room} label={placeholder ?? text("ui.talk.field")} longest={longest} />
      ) : isMuted ? (
        <p className="talk__muted" role="status">
          {text("ui.talk.muted", { until: write(place.mutedUntil, "dateTime") })}{" "}
          {place.reason === "" ? null : <bdi>{place.reason}</bdi>}
        </p>
      ) : place === undefined ? null : (
        <div className="talk__closed">{closed}</div>
      )}
    </div>
  );
}

/** Draws `talk`. */
export const talk = defineBlock({ kind: "talk", component: Talk });
