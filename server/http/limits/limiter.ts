import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { LocalizedText } from '../../../contract/languages';
import { ApiError, tooOften } from '../../platform/errors';
import { waitOf } from '../../platform/messages/waits';
import { plainAddress } from '../proxies';
import { type AccountLimit, accountLimits, type Limit } from './limitTable';
import type { RateLimitStore } from './rateLimitStore';

/** The error message; a function receives the waiting time. */
type Refusal = LocalizedText | ((wait: LocalizedText) => LocalizedText);

/** One limit that a try counts towards. */
export type Try = readonly [name: AccountLimit, subject: string, refusal?: Refusal];
/** The same, for a limit of any name. */
export type Count = readonly [name: string, subject: string, limit: Limit, refusal?: Refusal | undefined];
/** Whether the caller was refused, and not the server at fault. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Rate limits on top of shared counters. */
export class Limiter {
  constructor(private readonly counts: RateLimitStore) {}

  /**
   * Counts one attempt towards a limit per account and throws 429 beyond it. Keys are hashed, as they contain e-mail
   * addresses.
   */
  async take(name: AccountLimit, subject: string, refusal?: Refusal): Promise<void> {
    await this.count(name, subject, accountLimits[name], refusal);
  }

  /**
   * Like `take`, for a limit of any name; returns the end of the window in which it was counted. For a limit on reads, calls
   * pass when counting fails, counted nowhere.
   */
  async count(name: string, subject: string, limit: Limit, refusal?: Refusal): Promise<number | null> {
    const counted = await this.counts.add(keyOf(name, subject), limit.within).catch((error: unknown) => {
      if (limit.reads) return null;
      throw error;
    });
    if (!counted || counted.count <= limit.most) return counted?.end ?? null;
    // After a clock jump, never report a wait longer than the window.
    const seconds = Math.min(counted.left, limit.within) / 1000;
    throw tooOften(seconds, typeof refusal === 'function' ? refusal(waitOf(seconds)) : refusal);
  }

  /**
   * Counts tries before a check, so that parallel ones cannot exceed a limit, and takes each back once, in the window that counted it, unless the check
   * finds a miss: a right code is none, nor is a server that was too busy or failed. Throws 429 beyond a limit.
   */
  async counting<T>(
    tries: readonly Try[],
    check: () => Promise<T>,
    isMiss: (error: unknown) => boolean = isRefused,
  ): Promise<T> {
    const counts = tries.map(
      ([name, subject, refusal]) => [name, subject, accountLimits[name], refusal] as const,
    );
    return this.counted(counts, check, { afterError: isMiss, after: () => false });
  }

  /** The same, with limits of any name, each count kept only where the work's end says so. What one limit refuses stays in no other. */
  async counted<T>(
    counts: readonly Count[],
    work: () => Promise<T>,
    { afterError, after }: { afterError: (error: unknown) => boolean; after: (result: T) => boolean },
  ): Promise<T> {
    const held: Array<{ key: string; end: number }> = [];
    const release = async () => {
      for (const { key, end } of held) await this.counts.decrement(key, end);
    };
    for (const one of counts) {
      const [name, subject, limit, refusal] = one;
      const end = await this.count(name, subject, limit, refusal).catch(async (error: unknown) => {
        await release();
        throw error;
      });
      if (end !== null) held.push({ key: keyOf(name, subject), end });
    }
    const result = await work().catch(async (error: unknown) => {
      if (!afterError(error)) await release();
      throw error;
    });
    if (!after(result)) await release();
    return result;
  }
}

const keyOf = (name: string, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`;

/** The network in which one person easily gets another address: an IPv4 /24 or an IPv6 /64 (decisions.md, Limits). */
export function widerNetworkOf(ip: string): string {
  const address = networkOf(ip);
  return address.includes('.') ? address.split('.').slice(0, 3).join('.') : address;
}

/** An IPv6 /48, of which one customer may have all 65,536 networks; null for IPv4. */
export function prefixOf(ip: string): string | null {
  const address = networkOf(ip);
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : null;
}

/**
 * The counts of a call that no account limits: of the guest's address, and of all of its IPv6 /48 together twice as many. A
 * signed-in caller is counted by the account alone, whatever neighbors do.
 */
export function countsOf(
  name: string,
  { ip, account }: { ip: string; account: string | null },
  { limit, refusal }: { limit: Limit; refusal?: Refusal },
): Count[] {
  if (account) return [[name, account, limit, refusal]];
  const prefix = prefixOf(ip);
  const wide = { ...limit, most: 2 * limit.most };
  return [[name, networkOf(ip), limit, refusal], ...(prefix ? [[name, prefix, wide, refusal] as const] : [])];
}

/** What a stranger counts as: an IPv4 /24 or an IPv6 /48 (decisions.md, Limits). */
export const strangerOf = (ip: string): string => prefixOf(ip) ?? widerNetworkOf(ip);

/**
 * One household or host: an IPv4 address or an IPv6 /64 (decisions.md, Limits), ignoring a port appended by a proxy.
 */
export function networkOf(given: string): string {
  const ip = plainAddress(given);
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
