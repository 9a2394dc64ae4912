import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/history';
import { formatNetwork } from '../../../format/network';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { Ago } from '../../ui/Ago';
import { EntryBrief } from './EntryBrief';
import { EntryDifference } from './EntryDifference';
import '../../i18n/activityWords';

const box = { border: '2px solid', borderColor: 'divider', p: 2, mb: 2, listStyle: 'none' };
const head = { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' };

/** Returns the label of an action; an action unknown to this client is shown by its code. */
function useActionWord(): (action: string) => string {
  const translate = useTranslate();
  return (action) => translate(`activity.action.${action}`, { _: action });
}

interface EntryProps {
  entry: HistoryEntry;
  /** The record, as a link if it has one. */
  about?: ReactNode;
  /** Who did it, if more than a name is shown. */
  who?: ReactNode;
  children?: ReactNode;
}

/** One entry of the history: who did what, when and from where, and on demand what changed. */
export function Entry({ entry, about, who, children }: EntryProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const wordOf = useActionWord();
  return (
    <Box component="li" sx={box}>
      <Box sx={head}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {wordOf(entry.action)}
        </Typography>
        {about}
        <Typography component="span" color="text.secondary">
          <span>{who ?? entry.userName}</span>
          <span> · </span>
          <time dateTime={entry.at} title={entry.at}>
            {formatDateTime(entry.at, language)}
          </time>
          <Ago at={entry.at} />
          {entry.network && (
            <span>{` · ${translate('admin.history.network', { network: formatNetwork(entry.network) })}`}</span>
          )}
        </Typography>
      </Box>
      <EntryBrief entry={entry} />
      {(entry.before !== null || entry.after !== null) && (
        <Box component="details" sx={{ mt: 1 }}>
          <Typography component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
            {translate('admin.history.changes')}
          </Typography>
          <EntryDifference entry={entry} />
        </Box>
      )}
      {children}
    </Box>
  );
}
