/** One sentence in both languages of the site. */
export interface Said {
  vi: string;
  en: string;
}

export type Language = keyof Said;

export const say = (vi: string, en: string): Said => ({ vi, en });

/** Messages by field name, as the error body carries them. */
export type FieldErrors = Record<string, Said[]>;

/** The language of an answer: English when the caller prefers it to Vietnamese, else Vietnamese (decisions.md, Messages). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.trim().toLowerCase().split(';');
      const quality = settings.map((s) => s.trim()).find((s) => s.startsWith('q='));
      return { tag: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter(({ tag, quality }) => (tag === 'vi' || tag === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked[0]?.tag === 'en' ? 'en' : 'vi';
}
