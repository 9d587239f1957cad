import { makeAutoObservable, observableRef } from "mobx";

/** A question that must be answered before something is done. Texts are ready to be shown. */
export interface Question {
  title: string;
  body: string;
  submit: string;
  /** Null where there is nothing to choose: the question is a statement to be taken note of. */
  cancel: string | null;
  danger: boolean;
  /**
   * Which of the two is what most people are to press, and looks so; the submit unless it says otherwise. The other one is
   * quiet: a way out must not look like the way on.
   */
  leads?: "submit" | "cancel";
}

/** A question and the one who waits for its answer. */
export interface AskedQuestion extends Question {
  answer(confirmed: boolean): void;
}

/** The question that is open. */
export class Questions {
  open: AskedQuestion | null = null;

  constructor() {
    makeAutoObservable(this, { open: observableRef }, { autoBind: true });
  }

  /** Asks and waits for the answer. A question that is still open is answered with no: only one can be asked. */
  ask(question: Question): Promise<boolean> {
    this.open?.answer(false);
    return new Promise((resolve) => this.set({ ...question, answer: (yes) => this.answered(resolve, yes) }));
  }

  set(question: AskedQuestion | null): void {
    this.open = question;
  }

  answered(resolve: (yes: boolean) => void, yes: boolean): void {
    this.open = null;
    resolve(yes);
  }
}
