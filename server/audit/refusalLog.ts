import type { Db } from '../db/tables';
import type { Limiter } from '../http/limits/limiter';
import { mostRefusals, type RefusalKind } from '../http/limits/limitTable';
import type { Clock } from '../platform/clock';
import { ApiError } from '../platform/errors';
import { addEntry, type Change } from './audit';

interface Person {
  id: string;
  userName: string;
  network: string | null;
}
interface Rest {
  person: Person;
  change: Change;
  /** Refusals not yet in an entry. */
  more: number;
  /** How many of them the next entry needs: twice as many as the one before. */
  next: number;
  timer: NodeJS.Timeout;
}

/**
 * Writes refusals into the history: the first ones of a minute individually, the rest summed up ("and 20 more"), so that
 * nobody can flood the history, nor hide a refusal behind others. Each kind is counted separately: failed sign-ins as
 * somebody cannot crowd out what that person is refused.
 */
export class RefusalLog {
  readonly #rests = new Map<string, Rest>();
  /** Refusals being counted or written, which the refused calls do not wait for. */
  readonly #running = new Set<Promise<void>>();

  constructor(
    private readonly deps: { db: Db; clock: Clock },
    private readonly limiter: Limiter,
    private readonly onError: (error: unknown) => void,
  ) {}

  note(kind: RefusalKind, person: Person, change: Change): Promise<void> {
    const noted = this.#note(kind, person, change).finally(() => this.#running.delete(noted));
    this.#running.add(noted);
    return noted;
  }

  async #note(kind: RefusalKind, person: Person, change: Change): Promise<void> {
    try {
      await this.limiter.count(kind, person.id, mostRefusals);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 429)) throw error;
      return this.#add(kind, person, change);
    }
    await addEntry(this.deps.db, this.deps.clock, person, change);
  }

  /** Writes the refusals not yet in an entry. */
  async flush(): Promise<void> {
    await Promise.allSettled(this.#running);
    await Promise.all([...this.#rests.keys()].map((key) => this.#end(key)));
  }

  async #add(kind: RefusalKind, person: Person, change: Change): Promise<void> {
    const key = `${kind} ${person.id}`;
    const rest = this.#rests.get(key) ?? this.#begin(key, person, change);
    rest.more++;
    if (rest.more < rest.next) return;
    rest.next *= 2;
    await this.#write(rest);
  }

  #begin(key: string, person: Person, change: Change): Rest {
    const timer = setTimeout(() => void this.#end(key).catch(this.onError), mostRefusals.within).unref();
    const rest = { person, change, more: 0, next: mostRefusals.most, timer };
    this.#rests.set(key, rest);
    return rest;
  }

  async #end(key: string): Promise<void> {
    const rest = this.#rests.get(key);
    if (!rest) return;
    clearTimeout(rest.timer);
    this.#rests.delete(key);
    if (rest.more > 0) await this.#write(rest);
  }

  async #write(rest: Rest): Promise<void> {
    const { person, change, more } = rest;
    rest.more = 0;
    const { action, resource } = change;
    await addEntry(this.deps.db, this.deps.clock, person, {
      action,
      resource,
      id: '',
      before: null,
      after: { more },
    });
  }
}
