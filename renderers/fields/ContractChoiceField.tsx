import type { ComponentType } from "react";
import type { FormField } from "#contracts/entities.ts";
import { parameterChoices } from "#contracts/parameterChoices.ts";
import { fieldWidget } from "#engine/index.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { ChoiceGroupField } from "./ChoiceGroupField.tsx";
import { SelectField } from "./SelectField.tsx";

/** One of the choices that the contract lists for a parameter of players' calls, each with its text. */
export const ContractChoiceField = createContractChoice(parameterChoices);

/** A field for one of the choices that are listed for a parameter (`settings.optionsOf`), each with its text. */
export function createContractChoice(listed: typeof parameterChoices): ComponentType<FieldProps> {
  return function ContractChoice(props) {
    const { settings, translate } = props;
    const { call, parameter, labels } = settings["optionsOf"] as NonNullable<FormField["optionsOf"]>;
    // Anew each time: `translate` stays the same function when the language changes.
    const options = (listed[call]?.[parameter] ?? []).map((value) => ({
      value,
      label: translate(`${labels}.${value}`),
    }));
    const isInSight = settings["look"] !== undefined && settings["look"] !== "select";
    return isInSight ? <ChoiceGroupField {...props} options={options} /> : <SelectField {...props} options={options} />;
  };
}

/** Draws the widget `select` where its choices are those of the contract. */
export const contractChoiceField = defineField({
  name: "contractChoiceField",
  match: fieldWidget("contractChoice"),
  component: ContractChoiceField,
});
