/** How the bytes of an answer may be coded. */
export type Coding = "br" | "gzip" | "identity";

/** What we offer, best first. */
const offered = ["br", "gzip"] as const;
/** Browsers send a handful of different headers, one each; who sends others is answered all the same. */
const known = new Map<string, Coding>();
const mostKnown = 64;
const mostLength = 200;

/**
 * The coding for an `Accept-Encoding` header (RFC 9110, 12.5.3): of ours the one that it wants most, Brotli where it wants
 * several as much, and none where it names none or refuses all (`q=0`). What is no header of this kind counts as none. A header
 * that takes no coding of ours and refuses `identity` gets identity: a page that can be read beats a 406.
 */
export function pickCoding(header: string | undefined): Coding {
  if (header === undefined || header === "") return "identity";
  const before = known.get(header);
  if (before !== undefined) return before;
  const picked = pick(header);
  if (header.length <= mostLength && known.size < mostKnown) known.set(header, picked);
  return picked;
}

function pick(header: string): Coding {
  const wishes = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = weightOf(parameters);
    if (name !== "" && weight !== undefined) wishes.set(name === "x-gzip" ? "gzip" : name, weight);
  }
  const weightFor = (coding: string) => wishes.get(coding) ?? wishes.get("*") ?? 0;
  // Unnamed, identity is always acceptable; it is preferred only where somebody says so.
  const least = wishes.get("identity") ?? 0;
  let best: { coding: Coding; weight: number } = { coding: "identity", weight: least };
  for (const coding of offered) {
    const weight = weightFor(coding);
    const isBetter = best.coding === "identity" ? weight > 0 && weight >= best.weight : weight > best.weight;
    if (isBetter) best = { coding, weight };
  }
  return best.coding;
}

/** 1 where none is given; undefined where it is no weight (RFC 9110, 12.4.2): the whole part is passed over then. */
function weightOf(parameters: readonly string[]): number | undefined {
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (given === undefined) return 1;
  const value = given.replace(/^q\s*=\s*/, "");
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value) ? Number(value) : undefined;
}
