import { sportList } from "./sportList.ts";
import { startBook } from "./startBook.ts";

await startBook(sportList, 140);
