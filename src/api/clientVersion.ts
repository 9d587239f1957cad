/**
 * Counts what a platform must know of its clients: raised with each change of the contract after which an older page can no longer be
 * served. A platform that needs more says so with `min-client` in its answers.
 */
export const clientVersion = 1;
