import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../db/tables';
import { withAddresses } from '../pageAddresses';
import { PreparedText } from '../preparedText';
import { inlineScriptHashes, typeOf } from '../siteFiles';

/** A page or content file that a process of this build rendered in place of the build's. */
export interface RenderedPage {
  /** A hash of the content it was made from. */
  source: string;
  type: string;
  isPage: boolean;
  /** Hashes of the page's inline scripts, for its content security policy. */
  scriptHashes: string[];
  /** Sends it, compressed and tagged. */
  text: PreparedText;
}

/** The source of a page that is not there any more; it has no body. */
export const goneSource = 'gone';

type Row = Pick<Selectable<Tables['renderedPages']>, 'name' | 'source' | 'body'>;

/** The address at which the site serves a file. */
function addressOf(name: string): string {
  if (!name.endsWith('.html')) return name;
  const path = name.replace(/\/(?:index|plain)\.html$/, '');
  const isPlain = name.startsWith('/vi/') || name.endsWith('/plain.html');
  return (isPlain ? path.replace(/^\/(?:vi|en)/, '') : path) || '/';
}

function pageOf({ name, source, body: bytes }: Row, address: { public: string }): RenderedPage {
  const body = Buffer.from(bytes).toString('utf8');
  const type = typeOf(name.slice(name.lastIndexOf('.'))) ?? 'text/plain; charset=utf-8';
  const isPage = type.startsWith('text/html');
  return {
    source,
    type,
    isPage,
    scriptHashes: isPage ? inlineScriptHashes(body) : [],
    text: new PreparedText(async () => (isPage ? withAddresses(body, address.public) : body)),
  };
}

/**
 * The rendered pages of this build, in memory: served from there, so that they stay when the database is away. All those that
 * were stored together come into sight together.
 */
export class RenderedPages {
  #pages: ReadonlyMap<string, RenderedPage> = new Map();
  #gone: ReadonlySet<string> = new Set();
  #addresses: ReadonlySet<string> = new Set();
  #version: number | null = null;
  #generation = 0;

  constructor(
    /** Identifies the build: its processes share what they render. */
    readonly build: string,
    private readonly address: { public: string },
  ) {}

  /** Changes whenever a page has changed. */
  get generation(): number {
    return this.#generation;
  }

  /** The page that replaces or adds to a file of the built site, by the file's lower-cased name. */
  get(name: string): RenderedPage | undefined {
    return this.#pages.get(name);
  }

  /** Whether a file that was there is not any more, whatever the built site has. */
  isGone(name: string): boolean {
    return this.#gone.has(name);
  }

  /** Whether an address, in its usual spelling, leads to a page or file of these. */
  isAddress(path: string): boolean {
    return this.#addresses.has(path);
  }

  /** The source of each page, by its name. */
  get sources(): ReadonlyMap<string, string> {
    const gone = [...this.#gone].map((name) => [name, goneSource] as const);
    return new Map([...gone, ...[...this.#pages].map(([name, { source }]) => [name, source] as const)]);
  }

  /** Reads what is new, if the shared state says that something is. */
  async read(db: Db, version: number): Promise<void> {
    if (version === this.#version) return;
    const rows = await db
      .selectFrom('renderedPages')
      .select(['name', 'source'])
      .where('build', '=', this.build)
      .execute();
    const known = this.sources;
    const isThere = ({ source }: { source: string }) => source !== goneSource;
    const changes = rows.filter(({ name, source }) => known.get(name) !== source);
    const changed = changes.filter(isThere);
    const bodies = await this.#bodies(
      db,
      changed.map(({ name }) => name),
    );
    const kept = rows.filter(isThere).flatMap(({ name }) => {
      const page = bodies.get(name) ?? this.#pages.get(name);
      return page ? [[name, page] as const] : [];
    });
    if (changes.length > 0 || rows.length !== known.size) this.#generation++;
    this.#pages = new Map(kept);
    this.#gone = new Set(rows.filter((row) => !isThere(row)).map(({ name }) => name));
    this.#addresses = new Set(kept.map(([name]) => addressOf(name)));
    this.#version = version;
  }

  async #bodies(db: Db, names: readonly string[]): Promise<Map<string, RenderedPage>> {
    if (names.length === 0) return new Map();
    const rows = await db
      .selectFrom('renderedPages')
      .select(['name', 'source', 'body'])
      .where('build', '=', this.build)
      .where('name', 'in', names)
      .execute();
    return new Map(rows.map((row) => [row.name, pageOf(row, this.address)]));
  }
}
