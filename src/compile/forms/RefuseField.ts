/** Takes down an error below the field: where, why, and the nearest valid choice. */
export type RefuseField = (at: string, reason: string, nearest?: string) => void;
