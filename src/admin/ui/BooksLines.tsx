import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { balanceOf, bookParts, isTaking } from '../../../contract/bookParts';
import type { Books } from '../../../contract/books';
import { formatNumber } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { DateTime } from './DateTime';
import '../i18n/books';

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, textAlign: 'right' },
  // What they come to.
  '& > dt, & > dd': { borderTop: '1px solid', borderColor: 'divider', fontWeight: 600, mt: 0.5, pt: 0.5 },
} as const;

/** What ever moved in each wallet of all players, and that it is what they hold less what they owe. */
export function BooksLines({ books: { at, wallets } }: { books: Books }) {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const signed = (value: number, sign: string) => (value === 0 ? number(0) : `${sign} ${number(value)}`);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {wallets.map((books) => {
          const { wallet, held, debt } = books;
          const agrees = balanceOf(books) === held - debt;
          return (
            <section key={wallet} aria-label={translate(`books.${wallet}`)}>
              <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{translate(`books.${wallet}`)}</Typography>
              <Box component="dl" sx={list}>
                {bookParts.map((part) => (
                  <Box key={part} sx={{ display: 'contents' }}>
                    <dt>{translate(`books.${part}`)}</dt>
                    <dd>{signed(books[part], isTaking(part) ? '−' : '+')}</dd>
                  </Box>
                ))}
                <dt>{translate(debt > 0 ? 'books.heldAndOwed' : 'books.held', { debt: number(debt) })}</dt>
                <dd>{`= ${number(held - debt)}`}</dd>
              </Box>
              {!agrees && (
                <Typography color="error.main" sx={{ fontWeight: 600 }}>
                  {translate('books.wrong', { sum: number(balanceOf(books)) })}
                </Typography>
              )}
            </section>
          );
        })}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('books.at')} <DateTime at={at} />
      </Typography>
    </>
  );
}
