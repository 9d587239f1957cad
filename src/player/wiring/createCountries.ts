import type { Country } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { observableValue } from "#stores/observableValue.ts";

/** The countries and their dialling codes, as the platform lists them. */
export interface Countries {
  /** Empty while they are loading. Observed. */
  list(): readonly Country[];
  /** Loads them; nothing happens where they are there or on their way. Never rejects. */
  want(): Promise<void>;
}

/** Loads the countries once. After a failure the next one who wants them tries again. */
export function createCountries(load: () => Promise<Answer<readonly Country[]>>): Countries {
  const countries = observableValue<readonly Country[]>([]);
  let loading: Promise<void> | undefined;
  const fetch = async () => {
    const answer = await load();
    if (answer.ok) countries.set(answer.value);
    else loading = undefined;
  };
  return { list: () => countries.get(), want: () => (loading ??= fetch()) };
}
