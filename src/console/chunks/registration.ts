// The desk of the registration: a chunk of its own, since only its page needs it.
export { ruleDesk } from "../rules/RuleDesk.tsx";
