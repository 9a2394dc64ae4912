/** The shape a second language must have: the same keys with any text. Plural forms may be added (`_one`, `_other`). */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
