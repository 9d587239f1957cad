import type { KeptReport } from "./createReports.ts";

const mostInOne = 10;

/**
 * Reads the two ways in which browsers write violations of the content security policy. Addresses lose their queries,
 * samples of the page's code are left out, and what is neither of the two is left out too.
 */
export function toCspReports(body: unknown): KeptReport[] {
  const items = Array.isArray(body) ? (body as unknown[]) : [body];
  return items.slice(0, mostInOne).flatMap((item) => {
    const found = record(item);
    const old = record(found["csp-report"]);
    const violation = Object.keys(old).length > 0 ? old : record(found["body"]);
    const directive = text(
      violation["effective-directive"] ?? violation["effectiveDirective"] ?? violation["violated-directive"],
    );
    if (directive === "") return [];
    const blocked = withoutQuery(text(violation["blocked-uri"] ?? violation["blockedURL"]));
    return [
      {
        kind: "csp",
        document: withoutQuery(text(violation["source-file"] ?? violation["sourceFile"])),
        reason: `${directive} blocked ${blocked || "inline"}`.slice(0, 300),
        page: pathOf(text(violation["document-uri"] ?? violation["documentURL"])),
      },
    ];
  });
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 500) : "";
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? "";
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : withoutQuery(address);
}
