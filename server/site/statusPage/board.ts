import { type Language, languages } from '../../../contract/languages';
import type { SiteStatus } from '../../../contract/status';
import type { Db } from '../../db/tables';
import { type InlineHashes, inlineHashes } from '../../http/inlineHashes';
import type { Watch } from '../../operations/watch';
import { type Clock, seconds } from '../../platform/clock';
import { within } from '../../platform/within';
import { PreparedText } from '../preparedText';
import { answer } from './checks/site';
import { statusFeed } from './feed';
import { keep, readKept } from './kept';
import { statusPage } from './page/page';
import { readSnapshot } from './read';
import { reportOf } from './report';
import { nothingKnown } from './snapshot';

/** How long a look at the database may take, in milliseconds; after that it is away. */
const patience = seconds(5);

export interface BoardDependencies {
  db: Db;
  clock: Clock;
  address: { public: string };
  watch?: Pick<Watch, 'state'> | undefined;
  /** The style sheet of the site's fonts; empty without a built site. */
  fonts?: string;
  /** Where what is known is kept for the next process; nowhere by default. */
  folder?: string;
}

/** What a process knows of the site's status, and its pages: in memory, so that they need no database. */
export class StatusBoard {
  #snapshot = nothingKnown;
  #awaySince: Date | null = null;
  /** What the pages were made from. */
  #source = '';
  #inline: InlineHashes | undefined;
  #pages = new Map<string, string>();
  #sent = new Map<string, PreparedText>();
  /** Whether the last attempt to keep it failed, which is reported once. */
  #isUnkept = false;

  constructor(private readonly deps: BoardDependencies) {}

  /** Begins with what the process before knew. */
  async restore(): Promise<void> {
    const { folder } = this.deps;
    const kept = folder === undefined ? null : await readKept(folder);
    if (kept) this.#snapshot = kept;
  }

  /** The scripts and styles of its pages. */
  get inline(): InlineHashes {
    this.#inline ??= inlineHashes(statusPage(this.report(), 'vi', this.#around));
    return this.#inline;
  }

  /** What is known now. */
  report(): SiteStatus {
    const { clock, watch } = this.deps;
    const isMaintenance = watch?.state.maintenance === true;
    return reportOf({ snapshot: this.#snapshot, awaySince: this.#awaySince, isMaintenance }, clock.now());
  }

  /** The page in a language, as last made. */
  page = (language: Language): PreparedText => this.#text(`page ${language}`);

  /** The feed in a language. */
  feed = (language: Language): PreparedText => this.#text(`feed ${language}`);

  /**
   * Says that this process serves the site, reads what the last check found, and makes the pages again when anything has
   * changed. Throws while the database is away, after having done what can be done without it.
   */
  async look(): Promise<false> {
    const { db, clock } = this.deps;
    let failure: unknown = null;
    try {
      const read = async () => {
        await answer(db);
        return readSnapshot(db, clock.now(), this.#snapshot);
      };
      const found = await within(patience, read);
      if (!found) throw new Error(`The database did not tell the status within ${patience} ms`);
      this.#snapshot = found;
      this.#awaySince = null;
    } catch (error) {
      this.#awaySince ??= clock.now();
      failure = error;
    }
    if (this.#make()) failure = (await this.#keep()) ?? failure;
    if (failure) throw failure;
    return false;
  }

  /** Makes the pages; returns false if they are still right. */
  #make(): boolean {
    const { address } = this.deps;
    const report = this.report();
    const source = JSON.stringify([report, address.public]);
    if (source === this.#source) return false;
    for (const language of languages) {
      this.#pages.set(`page ${language}`, statusPage(report, language, this.#around));
      this.#pages.set(`feed ${language}`, statusFeed(report, language, address.public));
    }
    this.#source = source;
    this.#sent = new Map();
    return true;
  }

  get #around() {
    const { address, fonts = '' } = this.deps;
    return { site: address.public, fonts };
  }

  #text(name: string): PreparedText {
    if (this.#source === '') this.#make();
    const text = this.#pages.get(name) ?? '';
    const sent = this.#sent.get(name) ?? new PreparedText(async () => text);
    this.#sent.set(name, sent);
    return sent;
  }

  /** Returns an error that was not reported yet. */
  async #keep(): Promise<unknown> {
    const { folder } = this.deps;
    if (folder === undefined) return null;
    const [vi = '', en = ''] = ['page vi', 'page en'].map((name) => this.#pages.get(name));
    try {
      await keep(folder, this.#snapshot, { 'status.html': vi, 'status.en.html': en });
      this.#isUnkept = false;
      return null;
    } catch (error) {
      const untold = this.#isUnkept ? null : error;
      this.#isUnkept = true;
      return untold;
    }
  }
}
