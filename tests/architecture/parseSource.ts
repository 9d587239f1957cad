import { parseSync, Visitor, type ESTree } from "vite";
import type { ImportedName, SourceFile } from "./SourceFile.ts";

/** Reads what the checks need out of a file's text, with the parser of the bundler. Throws on a syntax error. */
export function parseSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const starts = [...text.matchAll(/\n/g)].map((match) => match.index);
  const lineOf = (offset: number) => starts.filter((start) => start < offset).length + 1;
  const { module } = parsed;
  const seen = visit(parsed.program, lineOf);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
  ];
  return {
    path,
    lines: text.replace(/\n$/, "").split("\n").length,
    imports: [
      ...requests.map(({ value, start }) => named(value, lineOf(start), "static")),
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        // A request that is not a literal cannot be followed; there is nothing to check in it.
        const literal = /^["'`]([^"'`$]*)["'`]$/.exec(text.slice(start, end))?.[1];
        return literal === undefined ? [] : [named(literal, lineOf(start), "dynamic")];
      }),
      ...seen.imports,
    ],
    exports: module.staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? [])),
    types: seen.types,
    anyLines: seen.anyLines,
    words: seen.words,
  };
}

function named(written: string, line: number, syntax: ImportedName["syntax"]): ImportedName {
  return { specifier: written.replace(/\?.*$/, ""), line, syntax };
}

/** What the parser's module record leaves out: globs, types written as `import("…")`, declared types, `any`, and all words. */
function visit(program: ESTree.Program, lineOf: (offset: number) => number) {
  const imports: ImportedName[] = [];
  const anyLines: number[] = [];
  const types: SourceFile["types"] = [];
  const words: SourceFile["words"] = [];
  new Visitor({
    CallExpression({ callee, arguments: [argument], start }) {
      if (callee.type !== "MemberExpression" || callee.object.type !== "MetaProperty") return;
      if (callee.property.type !== "Identifier" || callee.property.name !== "glob" || !argument) return;
      const patterns = argument.type === "ArrayExpression" ? argument.elements : [argument];
      for (const pattern of patterns) {
        if (pattern?.type !== "Literal" || typeof pattern.value !== "string" || pattern.value.startsWith("!")) continue;
        imports.push(named(pattern.value.replace(/[^/]*[*{].*$/, ""), lineOf(start), "glob"));
      }
    },
    TSImportType({ source, start }) {
      imports.push(named(source.value, lineOf(start), "type"));
    },
    ExportNamedDeclaration({ declaration, start }) {
      const isType =
        declaration?.type === "TSInterfaceDeclaration" ||
        declaration?.type === "TSTypeAliasDeclaration" ||
        declaration?.type === "ClassDeclaration";
      if (isType && declaration.id) types.push({ name: declaration.id.name, line: lineOf(start) });
    },
    TSAnyKeyword({ start }) {
      anyLines.push(lineOf(start));
    },
    Identifier({ name, start }) {
      words.push({ word: name, line: lineOf(start) });
    },
    JSXIdentifier({ name, start }) {
      words.push({ word: name, line: lineOf(start) });
    },
    Literal({ value, start }) {
      if (typeof value === "string") words.push({ word: value, line: lineOf(start) });
    },
  }).visit(program);
  return { imports, types, anyLines, words };
}
