import type { LightMyRequestResponse } from 'fastify';
import type { Dependencies } from '../../dependencies';
import type { App } from '../../http/types';
import type { Watch } from '../../operations/watch';
import { hours } from '../../platform/clock';
import { Recent } from '../recent';
import { sentAtHeader } from '../sentAt';
import type { CacheableRoute } from './addresses';
import type { Variant } from './variant';

/** A response as it is sent: bytes and headers, without those of a single connection or request. */
export interface CachedResponse {
  etag: string | undefined;
  body: Buffer;
  /** Alternating names and values, as `writeHead` takes them. */
  headers: string[];
  /** The headers of a 304 to a caller that already has this content. */
  unchangedHeaders: string[];
}
interface Entry extends CachedResponse {
  stamp: string;
  /** By the clock of `performance.now()`; Infinity for a response that no time makes outdated. */
  until: number;
}

/** How long a cached response is served, in milliseconds. A picture that the sweep has deleted is gone after an hour. */
const lifetimes: Record<CacheableRoute['until'], number> = {
  process: Number.POSITIVE_INFINITY,
  content: Number.POSITIVE_INFINITY,
  packages: 60_000,
  hour: hours(1),
};
/** The memory for responses cached for an hour, that for pages and their content, and the largest of the former, in bytes. */
const recent = { bytes: 32 * 1024 * 1024, count: 5000 };
const largestRecent = 1024 * 1024;
/** How long this process may rely on the shared state it has read, in milliseconds; the promised limit is two seconds. */
const freshFor = 2000;
/** A caller waits for a response that another one requested, if that was less than this many milliseconds ago. */
const joinFor = 500;

const ofOneResponse = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
  sentAtHeader,
]);
const ofBody = new Set(['content-length', 'content-encoding', 'accept-ranges']);

/**
 * Caches public responses in memory. Each is what the application itself returned to a caller without cookies, session or
 * address, so none can contain anything personal, and its headers cannot drift from those of an uncached response.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #recent = new Recent<Entry>(recent);
  readonly #pages = new Recent<Entry>(recent);
  readonly #pending = new Map<string, { stamp: string; begun: number; answer: Promise<Entry | null> }>();
  #writes = 0;

  constructor(
    private readonly app: App,
    private readonly watch: Pick<Watch, 'state' | 'readAt'>,
    private readonly pages: Dependencies['pages'],
  ) {}

  /**
   * Invalidates what a change in this process may have made outdated; the other processes see the change in the shared
   * state.
   */
  forget(): void {
    this.#writes++;
  }

  /** Returns the cached response, or null when none may be served. Synchronous, as almost every call ends here. */
  find({ path, until }: CacheableRoute, variant: Variant): CachedResponse | null {
    const entry = this.#storeOf(until).get(keyOf(path, variant));
    if (!entry) return null;
    if (until === 'process') return entry;
    const isCurrent = entry.stamp === this.#stampOf(until);
    // Pages are in this process's memory, and stay when the database is away.
    if (until === 'content') return isCurrent ? entry : null;
    const now = performance.now();
    if (now >= entry.until) return null;
    const isFresh = isCurrent && now - this.watch.readAt < freshFor;
    return until === 'hour' || isFresh ? entry : null;
  }

  #storeOf(
    until: CacheableRoute['until'],
  ): Pick<Map<string, Entry>, 'get'> & { set(key: string, to: Entry, bytes: number): void } {
    if (until === 'hour') return this.#recent;
    return until === 'content' ? this.#pages : this.#entries;
  }

  /** Requests the response from the application and caches it; null when it cannot be cached. */
  async fill(address: CacheableRoute, variant: Variant): Promise<CachedResponse | null> {
    const { path, until } = address;
    const now = performance.now();
    if (until === 'packages' && now - this.watch.readAt >= freshFor) return null;
    const key = keyOf(path, variant);
    // Read before the data: a change in between makes the entry outdated, but never marks an outdated entry as new.
    const stamp = this.#stampOf(until);
    const pending = this.#pending.get(key);
    if (pending?.stamp === stamp && now - pending.begun < joinFor) {
      const joined = await pending.answer;
      // What a moment made outdated before this caller came is right for the first caller only.
      return joined && joined.until <= now ? this.fill(address, variant) : joined;
    }
    const answer = this.#ask(address, variant, stamp).finally(() => {
      if (this.#pending.get(key)?.answer === answer) this.#pending.delete(key);
    });
    this.#pending.set(key, { stamp, begun: now, answer });
    return answer;
  }

  #stampOf(until: CacheableRoute['until']): string {
    if (until === 'content') return String(this.pages?.generation);
    const { packagesVersion, settings } = this.watch.state;
    return `${packagesVersion} ${settings.version} ${this.#writes}`;
  }

  async #ask({ path, until }: CacheableRoute, variant: Variant, stamp: string): Promise<Entry | null> {
    const answer = await this.app.inject({ url: path, headers: headersOf(variant) });
    if (answer.statusCode !== 200 || answer.headers['set-cookie']) return null;
    const outdated = this.app.keptUntil.get(answer.raw.res) ?? Number.POSITIVE_INFINITY;
    const entry = { ...kept(answer), stamp, until: Math.min(performance.now() + lifetimes[until], outdated) };
    if (until !== 'hour' || entry.body.length <= largestRecent) {
      this.#storeOf(until).set(keyOf(path, variant), entry, entry.body.length);
    }
    return entry;
  }
}

const keyOf = (path: string, { coding, language }: Variant) => `${path} ${coding} ${language}`;

const headersOf = ({ coding, language }: Variant) => ({
  'accept-encoding': coding,
  ...(language === 'en' && { cookie: 'lang=en' }),
});

function kept({ headers, rawPayload }: LightMyRequestResponse): CachedResponse {
  const all = Object.entries(headers).filter(([name]) => !ofOneResponse.has(name));
  const flat = (list: typeof all) => list.flatMap(([name, value]) => [name, String(value)]);
  return {
    etag: headers.etag,
    body: rawPayload,
    headers: flat(all),
    unchangedHeaders: flat(all.filter(([name]) => !ofBody.has(name))),
  };
}
