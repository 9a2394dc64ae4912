import { Gauge, type Registry } from 'prom-client';
import { readArchive } from '../../db/archive';
import type { Db } from '../../db/tables';
import { seconds } from '../../platform/clock';
import { within } from '../../platform/within';

/** How long a scrape waits for the database, in milliseconds: whoever scrapes gives up after ten seconds. */
export const patience = seconds(5);

/**
 * Adds gauges of PostgreSQL's WAL archive, if it has one. `pg_stat_archiver` would not do: its failure count stays 0
 * while the archiving program waits for its store, and a crash resets it. NaN means that the role may not see the value.
 */
export function watchArchive(registry: Registry, db: Db): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const mode = gauge('outline_archive_on', 'Whether PostgreSQL archives its log');
  const waiting = gauge('outline_archive_waiting', 'Segments of the log that wait to be archived');
  const age = gauge('outline_archive_waiting_seconds', 'How long the oldest of them has waited');
  return async () => {
    const found = await within(patience, () => readArchive(db)).catch(() => null);
    mode.set(found ? Number(found.isOn) : Number.NaN);
    waiting.set(found?.waiting ?? Number.NaN);
    age.set(found?.oldestSeconds ?? Number.NaN);
  };
}
