import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../db/tables';
import { withAddresses } from '../pageAddresses';
import { PreparedText } from '../preparedText';
import { Recent } from '../recent';
import { typeOf } from '../siteFiles';

/** A rendered page or content file, ready to be sent. */
export interface OpenPage {
  /** A hash of the content it was made from. */
  source: string;
  type: string;
  isPage: boolean;
  /** Sends it, compressed and tagged. */
  text: PreparedText;
}

export interface PageLimits {
  /** What the bodies in memory may take, with all that was made of them, in bytes. */
  bytes: number;
  /** How many of them. */
  count: number;
}

type RenderedRow = Pick<Selectable<Tables['renderedPages']>, 'name' | 'source' | 'body'>;

/** Read by one statement. */
const batch = 100;

const typeOfName = (name: string): string =>
  typeOf(name.slice(name.lastIndexOf('.'))) ?? 'text/plain; charset=utf-8';

/** The bodies of a build's rendered pages: those in memory, and the others from their rows. */
export class PageBodies {
  readonly #held: Recent<OpenPage>;
  readonly #pending = new Map<string, Promise<OpenPage | undefined>>();

  constructor(
    private readonly db: Db,
    private readonly build: string,
    private readonly address: { public: string },
    readonly limits: PageLimits,
  ) {
    this.#held = new Recent(limits);
  }

  /** What is in memory. */
  get held(): Readonly<PageLimits> {
    return { bytes: this.#held.bytes, count: this.#held.count };
  }

  /**
   * The page that was made from a source, from memory or its row; undefined when the row has another by now. Rejects when it
   * would have to be read and cannot be.
   */
  async open(name: string, source: string): Promise<OpenPage | undefined> {
    const held = this.#held.get(name);
    if (held?.source === source) return held;
    const pending = this.#pending.get(name) ?? this.#load(name).finally(() => this.#pending.delete(name));
    this.#pending.set(name, pending);
    const page = await pending;
    return page?.source === source ? page : undefined;
  }

  async #load(name: string): Promise<OpenPage | undefined> {
    const [row] = await this.read([name]);
    return row && this.hold(row);
  }

  /** Reads rows without keeping their bodies in memory: the caller decides which of them readers are likely to want (`hold`). */
  async read(names: readonly string[]): Promise<RenderedRow[]> {
    const rows: RenderedRow[] = [];
    for (let at = 0; at < names.length; at += batch) {
      const some = this.db
        .selectFrom('renderedPages')
        .select(['name', 'source', 'body'])
        .where('build', '=', this.build)
        .where('name', 'in', names.slice(at, at + batch));
      rows.push(...(await some.execute()));
    }
    return rows;
  }

  /** Holds a row's body in memory, as the one that was used last. */
  hold({ name, source, body: bytes }: RenderedRow): OpenPage {
    const body = Buffer.from(bytes);
    const type = typeOfName(name);
    const isPage = type.startsWith('text/html');
    const text = async () => (isPage ? withAddresses(String(body), this.address.public) : String(body));
    const page: OpenPage = {
      source,
      type,
      isPage,
      text: new PreparedText(text, (made) => this.#held.grow(name, page, made)),
    };
    this.#held.set(name, page, body.length);
    return page;
  }

  /** Takes a body out of memory. */
  drop(name: string): void {
    this.#held.delete(name);
  }
}
