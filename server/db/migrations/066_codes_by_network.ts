import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * `asked` holds the newest code of each network that requested one, so that a stranger's request leaves the person's code
 * as it is; `first_asked_from` is the network of the first request, for which strangers use up nothing.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table codes add column asked jsonb not null default '{}'

alter table codes add column first_asked_from text
`,
  );
