import { makeAutoObservable, observableRef } from "mobx";

/** What a question looks like. */
interface QuestionLook {
  danger: boolean;
  /**
   * Which of the two is what most people are to press, and looks so; the submit unless it says otherwise. The other one is
   * quiet: a way out must not look like the way on.
   */
  leads?: "submit" | "cancel";
}

/** Words: ready to be shown, or a function that says them in the language that is shown then. */
type Said = string | (() => string);

/** A question that must be answered before something is done. */
export interface Question extends QuestionLook {
  title: Said;
  body: Said;
  submit: Said;
  /** Null where there is nothing to choose: the question is a statement to be taken note of. */
  cancel: Said | null;
}

/** A question as it is shown, in the language that is shown now, and the one who waits for its answer. */
export interface AskedQuestion extends QuestionLook {
  readonly title: string;
  readonly body: string;
  readonly submit: string;
  readonly cancel: string | null;
  answer(confirmed: boolean): void;
}

const say = (said: Said): string => (typeof said === "string" ? said : said());

/** The question that is open. */
export class Questions {
  open: AskedQuestion | null = null;

  constructor() {
    makeAutoObservable(this, { open: observableRef }, { autoBind: true });
  }

  /** Asks and waits for the answer. A question that is still open is answered with no: only one can be asked. */
  ask({ title, body, submit, cancel, ...look }: Question): Promise<boolean> {
    this.open?.answer(false);
    return new Promise((resolve) =>
      this.set({
        ...look,
        get title() {
          return say(title);
        },
        get body() {
          return say(body);
        },
        get submit() {
          return say(submit);
        },
        get cancel() {
          return cancel === null ? null : say(cancel);
        },
        answer: (yes) => this.answered(resolve, yes),
      }),
    );
  }

  set(question: AskedQuestion | null): void {
    this.open = question;
  }

  answered(resolve: (yes: boolean) => void, yes: boolean): void {
    this.open = null;
    resolve(yes);
  }
}
