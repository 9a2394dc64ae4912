import { useTranslate } from 'react-admin';
import type { PackageFigures } from '../../../../../contract/figures';
import { textIn } from '../../../../../contract/localized';
import { useLanguage } from '../../../i18n/useLanguage';

/** A package's name in the reader's language, or a placeholder for a deleted one. */
export function usePackageName() {
  const translate = useTranslate();
  const language = useLanguage();
  return (one: Pick<PackageFigures, 'name' | 'nameEn'>): string =>
    textIn(one, 'name', language).text || translate('figures.gone');
}
