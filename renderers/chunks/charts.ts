// Charts: a chunk of their own.
export { chart } from "../blocks/Chart.tsx";
