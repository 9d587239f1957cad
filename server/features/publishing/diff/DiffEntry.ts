/**
 * One difference between two configurations. `pointer` leads into the new document, or into the old one for something
 * removed; `label` is the same way in words, items named by their keys. A moved list has the keys of its items as values.
 */
export interface DiffEntry {
  pointer: string;
  label: string;
  kind: "added" | "removed" | "changed" | "moved";
  before?: unknown;
  after?: unknown;
}
