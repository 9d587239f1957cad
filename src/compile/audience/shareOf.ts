/**
 * Where somebody stands between 0 and 1 for a name: always at the same place, on every machine, and at another one for
 * another name. A larger part of a hundred holds a smaller one. FNV-1a with the last mixing of MurmurHash3; nothing secret
 * hangs on it.
 */
export function shareOf(name: string, key: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${name}\u0000${key}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
