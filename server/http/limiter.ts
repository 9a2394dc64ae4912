import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { LocalizedText } from '../../contract/languages';
import { tooOften } from '../errors';
import { waitOf } from '../messages/waits';
import type { Counts } from './counts';
import { type AccountLimit, accountLimits, type Limit } from './limitTable';
import { withoutPort } from './proxies';

/** The message of a refusal; a function is given how long to wait. */
type Refusal = LocalizedText | ((wait: LocalizedText) => LocalizedText);

/** Limits over a place where tries are counted. */
export class Limiter {
  constructor(private readonly counts: Counts) {}

  /** Counts one try towards a limit per account and throws 429 past it. Keys are hashed: they hold addresses of people. */
  take(name: AccountLimit, subject: string, refusal?: Refusal): Promise<void> {
    return this.count(name, subject, accountLimits[name], refusal);
  }

  /** As `take`, for a limit of any name. A limit on reading lets the caller through when nothing can count. */
  async count(name: string, subject: string, limit: Limit, refusal?: Refusal): Promise<void> {
    const counted = await this.counts.add(keyOf(name, subject), limit.within).catch((error: unknown) => {
      if (limit.reads) return null;
      throw error;
    });
    if (!counted || counted.count <= limit.most) return;
    // A clock that jumped must not tell anybody to wait longer than the window is.
    const seconds = Math.min(counted.left, limit.within) / 1000;
    throw tooOften(seconds, typeof refusal === 'function' ? refusal(waitOf(seconds)) : refusal);
  }

  /** Uncounts one try, for tries that turned out right. */
  release(name: AccountLimit, subject: string): Promise<void> {
    return this.counts.decrement(keyOf(name, subject));
  }
}

const keyOf = (name: string, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`;

/** The network within which one person easily takes another address: an IPv4 /24, or an IPv6 /64 (decisions.md, Limits). */
export function widerNetworkOf(ip: string): string {
  const address = networkOf(ip);
  return address.includes('.') ? address.split('.').slice(0, 3).join('.') : address;
}

/** One household or host: an IPv4 address, or an IPv6 /64 (decisions.md, Limits), whatever port a proxy wrote behind it. */
export function networkOf(given: string): string {
  const ip = withoutPort(given);
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
