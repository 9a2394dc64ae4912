import { useTranslate } from 'react-admin';
import type { PackageFigures } from '../../../../../contract/figures';
import { textIn } from '../../../../../contract/localized';
import { useLanguage } from '../../../i18n/useLanguage';

/** The name of a package in the reader's language; of one that is gone a word for it. */
export function usePackageName() {
  const translate = useTranslate();
  const language = useLanguage();
  return (one: Pick<PackageFigures, 'name' | 'nameEn'>): string =>
    textIn(one, 'name', language).text || translate('figures.gone');
}
