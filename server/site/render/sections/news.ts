import { type Language, languages } from '../../../../contract/languages';
import {
  type ArticleFrame,
  articleBody,
  articleFile,
  type NewsContent,
  newsKinds,
  previewSlug,
} from '../../../../contract/newsPages';
import { formerSlugs } from '../../../content/formerSlugs';
import { fieldIn, htmlIn } from '../../../content/htmlName';
import type { Live } from '../../../content/live';
import { articlesIn, newsItemOf } from '../../../content/newsContent';
import type { Db } from '../../../db/tables';
import { type BuiltContent, contentFile } from '../builtContent';
import { fileNames, pageFiles } from '../pageFiles';
import type { PublishedContent } from '../publishedContent';
import { onlyIn } from './onlyIn';
import type { PublishedSection } from './section';

/** The list of all, and one of each kind. */
const listPaths = ['/news', ...newsKinds.map((kind) => `/news/${kind}`)];

/** The lists of news, and each article, whose content is there under its address in the other language too. */
export const news: PublishedSection = {
  contents({ news: shown, readHtml }, language) {
    if (!shown) return [];
    const english = shown.map((one) => newsItemOf(one, 'en'));
    const ofKind = (place: number) => english.filter(({ kind }) => place < 0 || kind === place);
    const data: NewsContent = {
      articles: shown.map((one) => newsItemOf(one, language)),
      ...onlyIn(Object.fromEntries(listPaths.map((path, at) => [path, ofKind(at - 1)]))),
    };
    const lists = listPaths.flatMap((path) => pageFiles({ path, name: 'news', language, data }));
    return [
      { file: contentFile(language, 'news'), data, pages: lists },
      ...articlesIn(shown, language).flatMap((article, place) => {
        const { recordId = '', publicationId: id = '' } = shown[place] ?? {};
        const read = async () => articleBody(await readHtml(id, fieldIn('body', article.lang ?? language)));
        return articleIn(article, language).map((one) => ({ ...one, record: recordId, rest: { id, read } }));
      }),
    ];
  },
  preview({ news: shown }, language) {
    const [frame] = articlesIn(shown ?? [], language);
    const html = htmlIn(shown?.[0]?.fields ?? {}, 'body', frame?.lang ?? language);
    const content = articleFile(previewSlug);
    const data = { ...frame, ...articleBody(html) };
    return { path: `/${content}`, name: 'news', language, content, data, ...coverOf(frame) };
  },
};

const coverOf = (article?: ArticleFrame) => (article?.image ? { cover: article.image } : {});

function articleIn(data: ArticleFrame, language: Language): PublishedContent[] {
  const content = articleFile(data.slugs[language]);
  const page = { path: `/${content}`, name: 'news', language, data, content, ...coverOf(data) };
  return [...new Set(Object.values(data.slugs))].map((slug) => ({
    file: contentFile(language, articleFile(slug)),
    data,
    pages: slug === data.slugs[language] ? pageFiles(page) : [],
  }));
}

/** Files of articles that were live, and of the build's samples once anything was published. */
export async function goneNews(
  db: Db,
  shown: readonly Live[] | null,
  built: BuiltContent,
  moment: Date,
): Promise<string[]> {
  if (!shown) return [];
  const current = new Set<string>(shown.flatMap(({ slugs }) => Object.values(slugs ?? {}).map(articleFile)));
  const former = (await formerSlugs(db, 'news', moment)).map(articleFile);
  return languages.flatMap((language) =>
    [...new Set([...former, ...built.below(language, 'news')])]
      .filter((name) => !current.has(name))
      .flatMap((name) => [contentFile(language, name), ...fileNames(language, `/${name}`)]),
  );
}
