/**
 * Loads the success moment. Does not use `loadChunk`, which would wait for the network: the page does without it. An
 * object, so that a test can make it fail.
 */
export const celebrationChunk = { load: () => import('./Celebration') };
