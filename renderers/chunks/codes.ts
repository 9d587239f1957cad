// Codes to be scanned, and the library that makes them: a chunk of its own.
export { qr } from "../blocks/Qr.tsx";
