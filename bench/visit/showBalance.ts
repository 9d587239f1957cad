/**
 * The program of a page by hand that fetches the balance of whoever is logged in, and writes it where the page leaves room for it. It
 * is written into the page, so it may use nothing from around it.
 */
export async function showBalance(address: string, selector: string): Promise<void> {
  const answer = await fetch(address, { headers: { token: sessionStorage.getItem("token") ?? "" } });
  const { value } = (await answer.json()) as { value: { sumBalance: number; currency: string } };
  const { currency } = value;
  const text = new Intl.NumberFormat("en", { style: "currency", currency }).format(value.sumBalance / 100);
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
}
