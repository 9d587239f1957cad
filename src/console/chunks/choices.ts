// Choices of the console's lists: a chunk of its own, since the frame needs none.
export { consoleChoice } from "../blocks/ConsoleChoice.tsx";
