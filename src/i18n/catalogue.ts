/** The same keys with any text: what a second language must have. Plural forms are added freely (`_one`, `_other`). */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
