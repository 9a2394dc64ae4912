import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCrowd, worstWords } from '../../../bench/crowd';
import { searchPlayers, searchQuery } from '../../../server/accounts/players/search';
import { nameWords } from '../../../server/accounts/players/searchText';
import { type TestDatabase, testDatabase } from '../../support/server/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await makeCrowd(database.db, 20_000);
});
afterAll(() => database.close());

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

/** The database's plan for a search text, including what it read. */
async function explain(word: string): Promise<Plan> {
  const { rows } = await sql<Record<string, [{ Plan: Plan }]>>`
    explain (analyze, buffers, format json) ${searchQuery(word, new Date())}`.execute(database.db);
  const [{ Plan }] = Object.values(rows[0] ?? {})[0] as [{ Plan: Plan }];
  return Plan;
}
const shape = ({ Plans = [], ...plan }: Plan): unknown => [
  plan['Node Type'],
  plan['Index Name'] ?? '',
  ...Plans.map(shape),
];
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

it('uses one plan for any name, and one for any text that is none, over indexes that contain only searchable players', async () => {
  const shapes = new Map<string, string[]>();
  for (const word of worstWords) {
    const text = JSON.stringify(shape(await explain(word)));
    shapes.set(text, [...(shapes.get(text) ?? []), word]);
  }
  const [names, others] = [worstWords.filter(nameWords), worstWords.filter((word) => !nameWords(word))];
  expect([...shapes.values()]).toEqual([names, others]);
  const indexes = nodes(await explain('vip')).flatMap((node) => node['Index Name'] ?? []);
  // The first has the few whose ban is over but still written; names are looked for among the newest, then by
  // `users_found`, and each that it finds by its key.
  expect(indexes.sort()).toEqual([
    'users_banned',
    'users_email_search',
    'users_newest',
    'users_newest',
    'users_pkey',
    'users_user_name_search',
  ]);
});

it('reads few rows and blocks for any text', async () => {
  for (const word of worstWords) {
    const plan = await explain(word);
    const dropped = nodes(plan).reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0), 0);
    // Names are compared with the newest two thousand, and none of the rest is read in vain.
    expect([word, dropped <= 2000]).toEqual([word, true]);
    // Each of the newest may be in a block of its own, and so may what an index finds.
    expect([word, plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] < 2000]).toEqual([word, true]);
  }
});

it('finds the same players as a full scan', async () => {
  for (const word of worstWords) {
    const found = await searchPlayers(database.db, word, new Date());
    const { rows } = await sql<{ userName: string }>`
      select user_name from users where role = 'User' and email_verified_at is not null and banned_at is null
        and (starts_with(lower(user_name), ${word}) or starts_with(lower(email), ${word})
          or (select bool_and(strpos(words_of_name(first_name_key, last_name_key), ' ' || one) > 0)
            from regexp_split_to_table(${word}, ' ') as one))`.execute(database.db);
    const fitting = new Set(rows.map(({ userName }) => userName));
    expect([word, found.length]).toEqual([word, Math.min(8, fitting.size)]);
    expect(found.filter(({ userName }) => !fitting.has(userName))).toEqual([]);
    expect(new Set(found.map(({ userName }) => userName)).size).toBe(found.length);
  }
});
