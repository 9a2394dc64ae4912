import { Alert, Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';

/** How many of all rows a list holds. */
export interface HeldRows {
  held: number;
  total: number;
}

/** The part of all rows that the list holds; undefined while loading. */
export function useHeldRows(): HeldRows | undefined {
  const meta = useListContext().meta as object | undefined;
  return meta && 'held' in meta ? (meta as HeldRows) : undefined;
}

/** Whether a server-paged list has rows beyond its last page. */
export const useIsLonger = (): boolean =>
  (useListContext().meta as { isLonger?: boolean } | undefined)?.isLonger ?? false;

/** Notes when a list does not hold all rows, and what search and export then do. */
export function CutNote() {
  const translate = useTranslate();
  const language = useLanguage();
  const { filterValues } = useListContext();
  const list = useHeldRows();
  if (!list || list.total <= list.held) return null;
  const said = { held: formatNumber(list.held, language), total: formatNumber(list.total, language) };
  const key = Object.keys(filterValues).length > 0 ? 'cutNarrowed' : 'cut';
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(`admin.list.${key}`, said)} {translate('admin.list.exportCut', said)}
    </Alert>
  );
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
