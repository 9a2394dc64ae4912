import { Pagination, useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { useIsLonger } from './ListNotes';

/** The pager, with a note when a list has rows beyond its last page. */
export function ListPagination() {
  const translate = useTranslate();
  const language = useLanguage();
  const isLonger = useIsLonger();
  const { total: count = 0, error } = useListContext();
  const total = formatNumber(count, language);
  const texts = {
    // On a phone react-admin leaves Material UI's English names.
    getItemAriaLabel: (type: string) => translate(`ra.navigation.${type}`),
    ...(isLonger && {
      labelDisplayedRows: ({ from, to }: { from: number; to: number }) =>
        translate('admin.list.pageOfMore', { from, to, total }),
    }),
  };
  // Of a list that could not be loaded it would count rows that are not there.
  if (error) return null;
  return <Pagination rowsPerPageOptions={[10, 25, 50, 100]} {...texts} />;
}
