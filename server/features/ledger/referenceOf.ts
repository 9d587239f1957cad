/** What a transfer is called wherever somebody reads of it: in the account record, on bills, in reports and letters. */
export function referenceOf(transferId: string): string {
  return transferId.slice(0, 8).toUpperCase();
}
