import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HomeContent } from '../../../contract/homeContent';
import { type Language, languages } from '../../../contract/languages';
import type { PageToRender } from '../../../contract/rendering';
import { type HomeSources, homeContent } from '../../content/homeContent';
import { type InSight, nextChange, readInSight } from '../../content/inSight';
import type { Db } from '../../db/tables';
import type { Published, PublishedContent } from './renderDue';

/**
 * What pages show: the build's content with what is published. While nothing of a kind has ever been published, the build's
 * samples stand.
 */
export class PublishedPages {
  readonly #built: ReadonlyMap<Language, string>;

  constructor(
    private readonly db: Db,
    siteDir: string,
  ) {
    this.#built = new Map(languages.map((language) => [language, readBuilt(siteDir, language)]));
  }

  /** What is published at a moment: the content of each page in each language that is not as the build has it. */
  async at(moment: Date): Promise<Published> {
    const sources = await this.#sources(moment);
    const contents = languages.flatMap((language): PublishedContent[] => {
      const data = this.#home(sources, language);
      return JSON.stringify(data) === this.#built.get(language) ? [] : [homeIn(language, data)];
    });
    return { contents, nextChange: await nextChange(this.db, moment) };
  }

  /** The home page as it would be if a working copy were published; it comes first of its kind, as it is what is looked at. */
  async homeWith(
    resource: string,
    record: InSight,
    language: Language,
    inAddress: boolean,
  ): Promise<PageToRender> {
    const sources = await this.#sources(record.from);
    const ofKind = Object.entries(sources).find(([name]) => name === resource)?.[1] ?? [];
    const others = ofKind.filter(({ recordId }: InSight) => recordId !== record.recordId);
    const data = this.#home({ ...sources, [resource]: [record, ...others] }, language);
    return { path: '/', name: 'home', language, inAddress, data };
  }

  async #sources(moment: Date): Promise<HomeSources> {
    const banners = await inSight(this.db, 'banners', moment);
    return { banners, news: await inSight(this.db, 'news', moment) };
  }

  #home(sources: HomeSources, language: Language): HomeContent {
    return homeContent(JSON.parse(this.#built.get(language) ?? ''), sources, language);
  }
}

/** What is in sight; null while nothing of the resource was ever published. */
async function inSight(db: Db, resource: string, at: Date) {
  const shown = await readInSight(db, resource, at);
  if (shown.length > 0) return shown;
  const any = db
    .selectFrom('publications')
    .select('id')
    .where('resource', '=', resource)
    .where('from', '<=', at);
  return (await any.limit(1).executeTakeFirst()) ? [] : null;
}

const contentFile = (language: Language) => `/content/${language}/home.json`;
const readBuilt = (siteDir: string, language: Language) =>
  readFileSync(join(siteDir, contentFile(language)), 'utf8');

/** The home page, with an address that names its language and, where that is not the same page, with one that does not. */
function homeIn(language: Language, data: HomeContent): PublishedContent {
  const page = { path: '/', name: 'home', language, data };
  const named = { file: `/${language}/index.html`, page: { ...page, inAddress: language !== 'vi' } };
  const plain = { file: `/${language}/plain.html`, page: { ...page, inAddress: false } };
  return { file: contentFile(language), data, pages: language === 'vi' ? [named] : [named, plain] };
}
