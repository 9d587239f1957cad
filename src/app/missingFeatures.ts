/**
 * What this browser lacks of what the program cannot do without. Encryption is only there in a secure context, so a
 * page over plain http from another machine lacks it too.
 */
export function missingFeatures(scope: object = globalThis): string[] {
  const { crypto, CSSStyleSheet: Sheet, AbortSignal: Signal } = scope as Partial<typeof globalThis>;
  const checks: [name: string, isThere: boolean][] = [
    ["WebCrypto", crypto?.subtle !== undefined],
    ["constructed style sheets", Sheet !== undefined && "replaceSync" in Sheet.prototype],
    ["AbortSignal.any", Signal !== undefined && "any" in Signal],
    ["Object.groupBy", "groupBy" in Object],
    ["toSorted", "toSorted" in Array.prototype],
  ];
  return checks.filter(([, isThere]) => !isThere).map(([name]) => name);
}
