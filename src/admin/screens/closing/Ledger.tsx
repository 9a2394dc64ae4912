import { Typography } from '@mui/material';
import type { DailyClose } from '../../../../contract/closing';
import { BooksLines } from '../../ui/BooksLines';
import { DateTime } from '../../ui/DateTime';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { Item, Lines } from './lines';

/** What the day's entries changed in the players' wallets, and when the whole ledger was last checked. */
export function Ledger({ ledger: { entries, check, books } }: Pick<DailyClose, 'ledger'>) {
  const { translate, number, word } = useTexts();
  const title = translate('closing.ledger.title');
  return (
    <Panel title={title}>
      {entries.length > 0 ? (
        <Lines label={title}>
          {entries.map(({ wallet, entries: count, added, taken }) => (
            <Item
              key={wallet}
              title={word('wallet', wallet)}
              figure={[`+${number(added)}`, taken > 0 && `−${number(taken)}`].filter(Boolean).join('  ')}
            >
              {translate('closing.ledger.entries', { smart_count: count })}
            </Item>
          ))}
        </Lines>
      ) : (
        <Typography color="text.secondary">{translate('closing.ledger.none')}</Typography>
      )}
      <Typography
        sx={{ mt: 1, fontWeight: 600 }}
        color={!check ? 'warning.main' : check.problems === 0 ? 'success.main' : 'error.main'}
      >
        {!check && translate('closing.ledger.unchecked')}
        {check?.problems === 0 && translate('closing.ledger.agrees')}
        {check !== null &&
          check.problems > 0 &&
          translate('closing.ledger.differs', { smart_count: check.problems })}
      </Typography>
      {check && (
        <Typography variant="body2" color="text.secondary">
          {translate('closing.ledger.checked')} <DateTime at={check.at} />
        </Typography>
      )}
      {books && (
        <>
          <Typography component="h3" sx={{ mt: 3, fontWeight: 600 }}>
            {translate('books.title')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {translate('books.ever')}
          </Typography>
          <BooksLines books={books} />
        </>
      )}
    </Panel>
  );
}
