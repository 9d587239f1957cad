import { useEffect, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { CommentBox } from "./CommentBox.tsx";
import { PlaceLink } from "./PlaceLink.tsx";

/** Everything that was said of a draft: open threads with their places, the draft as a whole, and what is settled. */
export function Comments({ label, draftOf }: BlockProps<"comments">): ReactNode {
  const translate = useFixedText();
  const { comments } = useConsoleTools();
  const owner = String(draftOf?.value ?? "");
  useEffect(() => void comments.load(owner), [comments, owner]);
  const whole = comments.openAt("");
  const [open, settled] = [false, true].map((isSettled) =>
    comments.threads.filter((thread) => thread.isSettled === isSettled && (isSettled || thread.pointer !== "")),
  );
  return (
    <section className="comments__all" aria-label={label}>
      <h3 className="comments__place">{translate("console.comments.whole")}</h3>
      <CommentBox pointer="" thread={whole} />
      {open?.map((thread) => (
        <div key={thread.id}>
          <h3 className="comments__place">
            <PlaceLink pointer={thread.pointer} />
          </h3>
          <CommentBox pointer={thread.pointer} thread={thread} />
        </div>
      ))}
      {settled === undefined || settled.length === 0 ? null : (
        <details>
          <summary>{translate("console.comments.settled", { count: settled.length })}</summary>
          {settled.map((thread) => (
            <div key={thread.id}>
              {thread.pointer === "" ? null : (
                <h3 className="comments__place">
                  <PlaceLink pointer={thread.pointer} />
                </h3>
              )}
              <CommentBox pointer={thread.pointer} thread={thread} />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

/** Draws `comments`. */
export const commentsBlock = defineBlock({ kind: "comments", component: Comments });
