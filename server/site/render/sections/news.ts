import {
  type ArticleFrame,
  articleBody,
  articleFile,
  type NewsContent,
  newsKinds,
  previewSlug,
} from '../../../../contract/newsPages';
import { fieldIn, htmlIn } from '../../../content/htmlName';
import { articlesIn, newsItemOf } from '../../../content/newsContent';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import { contentsOfItem } from './items';
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
        return contentsOfItem('news', { data: article, language, ...coverOf(article) }).map((one) => ({
          ...one,
          record: recordId,
          rest: { id, read },
        }));
      }),
    ];
  },
  preview({ news: shown }, language) {
    const [article] = articlesIn(shown ?? [], language);
    const html = htmlIn(shown?.[0]?.fields ?? {}, 'body', article?.lang ?? language);
    const content = articleFile(previewSlug);
    const data = { ...article, ...articleBody(html) };
    return { path: `/${content}`, name: 'news', language, content, data, ...coverOf(article) };
  },
};

const coverOf = (article?: ArticleFrame) => (article?.image ? { cover: article.image } : {});
