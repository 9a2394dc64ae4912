import { type Language, languages } from '../../../../contract/languages';
import type { ItemList, PageToRender } from '../../../../contract/rendering';
import { formerSlugs } from '../../../content/formerSlugs';
import type { Live } from '../../../content/live';
import type { Db } from '../../../db/tables';
import { type BuiltContent, contentFile } from '../builtContent';
import { fileNames, pageFiles } from '../pageFiles';
import type { PublishedContent } from '../publishedContent';

/** The name of an item's content, which is the path of its page too. */
const itemFile = (list: ItemList, slug: string): string => `${list}/${slug}`;

/** An item's page in a language; its content is there under its address in the other language too. */
export function contentsOfItem<Data extends { slugs: Record<Language, string> }>(
  list: ItemList,
  { data, ...shown }: Pick<PageToRender, 'language' | 'cover'> & { data: Data },
): PublishedContent[] {
  const { language } = shown;
  const content = itemFile(list, data.slugs[language]);
  const page = { ...shown, path: `/${content}`, name: list, data, content };
  return [...new Set(Object.values(data.slugs))].map((slug) => ({
    file: contentFile(language, itemFile(list, slug)),
    data,
    pages: slug === data.slugs[language] ? pageFiles(page) : [],
  }));
}

/** Where items that are not there any more may have files. */
interface Before {
  db: Db;
  built: BuiltContent;
  moment: Date;
}

/** Files of items that were live, and of the build's samples once anything was published. */
export async function goneItems(
  list: ItemList,
  shown: readonly Live[] | null,
  { db, built, moment }: Before,
): Promise<string[]> {
  if (!shown) return [];
  const nameOf = (slug: string) => itemFile(list, slug);
  const current = new Set(shown.flatMap(({ slugs }) => Object.values(slugs ?? {}).map(nameOf)));
  const former = (await formerSlugs(db, list, moment)).map(nameOf);
  return languages.flatMap((language) =>
    [...new Set([...former, ...built.below(language, list)])]
      .filter((name) => !current.has(name))
      .flatMap((name) => [contentFile(language, name), ...fileNames(language, `/${name}`)]),
  );
}
