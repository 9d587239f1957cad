import fc from "fast-check";
import { patternWords } from "#compile/patterns/patternWords.ts";
import { registrationFields } from "#compile/forms/registrationFields.ts";
import type { Rule } from "#contracts/config.ts";

const names = fc.constantFrom(...Object.keys(registrationFields), "nickname", "birthday", "heardFrom");

/** A text of `length` characters that pattern `id` accepts; `length` must not be below its shortest. */
export function aFilledValue(id: number, length: number): string {
  const unit = (patternWords[id]?.example ?? "a").slice(0, 1);
  switch (id) {
    case 3:
      return `${"a".repeat(length - 4)}@b.c`;
    case 5:
      return `1${"a".repeat(length - 1)}`;
    case 10:
    case 11:
      return patternWords[id]?.example ?? "";
    case 14:
      return `a ${"b".repeat(length - 2)}`;
    case 20:
      return `aA1!${"x".repeat(length - 4)}`;
    default:
      return unit.repeat(length);
  }
}

const length = fc.oneof(
  { weight: 6, arbitrary: fc.nat(30) },
  fc.constantFrom(0, 1, 255, 1024, 1025, -1, 2.5, Number.NaN, "6", null),
);

const aRule: fc.Arbitrary<unknown> = fc.record(
  {
    enabled: fc.oneof({ weight: 20, arbitrary: fc.boolean() }, fc.constantFrom("yes", null)),
    required: fc.oneof({ weight: 20, arbitrary: fc.boolean() }, fc.constantFrom(1, null)),
    minLength: length,
    maxLength: length,
    acceptedPattern: fc.oneof(
      { weight: 8, arbitrary: fc.constant("") },
      fc.constantFrom("*", "^[a-z", "^\\_+$", null, 5),
    ),
    patternId: fc.oneof({ weight: 12, arbitrary: fc.nat(22) }, fc.constantFrom(-1, 23, 1.5, "1")),
    order: fc.oneof(fc.integer(), fc.constantFrom(Infinity, "first", null)),
    options: fc.oneof(fc.constant(undefined), fc.jsonValue()),
    equals: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, names, fc.constantFrom("nobody", 5)),
    label: fc.oneof(fc.constant("x.label"), fc.jsonValue()),
  },
  { requiredKeys: ["enabled", "required", "minLength", "maxLength", "acceptedPattern", "patternId"] },
);

/** Rules that are mostly as a platform would send them: usual patterns, lengths that do not cross. */
export const aSoundRule: fc.Arbitrary<Rule> = fc
  .record({
    enabled: fc.boolean(),
    required: fc.boolean(),
    lengths: fc.tuple(fc.nat(20), fc.nat(30)),
    acceptedPattern: fc.constant(""),
    patternId: fc.nat(22),
  })
  .map(({ lengths: [minLength, more], ...rule }) => ({ ...rule, minLength, maxLength: minLength + more }));

/** Any rule set whatever: sound rules, broken rules, and what is no rule at all. */
export const aRuleSet: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.dictionary(names, fc.oneof({ weight: 9, arbitrary: aSoundRule }, aRule, fc.jsonValue()), {
      maxKeys: 12,
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
