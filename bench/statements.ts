import type pg from 'pg';

/** How many connections the measured work has. */
export const connections = 10;

/** Runs `work` so many times over ten connections. */
export async function manyTimes(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: connections }, one));
}

export type Statement = [text: string, values: unknown[]];

/** The statements that `work` sends. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const listen = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((text: unknown, values: unknown[] = [], ...rest: unknown[]) => {
      if (typeof text === 'string') sent.push([text, values]);
      return query(text, values, ...rest);
    }) as typeof client.query;
  };
  pool.on('acquire', listen);
  await work();
  pool.off('acquire', listen);
  return sent;
}
