/** What is to be paid; the amount in minor units. */
export interface Bill {
  order: string;
  amount: number;
  currency: string;
  reference: string;
}

const buttons = [
  ["pay", "Pay"],
  ["decline", "Decline"],
  ["twice", "Pay twice"],
  ["later", "Pay later"],
  ["less", "Pay half of it"],
  ["more", "Pay double"],
  ["other", "Pay in another currency"],
] as const;

/** The page of a bill, without a script: a form whose buttons say what the payer does. `said` is what came of the last press. */
export function pageOf(bill: Bill, query: string, { back, said }: { back: string; said?: string }): string {
  const { amount, currency, reference } = bill;
  const digits =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const written = new Intl.NumberFormat("en", { style: "currency", currency }).format(amount / 10 ** digits);
  const form = buttons.map(([name, label]) => `<button name="button" value="${name}">${label}</button>`).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox payments</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/style.css"></head>
<body><main><h1>Sandbox payments</h1><p>No money moves here.</p>
<p class="amount">${escape(written)}</p><p>Reference ${escape(reference)}</p>
${said === undefined ? `<form method="post" action="/pay${escape(query)}">${form}</form>` : `<p role="status">${escape(said)}</p>`}
<p><a href="${escape(back)}">Back to the site</a></p></main></body></html>`;
}

/** The look of the page. */
export const styleSheet = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-block-size: 100vh; }
main { inline-size: min(24rem, 100% - 2rem); }
.amount { font-size: 2.25rem; font-weight: 700; margin: 0; }
form { display: grid; gap: 0.6rem; margin-block: 1.5rem; }
button { font: inherit; min-block-size: 3rem; border-radius: 0.5rem; border: 1px solid; cursor: pointer; }
button[value="pay"] { font-weight: 700; }
`;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
