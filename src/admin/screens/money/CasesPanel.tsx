import OpenIcon from '@mui/icons-material/ReportProblemOutlined';
import ClosedIcon from '@mui/icons-material/TaskAltOutlined';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { MoneyCase } from '../../../../contract/cases';
import { formatDateTime } from '../../i18n/formats';
import { Panel } from '../../ui/Panel';
import { moneyPaths } from './moneyPaths';
import { useTexts } from './useTexts';

const line = { display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.75, listStyle: 'none' };

function Case({ found }: { found: MoneyCase }) {
  const { translate, language, money, word } = useTexts();
  const isOpen = found.state === 'open';
  const Icon = isOpen ? OpenIcon : ClosedIcon;
  const facts = [
    found.outcome && word('caseOutcome', found.outcome),
    found.held > 0 &&
      translate('transactions.cases.held', { amount: money(found.held, found.currency ?? '') }),
    found.reference,
    translate('transactions.cases.opened', { at: formatDateTime(found.openedAt, language) }),
    found.ownerName,
  ].filter(Boolean);
  return (
    <Box component="li" sx={line}>
      <Icon fontSize="small" aria-hidden sx={{ color: isOpen ? 'warning.main' : 'success.main' }} />
      <div>
        <MuiLink component={Link} to={`${moneyPaths.cases}/${found.id}`} sx={{ fontWeight: 600 }}>
          {translate(`money.case.${found.kind}`)}
        </MuiLink>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </div>
    </Box>
  );
}

/** Why a person has to look, or had to look, at a payment; nothing without cases. */
export function CasesPanel({ cases, title }: { cases: readonly MoneyCase[]; title: string }) {
  if (cases.length === 0) return null;
  return (
    <Panel title={title}>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {cases.map((found) => (
          <Case key={found.id} found={found} />
        ))}
      </Box>
    </Panel>
  );
}
