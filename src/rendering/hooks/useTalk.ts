import { useEffect } from "react";
import { TalkRoom } from "#stores/TalkRoom.ts";
import { TalkSource } from "#stores/TalkSource.ts";
import type { BlockProps } from "../BlockProps.ts";
import { useRendering } from "./useRendering.ts";

/** What renderers see of a conversation, of what was said, and of what is not yet. */
export type Talk = TalkRoom;
export type TalkedMessage = TalkRoom["messages"][number];
export type UnsaidMessage = TalkRoom["unsent"][number];

/** The conversation of a `talk` node; undefined until it has begun. It goes on, and counts, when the node is not drawn any more. */
export function useTalk({ id, at, stream, call, send, place }: BlockProps<"talk">): Talk | undefined {
  const { data, talks } = useRendering();
  const { document } = at;
  const view = data.read(document, id);
  const room = view.status === "ready" && view.value instanceof TalkRoom ? view.value : undefined;
  const isMissing = room === undefined;
  useEffect(() => {
    if (!isMissing || talks === undefined) return undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const port = await talks();
      if (isOver) return;
      // Never given up: what was not read is counted as long as the page is open.
      data.watch(document, id, {
        call: stream,
        params: {},
        everyMs: 0,
        create: (request, doCall) => new TalkSource(request, doCall, { stream, list: call, send, place }, port),
      });
    };
    void begin().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [data, talks, document, id, isMissing, stream, call, send, place]);
  useEffect(() => {
    room?.see(true);
    return () => room?.see(false);
  }, [room]);
  return room;
}
