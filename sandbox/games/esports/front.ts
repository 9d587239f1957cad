import { startBook } from "../sports/startBook.ts";
import { titleList } from "./titleList.ts";

await startBook(titleList, 265);
