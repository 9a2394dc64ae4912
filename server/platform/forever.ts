import { yearSeconds } from '../../contract/durations';

/** The `Cache-Control` of what never changes at its address. */
export const cachedForever = `public, max-age=${yearSeconds}, immutable`;
