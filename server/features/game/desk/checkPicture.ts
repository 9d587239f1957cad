import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { originsOf } from "#server/http/securityHeaders.ts";

/** Where pictures may come from, beside the site itself. */
export interface PictureHosts {
  /** Of this installation. */
  imageHosts: readonly string[];
  /** Of the brand. */
  imageCDNs?: readonly string[] | undefined;
}

/** Throws beside its field where pages may show no picture of this host: players would find the drawn one, and nobody would say why. */
export function checkPicture(field: string, address: string, { imageHosts, imageCDNs = [] }: PictureHosts): void {
  const [origin] = originsOf([address]);
  if (origin === undefined || imageHosts.includes(origin) || originsOf(imageCDNs).includes(origin)) return;
  throw invalidForm({ [field]: { key: "error.picture_host" } });
}
