import { Box, Chip, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { MoneyCase } from '../../../../contract/cases';
import { Amount } from '../../ui/Amount';
import { DateTime } from '../../ui/DateTime';
import { moneyPaths } from './moneyPaths';
import { PlayerLink } from './PlayerLink';

const box = { border: '2px solid', borderColor: 'divider', p: 2, mb: 2, listStyle: 'none' };
const head = { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' };

/** One case of the queue: its kind, whom it concerns, how much it holds, and who is handling it. */
export function CaseItem({ about }: { about: MoneyCase }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const { kind, amount, currency, held, state, outcome, userName, userId, ownerName, gateway, reference } =
    about;
  return (
    <Box component="li" sx={box}>
      <Box sx={head}>
        <MuiLink
          data-key="open"
          component={Link}
          to={`${moneyPaths.cases}/${about.id}`}
          state={{ list: search }}
          sx={{ fontWeight: 600 }}
        >
          {translate(`money.case.${kind}`)}
        </MuiLink>
        {amount !== null && amount !== held && <Amount amount={amount} currency={currency} />}
        {held > 0 && (
          <Typography component="span" color="warning.main">
            {translate('money.holds')} <Amount amount={held} currency={currency} />
          </Typography>
        )}
        {state === 'closed' && (
          <Chip size="small" variant="outlined" label={translate(`money.outcome.${outcome}`)} />
        )}
      </Box>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <DateTime at={about.openedAt} />
        {userName && userId && (
          <>
            <span>{'\u00a0· '}</span>
            <PlayerLink id={userId} userName={userName} />
          </>
        )}
        {[gateway && translate(`transactions.gateway.${gateway}`, { _: gateway }), reference]
          .filter(Boolean)
          .map((part) => (
            <span key={part}>{`\u00a0· ${part}`}</span>
          ))}
        <span>
          {`\u00a0· ${ownerName ? translate('money.ownedBy', { name: ownerName }) : translate('money.noOwner')}`}
        </span>
      </Typography>
    </Box>
  );
}
