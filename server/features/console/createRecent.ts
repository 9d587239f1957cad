/** Values by name, as many as were used last. */
export interface Recent<T> {
  get(name: string): T | undefined;
  /** Keeps the value, and gives it back. */
  put(name: string, value: T): T;
}

/** Remembers so many values, and forgets the one that was not used for longest. */
export function createRecent<T>(most: number): Recent<T> {
  const values = new Map<string, T>();
  const put = (name: string, value: T) => {
    values.delete(name);
    values.set(name, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return value;
  };
  return {
    put,
    get: (name) => {
      const value = values.get(name);
      return value === undefined ? undefined : put(name, value);
    },
  };
}
