import { refuseBusiness, type ForeignHandler } from "./ForeignPlatform.ts";

/** What a file begins with, by its kind. */
const beginnings: Readonly<Record<string, string>> = {
  "%PDF-": "application/pdf",
  "\u0089PNG": "image/png",
  "\u00ff\u00d8\u00ff": "image/jpeg",
  RIFF: "image/webp",
};

/** Files that arrive in parts, by account and id, in memory. */
export function foreignFiles(): Record<string, ForeignHandler> {
  const files = new Map<string, Buffer>();
  return {
    "PUT /wps/file/*": ({ account = "", path: [id = ""], query, bytes }) => {
      const key = `${account} ${id}`;
      const there = files.get(key) ?? Buffer.alloc(0);
      const offset = Number(query.get("offset"));
      const size = Number(query.get("size"));
      // A part that is there already is passed over; one beyond the end is sent too early.
      const whole = offset === there.length ? Buffer.concat([there, bytes]) : there;
      const begin = whole.toString("latin1", 0, 5);
      const type = Object.entries(beginnings).find(([first]) => begin.startsWith(first))?.[1];
      if (type === undefined || whole.length > size) return refuseBusiness("Tệp không hợp lệ", "file_type");
      files.set(key, whole);
      return { id, received: whole.length, size, type };
    },
  };
}
