import { useTranslate } from 'react-admin';
import type { PackageFigures } from '../../../../../contract/figures';

/** The name of a package; of one that is gone a word for it. */
export function usePackageName() {
  const translate = useTranslate();
  return ({ name }: Pick<PackageFigures, 'name'>): string => name ?? translate('figures.gone');
}
