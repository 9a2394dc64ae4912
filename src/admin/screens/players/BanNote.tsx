import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PlayerPage } from '../../../../contract/playerPage';
import { DateTime } from '../../ui/DateTime';
import { FactList } from '../../ui/FactList';

/** A ban's start, end, reason and notes. */
export function BanNote({ ban }: { ban: NonNullable<PlayerPage['ban']> }) {
  const translate = useTranslate();
  const { since, until, kind, note, message } = ban;
  const label = (name: string) => translate(`ban.${name}`);
  return (
    <Alert severity="warning" sx={{ mt: 2, '& .MuiAlert-message': { width: 1 } }}>
      <strong>{label('title')}</strong>
      <FactList
        isCompact
        facts={[
          [label('since'), <DateTime key="since" at={since} />],
          [label('until'), until ? <DateTime key="until" at={until} /> : label('never')],
          [label('kind'), kind ? translate(`ban.kinds.${kind}`) : label('noKind')],
          [label('message'), message],
          [label('note'), note],
        ]}
      />
    </Alert>
  );
}
