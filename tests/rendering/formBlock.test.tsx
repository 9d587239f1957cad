import { blockContract } from "#tests/contracts/blockContract.tsx";

blockContract({
  node: {
    kind: "form",
    id: "contact",
    label: "Contact",
    fields: [
      { name: "subject", widget: "text", label: "Subject", required: true, default: "x" },
      { name: "day", widget: "date", label: "Day" },
    ],
    submit: { label: "Send", action: { do: "login" } },
    reset: { label: "Empty" },
    before: [],
    after: [],
  },
});
