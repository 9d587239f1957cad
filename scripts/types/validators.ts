import Ajv from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { generatedBanner } from "./generatedBanner.ts";
import type { GeneratedFile, Generator } from "./Generator.ts";
import { readSchema } from "./schemaBundles.ts";

const folder = "src/compile/generated";

/** The schemas whose validators run in the browser: name of the validator, and where its schema is. */
const sources: Readonly<Record<string, string>> = {
  fieldValue: "schemas/entities/field-value.schema.json",
  siteShape: "schemas/entities/site-shape.schema.json",
};

/** Where generated code takes the small functions from that ajv's own code would `require`. */
const runtime: Readonly<Record<string, string>> = {
  toRegExp: "../patterns/toRegExp.ts",
  codePoints: "#json/codePoints.ts",
  isEqual: "#json/equal.ts",
};

/**
 * Validators as plain modules, built ahead of time so that the browser never compiles a schema (the content policy
 * forbids it): `src/compile/generated/<name>.js` with its types beside it.
 */
export const validators: Generator = {
  name: "validators",
  async generate() {
    const files: GeneratedFile[] = [];
    for (const [name, path] of Object.entries(sources)) {
      const code = validatorCode(name, await readSchema<object>(path));
      files.push({ path: `${folder}/${name}.js`, text: generatedBanner(path) + code });
      files.push({ path: `${folder}/${name}.d.ts`, text: generatedBanner(path) + declaration(name) });
    }
    return files;
  },
};

function validatorCode(name: string, schema: object): string {
  // Ajv writes the name in `code` where it needs a pattern; the name is imported below.
  const regExp = Object.assign((pattern: string, flags: string) => new RegExp(pattern, flags), { code: "toRegExp" });
  const ajv = new Ajv({ $data: true, strictTypes: false, code: { source: true, esm: true, lines: true, regExp } });
  const generated = standaloneCode(ajv, ajv.compile(withoutNotes(schema) as object))
    .replace('"use strict";', "")
    .replace(/export default \w+;/, "")
    .replace("export const validate =", `export const ${name} =`)
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', "codePoints")
    .replaceAll('require("ajv/dist/runtime/equal").default', "isEqual");
  const code = withoutUnused(generated);
  if (/require\(|new Function|eval\(/.test(code)) throw new Error(`${name} could not run under the content policy`);
  const imports = Object.entries(runtime)
    .filter(([local]) => code.includes(local))
    .map(([local, from]) => `import { ${local} } from "${from}";\n`);
  return `${imports.join("")}\n${code.trim()}\n`;
}

/** Ajv keeps the schemas it has read as constants; those that no check looks at only weigh. */
function withoutUnused(code: string): string {
  const constants = [...code.matchAll(/^const (schema\d+) = .*;$/gm)];
  return constants
    .filter(([, local = ""]) => code.split(new RegExp(`\\b${local}\\b`)).length === 2)
    .reduce((rest, [line]) => rest.replace(line, ""), code);
}

function declaration(name: string): string {
  return `/** One fault: the keyword that was not kept, and where in the value. */
interface ValidatorError {
  keyword: string;
  instancePath: string;
  message?: string;
}

/** Is the value valid? The faults of the last call are in \`errors\`. */
export declare const ${name}: {
  (value: unknown): boolean;
  errors?: ValidatorError[] | null;
};
`;
}

const notes = new Set(["$schema", "$id", "title", "description", "examples"]);

/** A schema without what only people read, so that code made from it is small. */
function withoutNotes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNotes);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, member]) => !notes.has(name) || typeof member === "object")
      .filter(([name]) => name !== "examples")
      .map(([name, member]) => [name, withoutNotes(member)]),
  );
}
