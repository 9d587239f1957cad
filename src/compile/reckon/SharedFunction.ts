/**
 * A function that pages may name: the platform reckons with the same. What it gives follows from its parameters alone; undefined while
 * they say nothing. Never throws, whatever it is given.
 */
export type SharedFunction = (
  params: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>> | undefined;
