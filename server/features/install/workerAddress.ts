/** Address of the site's worker. It must be at the root: it sees what pages below its folder ask for. */
export const workerAddress = "/worker.js";
