import type { Language } from '../../contract/languages';
import { englishName, textIn } from '../../contract/localized';
import type { Live } from './live';

/**
 * A record's texts in one language: English only if all that are there in Vietnamese are, so that no reader gets half of
 * each. `lang` is the language of texts that are not in the reader's.
 */
export function textsOf<Name extends string>(
  fields: Live['fields'],
  names: readonly Name[],
  language: Language,
) {
  const isWhole = language === 'vi' || names.every((name) => fields[englishName(name)] || !fields[name]);
  const shown = isWhole ? language : 'vi';
  const texts = names.map((name) => [name, textIn(fields, name, shown).text]);
  return {
    texts: Object.fromEntries(texts) as Record<Name, string>,
    ...(!isWhole && { lang: 'vi' as const }),
  };
}
