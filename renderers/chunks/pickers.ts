// Fields that few forms have: a chunk of their own.
export { choiceGroupField } from "../fields/ChoiceGroupField.tsx";
export { contractChoiceField } from "../fields/ContractChoiceField.tsx";
export { choicesField } from "../fields/ChoicesField.tsx";
export { colourField } from "../fields/ColourField.tsx";
export { dateField, dateFormatField } from "../fields/DateField.tsx";
export { fileField } from "../fields/FileField.tsx";
export { moneyField } from "../fields/MoneyField.tsx";
export { numberField } from "../fields/NumberField.tsx";
export { rowsField } from "../fields/RowsField.tsx";
export { sliderField } from "../fields/SliderField.tsx";
export { starsField } from "../fields/StarsField.tsx";
export { textareaField } from "../fields/TextareaField.tsx";
