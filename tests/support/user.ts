import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

type Place = Pick<typeof screen, "getByRole" | "getByLabelText">;

/** A person in front of a drawn page, whose keys wait for nothing. */
export const user = userEvent.setup({ delay: null });

/** An answer of a list with these rows. */
export const listOf = (rows: readonly object[], pageSize = 15) => ({ rows, page: 1, pageSize, total: rows.length });

/** Presses a button. */
export const press = (name: string | RegExp, place: Place = screen): Promise<void> =>
  user.click(place.getByRole("button", { name }));

/** Chooses a tab. */
export const choose = (name: string): Promise<void> => user.click(screen.getByRole("tab", { name }));

/** The element of the card with that heading. */
export const cardElement = (title: string): HTMLElement =>
  screen.getByRole("heading", { name: title }).closest("article, section, .card") as HTMLElement;

/** The card with that heading. */
export const cardOf = (title: string) => within(cardElement(title));

/** Labels and values of the list of facts with that name. */
export const factsOf = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll(`dl[aria-label="${name}"] > div`)].map((line) => [
      line.querySelector("dt")?.textContent ?? "",
      line.querySelector(".details__text")?.textContent ?? "",
    ]),
  );

/** What stands in the entries of the list with that name. */
export const entriesOf = (name: string): string[] =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent ?? "");

/** A field that is typed in. */
export const fieldOf = (place: Place, name: string | RegExp): HTMLElement =>
  place.getByLabelText(name, { selector: "input, textarea" });

/** Puts a text into a field in the place of what stands there. */
export async function fill(place: Place, name: string | RegExp, value: string): Promise<void> {
  const field = fieldOf(place, name);
  await user.clear(field);
  await user.click(field);
  await user.paste(value);
}
