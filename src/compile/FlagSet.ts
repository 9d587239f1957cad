/** The features that are on. `has` answers in constant time; a feature nobody named is off. */
export interface FlagSet {
  has(id: string): boolean;
}
