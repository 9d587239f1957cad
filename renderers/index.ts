import type { Renderer } from "#engine/index.ts";
import { avatar } from "./blocks/Avatar.tsx";
import { badge } from "./blocks/Badge.tsx";
import { button } from "./blocks/Button.tsx";
import { chart } from "./blocks/Chart.tsx";
import { counter } from "./blocks/Counter.tsx";
import { data } from "./blocks/Data.tsx";
import { details } from "./blocks/Details.tsx";
import { emptyState } from "./blocks/EmptyState.tsx";
import { heading } from "./blocks/Heading.tsx";
import { hero } from "./blocks/Hero.tsx";
import { html } from "./blocks/Html.tsx";
import { image } from "./blocks/Image.tsx";
import { languageSelect } from "./blocks/LanguageSelect.tsx";
import { link } from "./blocks/Link.tsx";
import { logo } from "./blocks/Logo.tsx";
import { menu } from "./blocks/Menu.tsx";
import { notice } from "./blocks/Notice.tsx";
import { statTiles } from "./blocks/StatTiles.tsx";
import { table } from "./blocks/Table.tsx";
import { text } from "./blocks/Text.tsx";
import { themeSwitch } from "./blocks/ThemeSwitch.tsx";
import { ticker } from "./blocks/Ticker.tsx";
import { tiles } from "./blocks/Tiles.tsx";
import { value } from "./blocks/Value.tsx";
import { captchaField } from "./fields/CaptchaField.tsx";
import { choicesField } from "./fields/ChoicesField.tsx";
import { checkboxField } from "./fields/CheckboxField.tsx";
import { colourField } from "./fields/ColourField.tsx";
import { codeField } from "./fields/CodeField.tsx";
import { countryCodeField } from "./fields/CountryCodeField.tsx";
import { dateField, dateFormatField } from "./fields/DateField.tsx";
import { dateRangeField } from "./fields/DateRangeField.tsx";
import { fileField } from "./fields/FileField.tsx";
import { numberField } from "./fields/NumberField.tsx";
import { passwordField } from "./fields/PasswordField.tsx";
import { searchField } from "./fields/SearchField.tsx";
import { selectField } from "./fields/SelectField.tsx";
import { textareaField } from "./fields/TextareaField.tsx";
import { textField } from "./fields/TextField.tsx";
import { formBlock } from "./form/FormBlock.tsx";
import { card } from "./layouts/Card.tsx";
import { centre } from "./layouts/Centre.tsx";
import { dialog } from "./layouts/Dialog.tsx";
import { divider } from "./layouts/Divider.tsx";
import { grid } from "./layouts/Grid.tsx";
import { outlet } from "./layouts/Outlet.tsx";
import { repeat } from "./layouts/Repeat.tsx";
import { section } from "./layouts/Section.tsx";
import { shell } from "./layouts/Shell.tsx";
import { stack } from "./layouts/Stack.tsx";
import { tabs } from "./layouts/Tabs.tsx";

/** Every renderer of the skin: this one visible list is the registry. */
export const renderers: readonly Renderer[] = [
  // layouts
  card,
  centre,
  dialog,
  divider,
  grid,
  outlet,
  repeat,
  section,
  shell,
  stack,
  tabs,
  // blocks
  avatar,
  badge,
  button,
  chart,
  counter,
  data,
  details,
  emptyState,
  heading,
  hero,
  html,
  image,
  languageSelect,
  link,
  logo,
  menu,
  notice,
  statTiles,
  table,
  text,
  themeSwitch,
  ticker,
  tiles,
  value,
  // forms
  formBlock,
  // fields
  captchaField,
  checkboxField,
  choicesField,
  codeField,
  colourField,
  countryCodeField,
  dateField,
  dateFormatField,
  dateRangeField,
  fileField,
  numberField,
  passwordField,
  searchField,
  selectField,
  textareaField,
  textField,
];
