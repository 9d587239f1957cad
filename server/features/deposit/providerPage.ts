import { createHmac } from "node:crypto";
import type { PaymentsConfig } from "#server/readPayments.ts";
import type { StoredOrder } from "./StoredOrder.ts";

/** What the provider is told of an order, signed so that nobody pays another amount: `v1=<hex>` over the query before it. */
export function providerPage(
  { url, secrets }: PaymentsConfig,
  { id, amount, currency, reference }: Pick<StoredOrder, "id" | "amount" | "currency" | "reference">,
): string {
  const query = new URLSearchParams({ order: id, amount: String(amount), currency, reference });
  const signature = createHmac("sha256", secrets[0] ?? "")
    .update(query.toString())
    .digest("hex");
  return `${url}/pay?${query.toString()}&signature=v1%3D${signature}`;
}
