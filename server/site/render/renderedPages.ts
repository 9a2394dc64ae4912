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

type Row = Pick<Selectable<Tables['renderedPages']>, 'name' | 'source' | 'body'>;

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

  /** The source of each page, by its name. */
  get sources(): ReadonlyMap<string, string> {
    return new Map([...this.#pages].map(([name, { source }]) => [name, source]));
  }

  /** Reads what is new, if the shared state says that something is. */
  async read(db: Db, version: number): Promise<void> {
    if (version === this.#version) return;
    const rows = await db
      .selectFrom('renderedPages')
      .select(['name', 'source'])
      .where('build', '=', this.build)
      .execute();
    const changed = rows.filter(({ name, source }) => this.#pages.get(name)?.source !== source);
    const bodies = await this.#bodies(
      db,
      changed.map(({ name }) => name),
    );
    const kept = rows.flatMap(({ name }) => {
      const page = bodies.get(name) ?? this.#pages.get(name);
      return page ? [[name, page] as const] : [];
    });
    if (changed.length > 0 || kept.length !== this.#pages.size) this.#generation++;
    this.#pages = new Map(kept);
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
