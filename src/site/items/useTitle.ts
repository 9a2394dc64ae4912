import { useEffect } from 'react';
import type { ItemList } from '../../../contract/rendering';
import { useTranslation } from '../../i18n/useTranslation';

/** Puts what a page below a list is about before the list's title, as its prerendered head does. */
export function useTitle(list: ItemList, name: string | undefined): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (name === undefined) return;
    document.title = t(`${list}.itemTitle`, { name });
    return () => {
      document.title = t(`titles.${list}`);
    };
  }, [list, name, t]);
}
