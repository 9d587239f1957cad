/** The button beside a code field: it sends the code, then counts down until it may be sent again. */
export interface CodeSender {
  label: string;
  /** Seconds until it may be pressed again; null while it may. */
  countdown: number | null;
  isBusy: boolean;
  onSend(): void;
}
