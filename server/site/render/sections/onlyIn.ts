import type { Language } from '../../../../contract/languages';
import type { ListContent } from '../../../../contract/listContent';

/** What the English page of a list shows. */
type Items = ReadonlyArray<{ lang?: Language }>;

/**
 * The pages, given what each lists in English, that have nothing in English. As every text is in Vietnamese, the pages of
 * that language always have something.
 */
export function onlyIn(lists: Readonly<Record<string, Items>>): ListContent {
  const alone = Object.entries(lists).flatMap(([path, items]) => {
    const languages = new Set(items.map(({ lang }) => lang));
    const [only] = languages;
    return only && languages.size === 1 ? [[path, only] as const] : [];
  });
  return alone.length > 0 ? { onlyIn: Object.fromEntries(alone) } : {};
}
