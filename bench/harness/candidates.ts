import type { Candidate } from "./Candidate.ts";

/** Everything that is measured, the practical limit first: every ratio is to it. */
export const candidates: Candidate[] = [
  { name: "hand-written", title: "Hand-written React", entry: "candidates/handWritten.tsx" },
  { name: "engine", title: "Croupier, engine lane", entry: "candidates/engine.tsx" },
  { name: "engine-rjsf", title: "Croupier, rjsf lane", entry: "candidates/engineRjsf.tsx" },
  { name: "tanstack", title: "TanStack Form", entry: "peers/tanstack.tsx" },
  { name: "formily", title: "Formily", entry: "peers/formily.tsx" },
  { name: "rjsf", title: "Stock rjsf", entry: "peers/rjsf.tsx" },
  { name: "json-forms", title: "JSON Forms vanilla", entry: "peers/jsonForms.tsx" },
];
