import { sql } from 'kysely';
import type { HomeContent } from '../../../contract/homeContent';
import { type Language, languages } from '../../../contract/languages';
import {
  type ArticleContent,
  articleFile,
  type NewsContent,
  newsKinds,
  previewSlug,
} from '../../../contract/newsPages';
import type { PageToRender } from '../../../contract/rendering';
import { formerSlugs } from '../../content/formerSlugs';
import { type HomeSources, homeContent } from '../../content/homeContent';
import { type InSight, nextChange, readInSight } from '../../content/inSight';
import { articlesIn, newsItemOf } from '../../content/newsContent';
import { isCancelled } from '../../db/publications';
import type { Db } from '../../db/tables';
import { type BuiltContent, contentFile } from './builtContent';
import { fileNames, pageFiles } from './pageFiles';
import type { Published, PublishedContent } from './renderDue';

const listPaths = ['/news', ...newsKinds.map((kind) => `/news/${kind}`)];

/**
 * What pages show: the build's content with what is published. While nothing of a kind has ever been published, the build's
 * samples stand.
 */
export class PublishedPages {
  constructor(
    private readonly db: Db,
    private readonly built: BuiltContent,
  ) {}

  /** What is published at a moment: the content of each page in each language that is not as the build has it. */
  async at(moment: Date): Promise<Published> {
    const sources = await this.#sources(moment);
    const all = languages.flatMap((language) => [
      this.#homeIn(sources, language),
      ...(sources.news ? newsIn(sources.news, language) : []),
    ]);
    return {
      contents: all.filter(({ file, data }) => !this.built.isSame(file, data)),
      gone: sources.news ? await this.#gone(sources.news, moment) : [],
      nextChange: await nextChange(this.db, moment),
    };
  }

  /** A page with a working copy as if it were published; it comes first of its kind, as it is what is looked at. */
  async preview(
    resource: string,
    record: InSight,
    language: Language,
    inAddress: boolean,
  ): Promise<PageToRender> {
    const sources = await this.#sources(record.from);
    const ofKind = Object.entries(sources).find(([name]) => name === resource)?.[1] ?? [];
    const records = [record, ...ofKind.filter(({ recordId }: InSight) => recordId !== record.recordId)];
    if (resource === 'news') {
      const [data] = articlesIn(records, language);
      const content = articleFile(previewSlug);
      return { path: `/${content}`, name: 'news', language, inAddress, content, data };
    }
    const data = this.#home({ ...sources, [resource]: records }, language);
    return { path: '/', name: 'home', language, inAddress, data };
  }

  async #sources(moment: Date): Promise<HomeSources> {
    const banners = await inSight(this.db, 'banners', moment);
    return { banners, news: await inSight(this.db, 'news', moment) };
  }

  #home(sources: HomeSources, language: Language): HomeContent {
    return homeContent(this.built.get(contentFile(language, 'home')) as HomeContent, sources, language);
  }

  #homeIn(sources: HomeSources, language: Language): PublishedContent {
    const data = this.#home(sources, language);
    return {
      file: contentFile(language, 'home'),
      data,
      pages: pageFiles({ path: '/', name: 'home', language, data }),
    };
  }

  /** Files of articles that were in sight, and of the build's samples. */
  async #gone(news: readonly InSight[], moment: Date): Promise<string[]> {
    const shown = new Set(news.flatMap(({ slugs }) => Object.values(slugs ?? {}).map(articleFile)));
    const former = (await formerSlugs(this.db, 'news', moment)).map(articleFile);
    return languages.flatMap((language) =>
      [...new Set([...former, ...this.built.below(language, 'news')])]
        .filter((name) => !shown.has(name))
        .flatMap((name) => [contentFile(language, name), ...fileNames(language, `/${name}`)]),
    );
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
    .where('from', '<=', at)
    .where(sql<boolean>`not ${isCancelled}`);
  return (await any.limit(1).executeTakeFirst()) ? [] : null;
}

/** The lists of news, and each article, whose content is there under its address in the other language too. */
function newsIn(news: readonly InSight[], language: Language): PublishedContent[] {
  const data: NewsContent = { articles: news.map((one) => newsItemOf(one, language)) };
  const lists = listPaths.flatMap((path) => pageFiles({ path, name: 'news', language, data }));
  return [
    { file: contentFile(language, 'news'), data, pages: lists },
    ...articlesIn(news, language).flatMap((article) => articleIn(article, language)),
  ];
}

function articleIn(data: ArticleContent, language: Language): PublishedContent[] {
  const content = articleFile(data.slugs[language]);
  const page = { path: `/${content}`, name: 'news', language, data, content };
  return [...new Set(Object.values(data.slugs))].map((slug) => ({
    file: contentFile(language, articleFile(slug)),
    data,
    pages: slug === data.slugs[language] ? pageFiles(page) : [],
  }));
}
