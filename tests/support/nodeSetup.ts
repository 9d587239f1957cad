import { afterAll } from "vitest";
import { loadChunks } from "#rendering/createChunk.ts";

// Files of one worker share the modules that they read: a part of the program that is still on its way when its file ends could not
// be had by the next one either.
afterAll(() => loadChunks());
