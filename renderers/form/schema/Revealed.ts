import { createContext, useContext, useState } from "react";

/** The place of a schema form that somebody wants to see, as a JSON pointer; another object each time. */
export type Revealed = { pointer: string } | null;

/** Tells the folded parts of a schema form which place is to be seen; they open where it stands in them. */
export const RevealedContext = createContext<Revealed>(null);

/** Whether a part that can be folded is open. What was open once stays drawn, so that nothing typed is lost. */
export interface Fold {
  isOpen: boolean;
  wasOpen: boolean;
  toggle(): void;
}

/** The fold at a pointer: it opens by a press, and when a place inside of it is to be seen. */
export function useFold(pointer: string, startsOpen: boolean): Fold {
  const revealed = useContext(RevealedContext);
  const isWanted = revealed !== null && `${revealed.pointer}/`.startsWith(`${pointer}/`);
  const [isOpen, setOpen] = useState(startsOpen || isWanted);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [seen, setSeen] = useState(revealed);
  if (seen !== revealed) {
    setSeen(revealed);
    if (isWanted) setOpen(true);
  }
  if (isOpen && !wasOpen) setWasOpen(true);
  return { isOpen, wasOpen, toggle: () => setOpen(!isOpen) };
}
