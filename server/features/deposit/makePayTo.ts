import { randomBytes } from "node:crypto";
import type { CryptoNetwork, StoredChannel } from "./StoredChannel.ts";
import type { PayTo } from "./StoredOrder.ts";

const alphabets: Readonly<Record<CryptoNetwork["address"]["alphabet"], string>> = {
  base58: "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
  hex: "0123456789abcdef",
  bech32: "qpzry9x8gf2tvdw0s3jn54khce6mua7l",
};

/** Nowhere to pay to yet. */
const nowhere: PayTo = { bank: null, holder: null, account: null, network: null, address: null, qr: null };

/**
 * Where the payment of a new order goes. `payPage` is where the provider takes it. The address of a crypto payment is made up: it
 * is the sandbox provider's, and belongs to one order alone. A provider of real coins names one of its own here.
 */
export function makePayTo(
  { kind, payTo }: Pick<StoredChannel, "kind" | "payTo">,
  form: Readonly<Record<string, unknown>>,
  payPage: string | null,
): PayTo {
  const { bank = null, holder = null, account = null, networks = [] } = payTo;
  if (kind === "bank") return { ...nowhere, bank, holder, account };
  if (kind === "qr") return { ...nowhere, qr: payPage };
  if (kind === "card") return nowhere;
  const network = networks.find(({ id }) => id === form["network"]) ?? networks[0];
  if (!network) return nowhere;
  const { prefix, alphabet, length } = network.address;
  const letters = alphabets[alphabet];
  const address = prefix + Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join("");
  return { ...nowhere, network: network.id, address, qr: `${network.scheme}:${address}` };
}
