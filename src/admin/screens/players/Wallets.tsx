import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PlayerPage } from '../../../../contract/playerPage';
import { figures } from '../../ui/figures';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 2,
  m: 0,
  ...figures,
};

type Wallet = PlayerPage['wallets'][number];

/** A balance; in red beside the sum of its ledger entries when the two differ. */
function Balance({ of: { wallet, balance, entries } }: { of: Wallet }) {
  const { translate, number, word } = useTexts();
  const isWrong = balance !== entries;
  return (
    <div>
      <Typography component="dt" color="text.secondary">
        {word('wallet', wallet)}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontSize: 24, fontWeight: 700, color: isWrong ? 'error.main' : undefined }}
      >
        {number(balance)}
      </Typography>
      {isWrong && (
        <Typography component="dd" variant="body2" color="error" sx={{ m: 0 }}>
          {translate('player.wallet.entries', { sum: number(entries) })}
        </Typography>
      )}
    </div>
  );
}

/** What the account holds; a debt only where there is one. */
export function Wallets({ wallets, action }: { wallets: readonly Wallet[]; action?: ReactNode }) {
  const translate = useTranslate();
  const shown = wallets.filter(
    ({ wallet, balance, entries }) => wallet !== 'debt' || balance !== 0 || entries !== 0,
  );
  return (
    <Panel title={translate('player.wallet.title')} action={action}>
      <Box component="dl" sx={list}>
        {shown.map((one) => (
          <Balance key={one.wallet} of={one} />
        ))}
      </Box>
    </Panel>
  );
}
