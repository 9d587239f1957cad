// Tables, paged lists, and the fields that their filters use: a chunk of its own.
export { table } from "../blocks/Table.tsx";
export { dateRangeField } from "../fields/DateRangeField.tsx";
export { searchField } from "../fields/SearchField.tsx";
export { pagedList } from "../layouts/PagedList.tsx";
