import { existsSync, readdirSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { compile } from "@fastify/proxy-addr";

/** The environment, as Node gives it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings by name. What is wrong with one is kept as a sentence that begins with its name; secrets and addresses that
 * may hold a password are never repeated in it.
 */
export interface Settings {
  /** Everything that is wrong so far, in the order it was read. */
  readonly faults: readonly string[];
  /** Adds a fault of the caller's own finding. */
  blame(name: string, what: string): void;
  /** Without white space around it; undefined where it is not set or empty. */
  text(name: string): string | undefined;
  /** A text that the pattern fits; `what` says what it must be. */
  like(name: string, pattern: RegExp, what: string): string | undefined;
  /** Texts with commas between them. */
  list(name: string): string[];
  integer(name: string, fallback: number, least: number, most: number): number;
  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
  /** An http or https origin, without a path. */
  origin(name: string): string | undefined;
  origins(name: string): string[];
  /** An address to listen on. */
  host(name: string): string | undefined;
  /** A connection string of PostgreSQL. */
  database(name: string): string | undefined;
  /** A folder; with `mustBe` it has to be there already. */
  folder(name: string, mustBe?: boolean): string | undefined;
  /** A file that is there already. */
  file(name: string): string | undefined;
  /** Name of a folder inside another one. */
  folderName(name: string, parent: string): string | undefined;
  /** Addresses and networks of proxies. */
  proxies(name: string): string[];
}

/** Settings of an environment. */
export function createSettings(env: Environment): Settings {
  const faults: string[] = [];
  const blame = (name: string, what: string) => void faults.push(`${name} ${what}`);
  const text = (name: string) => env[name]?.trim() || undefined;
  const list = (name: string) => (text(name) ?? "").split(",").flatMap((item) => item.trim() || []);

  const like: Settings["like"] = (name, pattern, what) => {
    const value = text(name);
    if (value !== undefined && !pattern.test(value)) blame(name, `must be ${what}; it is ${quote(value)}`);
    return value;
  };
  const checkOrigin = (name: string, value: string): void => {
    const isOrigin = URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;
    if (!isOrigin)
      blame(name, `must hold origins such as https://site.example, without a path; ${quote(value)} is none`);
  };

  return {
    faults,
    blame,
    text,
    like,
    list,
    integer: (name, fallback, least, most) => {
      const written = text(name);
      if (written === undefined) return fallback;
      const value = Number(written);
      if (/^-?\d{1,15}$/.test(written) && value >= least && value <= most) return value;
      blame(name, `must be a whole number from ${least} to ${most}; it is ${quote(written)}`);
      return fallback;
    },
    oneOf: <Choice extends string>(name: string, choices: readonly Choice[]) => {
      const value = text(name);
      const known = choices.find((choice) => choice === value);
      if (value !== undefined && known === undefined) {
        blame(name, `must be ${choices.join(" or ")}; it is ${quote(value)}`);
      }
      return known;
    },
    origin: (name) => {
      const value = text(name);
      if (value !== undefined) checkOrigin(name, value);
      return value;
    },
    origins: (name) => {
      const values = list(name);
      for (const value of values) checkOrigin(name, value);
      return values;
    },
    host: (name) => {
      const value = text(name);
      const isName =
        value !== undefined && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value);
      const isNumber = value !== undefined && /^[\d.]+$/.test(value);
      if (value !== undefined && isIP(value) === 0 && (!isName || isNumber)) {
        blame(name, `must be an address of this machine such as 0.0.0.0, without a port; it is ${quote(value)}`);
      }
      return value;
    },
    database: (name) => {
      const value = text(name);
      if (value === undefined || isDatabase(value)) return value;
      blame(name, "must be an address such as postgresql://user:password@db.example:5432/name");
      return value;
    },
    folder: (name, mustBe = false) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (value.includes("\0")) blame(name, "must be a path");
      else if (existsSync(value) && !statSync(value).isDirectory())
        blame(name, `must be a folder; ${quote(value)} is a file`);
      else if (mustBe && !existsSync(value)) blame(name, `must be a folder; there is none at ${quote(value)}`);
      return value;
    },
    file: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (value.includes("\0") || !existsSync(value) || !statSync(value).isFile())
        blame(name, `must be a file; there is none at ${quote(value)}`);
      return value;
    },
    folderName: (name, parent) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const known = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const names = known.map((entry) => entry.name);
      if (!names.includes(value)) blame(name, `must be ${names.join(" or ")}; it is ${quote(value)}`);
      return value;
    },
    proxies: (name) => {
      const values = list(name);
      for (const value of values) {
        if (!isNetwork(value)) {
          blame(name, `must hold addresses or networks such as 10.0.0.0/8; ${quote(value)} is none`);
        }
      }
      return values;
    },
  };
}

/** What Fastify takes too; half an address, which old programs fill up with zeros, is a slip. */
function isNetwork(value: string): boolean {
  const isNamed = ["loopback", "linklocal", "uniquelocal"].includes(value);
  if (!isNamed && isIP(value.split("/")[0] ?? "") === 0) return false;
  try {
    compile([value]);
    return true;
  } catch {
    return false;
  }
}

function isDatabase(value: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { hostname, searchParams } = new URL(value);
  return hostname !== "" || searchParams.has("host");
}

/** As it was written, cut where somebody pasted a file. */
function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}
