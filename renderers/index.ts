import { fieldWidget, kindHaving, kindWith, ranks, schemaFormat, type Renderer } from "#engine/index.ts";
import { createChunk } from "#rendering/createChunk.ts";
import { lazyRenderer } from "#rendering/lazyRenderer.ts";
import { avatar } from "./blocks/Avatar.tsx";
import { badge } from "./blocks/Badge.tsx";
import { button } from "./blocks/Button.tsx";
import { data } from "./blocks/Data.tsx";
import { emptyState } from "./blocks/EmptyState.tsx";
import { heading } from "./blocks/Heading.tsx";
import { hero } from "./blocks/Hero.tsx";
import { image } from "./blocks/Image.tsx";
import { languageSelect } from "./blocks/LanguageSelect.tsx";
import { link } from "./blocks/Link.tsx";
import { logo } from "./blocks/Logo.tsx";
import { menu } from "./blocks/Menu.tsx";
import { text } from "./blocks/Text.tsx";
import { themeSwitch } from "./blocks/ThemeSwitch.tsx";
import { value } from "./blocks/Value.tsx";
import { card } from "./layouts/Card.tsx";
import { divider } from "./layouts/Divider.tsx";
import { grid } from "./layouts/Grid.tsx";
import { outlet } from "./layouts/Outlet.tsx";
import { page } from "./layouts/Page.tsx";
import { repeat } from "./layouts/Repeat.tsx";
import { section } from "./layouts/Section.tsx";
import { shell } from "./layouts/Shell.tsx";
import { stack } from "./layouts/Stack.tsx";
import { ArrivingCentre, ArrivingDialog } from "./ui/ArrivingDialog.tsx";

// What not every page needs is loaded with the first page that does.
const showcase = createChunk("renderers/chunks/showcase.ts", () => import("./chunks/showcase.ts"));
const menus = createChunk("renderers/blocks/RowMenu.tsx", () => import("./blocks/RowMenu.tsx"));
const tables = createChunk("renderers/chunks/tables.ts", () => import("./chunks/tables.ts"));
const windows = createChunk("renderers/chunks/windows.ts", () => import("./chunks/windows.ts"));
const charts = createChunk("renderers/chunks/charts.ts", () => import("./chunks/charts.ts"));
const reports = createChunk("renderers/chunks/reports.ts", () => import("./chunks/reports.ts"));
const overlays = createChunk("renderers/chunks/overlays.ts", () => import("./chunks/overlays.ts"));
const verification = createChunk("renderers/chunks/verification.ts", () => import("./chunks/verification.ts"));
const codes = createChunk("renderers/chunks/codes.ts", () => import("./chunks/codes.ts"));
const shows = createChunk("renderers/chunks/shows.ts", () => import("./chunks/shows.ts"));
const stages = createChunk("renderers/chunks/stages.ts", () => import("./chunks/stages.ts"));
const files = createChunk("renderers/chunks/files.ts", () => import("./chunks/files.ts"));
const forms = createChunk("renderers/chunks/forms.ts", () => import("./chunks/forms.ts"));
const searching = createChunk("renderers/chunks/search.ts", () => import("./chunks/search.ts"));
const talks = createChunk("renderers/chunks/talks.ts", () => import("./chunks/talks.ts"));
const lobby = createChunk("renderers/chunks/lobby.ts", () => import("./chunks/lobby.ts"));
const slips = createChunk("renderers/chunks/slips.ts", () => import("./chunks/slips.ts"));
const pickers = createChunk("renderers/chunks/pickers.ts", () => import("./chunks/pickers.ts"));

