/** The JSON with one place of it, picked by a number, replaced by something else. */
export function mutateJson(json: unknown, place: number, value: unknown): unknown {
  const count = countPlaces(json);
  return replaceAt(json, place % count, value).json;
}

function countPlaces(json: unknown): number {
  if (typeof json !== "object" || json === null) return 1;
  return 1 + Object.values(json).reduce((sum: number, member) => sum + countPlaces(member), 0);
}

function replaceAt(json: unknown, place: number, value: unknown): { json: unknown; left: number } {
  if (place === 0) return { json: value, left: -1 };
  let left = place - 1;
  if (typeof json !== "object" || json === null) return { json, left };
  const members = Object.entries(json).map(([name, member]) => {
    if (left < 0) return [name, member] as const;
    const replaced = replaceAt(member, left, value);
    left = replaced.left;
    return [name, replaced.json] as const;
  });
  return { json: Array.isArray(json) ? members.map(([, member]) => member) : Object.fromEntries(members), left };
}
