/** Two days as yyyy-MM-dd, either of which may be open. */
export interface DateRange {
  from?: string;
  to?: string;
}

/** The span of so many days as people count them, with today: -7 are the last seven, 30 the next thirty, 0 is today. */
export function spanOf(days: number, now: Date): Required<DateRange> {
  const steps = days === 0 ? 0 : days - Math.sign(days);
  const [today, other] = [dayAfter(now, 0), dayAfter(now, steps)];
  return steps < 0 ? { from: other, to: today } : { from: today, to: other };
}

/** A day so many days after today, as the device's calendar has it. */
function dayAfter(now: Date, days: number): string {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10);
}
