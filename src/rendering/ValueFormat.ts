/** How a value is written: by Intl, in the player's language. Money is an integer of minor units. */
export type ValueFormat = "text" | "number" | "money" | "date" | "dateTime" | "percent";
