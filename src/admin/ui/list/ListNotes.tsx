import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';

/** Whether a server-paged list has rows beyond its last page. */
export function useIsLonger(): boolean {
  const { isLonger = false }: { isLonger?: boolean } = useListContext().meta ?? {};
  return isLonger;
}

/** Announces the shown rows after paging, sorting, searching and deleting (AD-11). */
export function RangeStatus() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, page, perPage, total = 0, isPending, error } = useListContext();
  const from = (page - 1) * perPage;
  const number = (value: number) => formatNumber(value, language);
  const range = {
    from: number(from + 1),
    to: number(from + (data?.length ?? 0)),
    total: number(total),
  };
  const isShown = !isPending && !error;
  const key = useIsLonger() ? 'rangeOfMore' : total > 0 ? 'range' : 'noRows';
  return (
    <Box role="status" sx={visuallyHidden}>
      {isShown && translate(`admin.list.${key}`, range)}
    </Box>
  );
}
