import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { WalletRequest } from '../../../../contract/walletRequests';
import { playerPath } from '../../resources/playerPaths';
import { figures } from '../../ui/figures';
import { StateChip } from './StateChip';
import { Steps } from './Steps';
import { useTexts } from './useTexts';

const box = { border: '2px solid', borderColor: 'divider', p: 2, mb: 2, listStyle: 'none' };

/** A wallet request's change: +8.000 kim cương. */
export function WalletChange({ request: { wallet, amount } }: { request: WalletRequest }) {
  const { ofWallet } = useTexts();
  return (
    <Box component="span" sx={{ ...figures, whiteSpace: 'nowrap' }}>
      {`${amount > 0 ? '+' : '−'}${ofWallet(Math.abs(amount), wallet)}`}
    </Box>
  );
}

interface WalletFactsProps {
  request: WalletRequest;
  /** Whether the request is about to end without an effect: what it would have done is left out. */
  isEnding?: boolean;
}

/** What a second person needs to see: the player, their balance, the reason, and which limit was exceeded. */
export function WalletFacts({ request, isEnding = false }: WalletFactsProps) {
  const { translate, number, word, ofWallet } = useTexts();
  const { limit, userId, userName, balance, amount, state, wallet, reasonKind, reason, requestedBy } =
    request;
  const sum = limit && Math.max(limit.person, limit.player);
  const whose = limit && limit.person >= limit.player ? 'person' : 'player';
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      <li>
        <MuiLink component={Link} to={playerPath(userId)}>
          {userName}
        </MuiLink>
        {` · ${translate(`money.wallet.${state === 'requested' && !isEnding ? 'becomes' : 'has'}`, {
          balance: number(balance),
          after: number(balance + amount),
          wallet: word('wallet', wallet).toLowerCase(),
        })}`}
      </li>
      <li>{`${translate(`money.wallet.reason.${reasonKind}`)}: ${reason}`}</li>
      {limit && sum !== null && !isEnding && (
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {translate(`money.wallet.${whose}`, {
            by: requestedBy,
            sum: ofWallet(sum, wallet),
            limit: ofWallet(limit.limit, wallet),
          })}
        </Box>
      )}
    </Box>
  );
}

/** A wallet request; with the actions available to the reader while it awaits a second person. */
export function WalletRequestItem({ request, base }: { request: WalletRequest; base: string }) {
  const { translate } = useTexts();
  return (
    <Box component="li" sx={box}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <WalletChange request={request} />
        </Typography>
        <StateChip state={request.state} />
      </Stack>
      <WalletFacts request={request} />
      <Steps request={request} />
      {request.acts.length > 0 && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
          {request.acts.map((name) => (
            <Button
              key={name}
              variant={name === 'approve' ? 'contained' : 'outlined'}
              component={Link}
              to={`${base}/wallets/${request.id}/${name}`}
            >
              {translate(`money.dialog.${name}.open`)}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
}
