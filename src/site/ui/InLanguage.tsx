import type { Language } from '../../../contract/languages';

/** Each language by its own name, in both languages of the site. */
const names: Record<Language, string> = { vi: 'Tiếng Việt', en: 'English' };

/** Names the language of texts that are not in the reader's; nothing for those that are. */
export const InLanguage = ({ lang }: { lang: Language | undefined }) =>
  lang && (
    <span className="label" lang={lang}>
      {names[lang]}
    </span>
  );