/** Every renderer of the skin: this one visible list is the registry. */
export const renderers: readonly Renderer[] = [
  // layouts
  card,
  lazyRenderer({ kind: "centre" }, overlays, (chunk) => chunk.centre, ArrivingCentre),
  lazyRenderer({ kind: "dialog" }, overlays, (chunk) => chunk.dialog, ArrivingDialog),
  divider,
  grid,
  outlet,
  page,
  repeat,
  section,
  shell,
  stack,
  lazyRenderer({ kind: "tabs" }, forms, (chunk) => chunk.tabs),
  lazyRenderer({ name: "panelTabs", match: kindHaving("tabs", "panel") }, lobby, (chunk) => chunk.panelTabs),
  // blocks
  avatar,
  badge,
  button,
  lazyRenderer({ kind: "chart" }, charts, (chunk) => chunk.chart),
  lazyRenderer({ kind: "counter" }, showcase, (chunk) => chunk.counter),
  data,
  lazyRenderer({ name: "filteredData", match: kindHaving("data", "filters") }, forms, (chunk) => chunk.filteredData),
  lazyRenderer(
    { name: "timedData", match: kindHaving("data", "renewAt", ranks.close - 1) },
    overlays,
    (chunk) => chunk.timedData,
  ),
  lazyRenderer(
    { name: "nearData", match: kindWith("data", "near", true, ranks.close + 1) },
    showcase,
    (chunk) => chunk.nearData,
  ),
  lazyRenderer({ kind: "details" }, overlays, (chunk) => chunk.details),
  emptyState,
  heading,
  hero,
  lazyRenderer({ kind: "html" }, overlays, (chunk) => chunk.html),
  image,
  languageSelect,
  link,
  logo,
  menu,
  lazyRenderer({ name: "rowMenu", match: kindHaving("menu", "rowItem") }, menus, (chunk) => chunk.rowMenu),
  lazyRenderer({ kind: "notice" }, overlays, (chunk) => chunk.notice),
  lazyRenderer({ kind: "statTiles" }, reports, (chunk) => chunk.statTiles),
  lazyRenderer({ kind: "table" }, tables, (chunk) => chunk.table),
  text,
  themeSwitch,
  lazyRenderer({ kind: "ticker" }, showcase, (chunk) => chunk.ticker),
  lazyRenderer({ kind: "tiles" }, showcase, (chunk) => chunk.tiles),
  value,
  // blocks that few pages have
  lazyRenderer({ kind: "carousel" }, shows, (chunk) => chunk.carousel),
  lazyRenderer({ kind: "collapse" }, stages, (chunk) => chunk.collapse),
  lazyRenderer({ kind: "countdown" }, stages, (chunk) => chunk.countdown),
  lazyRenderer({ kind: "frame" }, shows, (chunk) => chunk.frame),
  lazyRenderer({ kind: "gallery" }, shows, (chunk) => chunk.gallery),
  lazyRenderer({ kind: "progress" }, stages, (chunk) => chunk.progress),
  lazyRenderer({ kind: "qr" }, codes, (chunk) => chunk.qr),
  lazyRenderer({ kind: "ranking" }, stages, (chunk) => chunk.ranking),
  lazyRenderer({ kind: "search" }, searching, (chunk) => chunk.search),
  lazyRenderer({ kind: "steps" }, stages, (chunk) => chunk.steps),
  lazyRenderer({ kind: "talk" }, talks, (chunk) => chunk.talk),
  lazyRenderer({ kind: "poster" }, lobby, (chunk) => chunk.poster),
  lazyRenderer({ kind: "textFilter" }, lobby, (chunk) => chunk.textFilter),
  lazyRenderer({ kind: "picker" }, slips, (chunk) => chunk.picker),
  lazyRenderer({ kind: "reckon" }, slips, (chunk) => chunk.reckon),
  lazyRenderer({ kind: "toggle" }, showcase, (chunk) => chunk.toggle),
  lazyRenderer({ kind: "timeline" }, stages, (chunk) => chunk.timeline),
  lazyRenderer({ kind: "tree" }, stages, (chunk) => chunk.tree),
  // lists that are long
  lazyRenderer(
    { name: "pagedList", match: kindHaving("repeat", ["call", "more"]) },
    tables,
    (chunk) => chunk.pagedList,
  ),
  lazyRenderer(
    { name: "windowedList", match: kindWith("repeat", "window", true, ranks.close + 1) },
    windows,
    (chunk) => chunk.windowedList,
  ),
  lazyRenderer(
    { name: "windowedTable", match: kindWith("table", "window", true) },
    windows,
    (chunk) => chunk.windowedTable,
  ),
  // forms
  lazyRenderer({ kind: "form" }, forms, (chunk) => chunk.formBlock),
  lazyRenderer({ name: "sentForm", match: kindHaving("form", "fieldRows") }, stages, (chunk) => chunk.sentForm),
  lazyRenderer({ name: "steppedForm", match: kindHaving("form", "steps") }, stages, (chunk) => chunk.steppedForm),
  // fields
  lazyRenderer({ widget: "captcha" }, verification, (chunk) => chunk.captchaField),
  lazyRenderer({ widget: "checkbox" }, forms, (chunk) => chunk.checkboxField),
  lazyRenderer({ name: "choicesField", match: fieldWidget("choices") }, pickers, (chunk) => chunk.choicesField),
  lazyRenderer(
    { name: "choiceGroupField", match: fieldWidget("choiceGroup") },
    pickers,
    (chunk) => chunk.choiceGroupField,
  ),
  lazyRenderer({ widget: "code" }, verification, (chunk) => chunk.codeField),
  lazyRenderer(
    { name: "contractChoiceField", match: fieldWidget("contractChoice") },
    pickers,
    (chunk) => chunk.contractChoiceField,
  ),
  lazyRenderer({ name: "colourField", match: schemaFormat("color") }, pickers, (chunk) => chunk.colourField),
  lazyRenderer({ widget: "countryCode" }, verification, (chunk) => chunk.countryCodeField),
  lazyRenderer({ widget: "date" }, pickers, (chunk) => chunk.dateField),
  lazyRenderer({ name: "dateFormatField", match: schemaFormat("date") }, pickers, (chunk) => chunk.dateFormatField),
  lazyRenderer({ widget: "dateRange" }, tables, (chunk) => chunk.dateRangeField),
  lazyRenderer({ widget: "file" }, pickers, (chunk) => chunk.fileField),
  lazyRenderer({ widget: "money" }, pickers, (chunk) => chunk.moneyField),
  lazyRenderer({ widget: "number" }, pickers, (chunk) => chunk.numberField),
  lazyRenderer({ widget: "password" }, forms, (chunk) => chunk.passwordField),
  lazyRenderer({ widget: "pin" }, verification, (chunk) => chunk.pinField),
  lazyRenderer({ widget: "phone" }, verification, (chunk) => chunk.phoneField),
  lazyRenderer({ widget: "rows" }, pickers, (chunk) => chunk.rowsField),
  lazyRenderer({ widget: "search" }, tables, (chunk) => chunk.searchField),
  lazyRenderer({ widget: "select" }, forms, (chunk) => chunk.selectField),
  lazyRenderer({ widget: "slider" }, pickers, (chunk) => chunk.sliderField),
  lazyRenderer({ widget: "stars" }, pickers, (chunk) => chunk.starsField),
  lazyRenderer({ widget: "textarea" }, pickers, (chunk) => chunk.textareaField),
  lazyRenderer({ widget: "upload" }, files, (chunk) => chunk.uploadField),
  lazyRenderer({ widget: "text" }, forms, (chunk) => chunk.textField),
  // There is a library of pictures in the console alone.
  lazyRenderer({ name: "pictureText", match: fieldWidget("picture") }, forms, (chunk) => chunk.pictureText),
];
