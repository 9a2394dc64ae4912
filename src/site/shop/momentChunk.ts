/** Loads the success moment. Not by `loadChunk`, which would wait for the network: the page does without it. */
export const loadMoment = () => import('./Moment');
