import { sql } from 'kysely';
import type { Db } from '../../db/tables';
import { busy } from '../../platform/errors';
import { type OpenPage, PageBodies, type PageLimits } from './pageBodies';

/** A page or content file that a process of this build rendered in place of the build's. */
export interface RenderedPage {
  isPage: boolean;
  /** Rejects when it is not in memory and cannot be read, as the database is away. */
  open(): Promise<OpenPage>;
}

/** The source of a page that is not there any more; it has no body. */
export const goneSource = 'gone';

/** What is held in memory (living-site.md section 2). */
const usual: PageLimits = { bytes: 64 * 1024 * 1024, count: 5000 };

/** The address at which the site serves a file. */
function addressOf(name: string): string {
  if (!name.endsWith('.html')) return name;
  const path = name.replace(/\/(?:index|plain)\.html$/, '');
  const isPlain = name.startsWith('/vi/') || name.endsWith('/plain.html');
  return (isPlain ? path.replace(/^\/(?:vi|en)/, '') : path) || '/';
}

/**
 * The rendered pages of this build: which there are, and as many of them as fit in memory, so that these stay when the database
 * is away. All those that were stored together go live together.
 */
export class RenderedPages {
  #sources: ReadonlyMap<string, string> = new Map();
  #addresses: ReadonlySet<string> = new Set();
  #version: number | null = null;
  #generation = 0;
  #last: Promise<unknown> = Promise.resolve();
  readonly #bodies: PageBodies;

  constructor(
    private readonly db: Db,
    /** Identifies the build: its processes share what they render. */
    readonly build: string,
    address: { public: string },
    limits: PageLimits = usual,
  ) {
    this.#bodies = new PageBodies(db, build, address, limits);
  }

  /** Changes whenever a page has changed. */
  get generation(): number {
    return this.#generation;
  }

  /** The page that replaces or adds to a file of the built site, by the file's lower-cased name. */
  get(name: string): RenderedPage | undefined {
    const source = this.#sources.get(name);
    if (source === undefined || source === goneSource) return undefined;
    return { isPage: name.endsWith('.html'), open: () => this.#open(name) };
  }

  /** Whether a file that was there is not any more, whatever the built site has. */
  isGone(name: string): boolean {
    return this.#sources.get(name) === goneSource;
  }

  /** Whether an address, in its usual spelling, leads to a page or file of these. */
  isAddress(path: string): boolean {
    return this.#addresses.has(path);
  }

  /** The source of each page, by its name. */
  get sources(): ReadonlyMap<string, string> {
    return this.#sources;
  }

  /** What is in memory. */
  get held(): Readonly<PageLimits> {
    return this.#bodies.held;
  }

  /** Reads what is new, if the shared state says that something is. */
  read(version: number): Promise<void> {
    return this.#alone(async () => {
      if (version === this.#version) return;
      await this.#readRows();
      this.#version = version;
    });
  }

  /** Reads what is new, whatever the shared state said when it was last read. */
  refresh(): Promise<void> {
    return this.#alone(() => this.#readRows());
  }

  async #open(name: string): Promise<OpenPage> {
    for (let tries = 0; tries < 2; tries++) {
      const source = this.#sources.get(name);
      if (source === undefined || source === goneSource) break;
      const page = await this.#bodies.open(name, source);
      if (page) return page;
      // Rendered again since: what was rendered with it is read too, so that they go live together.
      await this.#alone(async () => {
        if (this.#sources.get(name) === source) await this.#readRows();
      });
    }
    throw busy(1);
  }

  /** One reading at a time, so that no older one ends last. */
  #alone(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #readRows(): Promise<void> {
    const rows = await this.db
      .selectFrom('renderedPages')
      .select(['name', 'source', sql<number>`octet_length(body)`.as('bytes')])
      .where('build', '=', this.build)
      .execute();
    const before = this.#sources;
    const changed = rows.filter(({ name, source }) => before.get(name) !== source);
    const fitting = this.#fitting(changed.filter(({ source }) => source !== goneSource));
    const bodies = await this.#bodies.read(fitting.map(({ name }) => name));
    this.#sources = new Map(rows.map(({ name, source }) => [name, source]));
    if (changed.length > 0 || this.#sources.size !== before.size) this.#generation++;
    this.#addresses = new Set(
      rows.filter(({ source }) => source !== goneSource).map(({ name }) => addressOf(name)),
    );
    for (const [name, source] of before) if (this.#sources.get(name) !== source) this.#bodies.drop(name);
    for (const row of bodies) this.#bodies.hold(row);
  }

  /** As many as memory can hold; what was used longest ago leaves it for them. */
  #fitting<T extends { bytes: number }>(rows: readonly T[]): T[] {
    let { bytes, count } = this.#bodies.limits;
    return rows.filter((row) => {
      if (row.bytes > bytes || count === 0) return false;
      bytes -= row.bytes;
      count--;
      return true;
    });
  }
}
