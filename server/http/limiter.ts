import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { type Clock, later } from '../clock';
import type { Db } from '../db/tables';
import { tooOften } from '../errors';
import type { Said } from '../messages/said';
import { type AccountLimit, accountLimits, type Limit } from './limitTable';

/** Counts in the database, so that every process sees the same count and a restart forgets nothing. */
export class Limiter {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Counts one try towards a limit per account and throws 429 past it. Keys are hashed: they hold addresses of people. */
  take(name: AccountLimit, subject: string, said?: Said): Promise<void> {
    return this.count(name, subject, accountLimits[name], said);
  }

  async count(name: string, subject: string, limit: Limit, said?: Said): Promise<void> {
    const now = this.clock.now();
    const { rows } = await sql<{ count: number; resetsAt: Date }>`
      insert into rate_limits (key, count, resets_at)
      values (${keyOf(name, subject)}, 1, ${later(now, limit.within)})
      on conflict (key) do update set
        count = case when rate_limits.resets_at <= ${now} then 1 else rate_limits.count + 1 end,
        resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end
      returning count, resets_at`.execute(this.db);
    const row = rows[0];
    if (row && row.count > limit.most) throw tooOften((+row.resetsAt - +now) / 1000, said);
  }

  /** Takes a counted try back, for tries that turned out right. */
  async giveBack(name: AccountLimit, subject: string): Promise<void> {
    await this.db
      .updateTable('rateLimits')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', keyOf(name, subject))
      .where('count', '>', 0)
      .execute();
  }

  /** Deletes windows that are over. */
  async sweep(): Promise<void> {
    await this.db.deleteFrom('rateLimits').where('resetsAt', '<=', this.clock.now()).execute();
  }
}

const keyOf = (name: string, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`;

/** One household or host: an IPv4 address, or an IPv6 /64 (decisions.md, Limits). */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const filled = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0')];
  return filled
    .concat(back)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
