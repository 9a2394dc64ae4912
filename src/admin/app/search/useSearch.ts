import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { searchAll } from '../../../../contract/calls/search';
import { searchText } from '../../../../contract/searchLimits';
import { lengthOf, searchKey } from '../../../../contract/text';
import { call } from '../../../api/call';
import { guarded } from '../../../dataProvider/errors';
import { useLanguage } from '../../i18n/useLanguage';
import { usePermission } from '../../ui/usePermission';
import { groupsOf } from './hits';
import { accessOf, type OptionGroup } from './option';
import { findPlaces, type Office } from './places';
import { readRecent } from './recent';

/** Pause after the last key before the server is queried, in milliseconds. */
const pause = 250;

/** The text after a pause in typing; immediately when `isHurried`. */
function useCalm(text: string, isHurried: boolean): string {
  const [calm, setCalm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), isHurried ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, isHurried]);
  return calm;
}

/**
 * The results for a text. The server is queried only for complete texts, and a superseded request is aborted; pages
 * and actions appear at once, recent results while the text is empty.
 */
export function useSearch(typed: string, isHurried: boolean, { pages, resources }: Office) {
  const text = typed.trim().slice(0, searchText.most);
  const asked = useCalm(text, isHurried);
  const isLong = lengthOf(searchKey(text)) >= searchText.least;
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => guarded('search.failed', () => call(searchAll, { query: { q: asked } }, signal)),
    enabled: isLong && asked === text,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const translate = useTranslate();
  const language = useLanguage();
  const may = usePermission();
  const answer = isLong && asked === text && !isFetching ? data : undefined;
  const groups = useMemo((): OptionGroup[] => {
    const reader = { translate, language, may, pages, resources };
    if (text !== '')
      return [...(answer ? groupsOf(answer, reader) : []), ...(isLong ? findPlaces(text, reader) : [])];
    const options = readRecent().filter(({ group }) => may(accessOf[group]));
    return options.length > 0 ? [{ name: 'recent', options, isMore: false }] : [];
  }, [text, isLong, answer, translate, language, may, pages, resources]);
  const isBusy = isLong && (asked !== text || isFetching);
  return { text, isLong, groups, late: answer?.late ?? [], error: isBusy || !isLong ? null : error, isBusy };
}
export type Found = ReturnType<typeof useSearch>;
