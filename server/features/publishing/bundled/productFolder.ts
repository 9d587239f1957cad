import { fileURLToPath } from "node:url";

/** Where the product's own documents are: brands, layouts, forms, texts. */
export const productFolder = fileURLToPath(new URL("../../../../", import.meta.url));
