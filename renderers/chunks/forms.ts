// Forms, the fields that most of them have, and the tabs that they often stand in: a chunk of its own, since most pages have none.
export { filteredData } from "../blocks/FilteredData.tsx";
export { checkboxField } from "../fields/CheckboxField.tsx";
export { passwordField } from "../fields/PasswordField.tsx";
export { selectField } from "../fields/SelectField.tsx";
export { pictureText, textField } from "../fields/TextField.tsx";
export { formBlock } from "../form/FormBlock.tsx";
export { tabs } from "../layouts/Tabs.tsx";
