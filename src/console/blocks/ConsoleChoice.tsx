import { consoleChoices } from "#contracts/consoleChoices.ts";
import { fieldWidget } from "#engine/index.ts";
import { createContractChoice } from "#renderers/fields/ContractChoiceField.tsx";
import { defineField } from "#rendering/defineField.ts";

/**
 * Draws choices that the contract lists for a parameter of the console's calls. It stands before the players' own field, whose
 * program does not know these calls.
 */
export const consoleChoice = defineField({
  name: "consoleChoice",
  match: fieldWidget("contractChoice", 30),
  component: createContractChoice(consoleChoices),
});
