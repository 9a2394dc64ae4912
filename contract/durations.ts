/** In milliseconds. */
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** In seconds. */
export const hourSeconds = hourMs / 1000;
export const daySeconds = dayMs / 1000;
export const yearSeconds = 365 * daySeconds;
