import { sql } from 'kysely';
import type { DatabaseClock } from '../db/databaseClock';
import type { OpenDatabase } from '../db/open';
import { type Background, type Pause, startBackground } from '../platform/background';
import { seconds } from '../platform/clock';
import { readState, type State } from './state';

/** The shared state as of about a second ago. */
export interface Watch {
  readonly state: State;
  /** When the last successful read began, by the clock of `performance.now()`. */
  readonly readAt: number;
  /** Whether a new connection to the database works; none for the embedded one. */
  readonly answersAnew?: OpenDatabase['answersAnew'];
  stop(): Promise<void>;
}

type Watched = Pick<OpenDatabase, 'db' | 'replica'> & Pick<Watch, 'answersAnew'> & { clock?: DatabaseClock };

/**
 * Reads the shared state each second, in every process; while the database is away the last state stands. Polls, because
 * notifications do not pass through a pooler. With a replica it also measures the lag: the processes write a heartbeat to
 * the primary, and compare it with the one that has arrived. The time since the last replay would also grow when nothing
 * is written. With a clock it compares that with the database's, too.
 */
export async function watchState(
  { db, replica, clock, answersAnew }: Watched,
  onError: (error: unknown) => void,
  pause?: Pause,
): Promise<Watch> {
  let readAt = performance.now();
  let state = await readState(db);
  const look = async () => {
    const begun = performance.now();
    state = await readState(db, state);
    readAt = begun;
    await clock?.measure(db);
    if (replica) await measure(db, replica);
    return false;
  };
  const polling: Background = startBackground(look, seconds(1), onError, pause);
  return {
    get state() {
      return state;
    },
    get readAt() {
      return readAt;
    },
    answersAnew,
    stop: polling.stop,
  };
}

const beatOf = (db: OpenDatabase['db']) =>
  db.selectFrom('operations').select('beatAt').executeTakeFirstOrThrow();

async function measure(db: OpenDatabase['db'], replica: NonNullable<OpenDatabase['replica']>): Promise<void> {
  await sql`update operations set beat_at = now() where beat_at < now() - interval '900 milliseconds'`.execute(
    db,
  );
  try {
    const there = await beatOf(replica.db);
    const here = await beatOf(db);
    // This second's heartbeat need not have arrived, so a replica that is in sync lags by up to a second.
    replica.health.seen(here.beatAt.getTime() - there.beatAt.getTime());
  } catch {
    replica.health.failed();
  }
}
