import type { ValueOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";

/** Whose wallets, and how the brand keeps them. */
export interface WalletOwner {
  memberId: string;
  currency: string;
  isSingle: boolean;
  least: number;
}

/** A vendor that has a wallet. */
export interface VendorWallet {
  code: string;
  name: string;
  isOpen: boolean;
}

/** Vendors that have wallets: those that are shown, each once, by its place among them. */
export async function loadWalletVendors(db: Queryable): Promise<VendorWallet[]> {
  return db.query<VendorWallet>(
    `SELECT vassalage AS code, min(display_name) AS name, bool_or(status <> 'maintenance') AS "isOpen" FROM game_vendor
     WHERE is_shown GROUP BY vassalage ORDER BY min(place), vassalage`,
  );
}

/**
 * A member's wallets with what is in them. A vendor's wallet that holds money is listed also where the vendor is no longer shown, or the
 * brand has gone back to one wallet: nobody's money is out of sight.
 */
export async function loadWallets(
  db: Queryable,
  { memberId, currency, isSingle, least }: WalletOwner,
): Promise<ValueOf<"listWallets">> {
  const [vendors, accounts] = await Promise.all([
    loadWalletVendors(db),
    db.query<{ kind: string; place: string; balance: number }>(
      `SELECT kind, place, balance FROM ledger_account
       WHERE member_id = $1 AND currency = $2 AND kind IN ('player', 'playerVendor')`,
      [memberId, currency],
    ),
  ]);
  const balanceOf = (code: string) => accounts.find(({ place }) => place === code)?.balance ?? 0;
  const gone = accounts
    .filter(({ place, balance }) => place !== "" && balance > 0 && !vendors.some(({ code }) => code === place))
    .map(({ place }) => ({ code: place, name: place, isOpen: false }));
  const places = [...vendors.filter(({ code }) => !isSingle || balanceOf(code) > 0), ...gone];
  const wallets = [{ code: "", name: "", isOpen: true }, ...places].map((wallet) => ({
    ...wallet,
    isOpen: wallet.code === "" || (wallet.isOpen && !isSingle),
    balance: balanceOf(wallet.code),
    currency,
  }));
  const total = wallets.reduce((sum, { balance }) => sum + balance, 0);
  return { isSingle, currency, total, elsewhere: total - balanceOf(""), least, wallets, vendors: wallets.slice(1) };
}
