/** The names of an object's values. */
export const namesIn = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

/** An object with a value for each of these names. */
export const byName = <N extends string, T>(names: readonly N[], of: (name: N) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>;
