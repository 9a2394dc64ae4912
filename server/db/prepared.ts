import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Tx } from './tables';

/** Stands in for a value while a query is compiled. */
class Placeholder {
  constructor(readonly name: PropertyKey) {}
}
interface Prepared<R> {
  query: CompiledQuery<R>;
  /** Each parameter of the query: the name of a given value, or a constant. */
  parameters: readonly unknown[];
}

/**
 * A query that is built and compiled once, as all databases have one dialect, and then only given values: for queries of almost
 * every request, where building takes longer than sending. `build` must use the values only as parameters and not inspect them. It is
 * not a prepared statement of the server, which a pooler in transaction mode would lose.
 */
export function prepared<G extends object, R>(
  build: (db: Db, given: G) => Compilable<R>,
): (db: Db | Tx, given: G) => Promise<R[]> {
  let found: Prepared<R> | undefined;
  const prepare = (db: Db): Prepared<R> => {
    const placeholders = new Proxy({} as G, { get: (_given, name) => new Placeholder(name) });
    const query = build(db, placeholders).compile();
    return { query, parameters: query.parameters };
  };
  return async (db, given) => {
    found ??= prepare(db);
    const parameters = found.parameters.map((one) =>
      one instanceof Placeholder ? given[one.name as keyof G] : one,
    );
    return (await db.executeQuery<R>({ ...found.query, parameters })).rows;
  };
}
