import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SettlementSummary } from '../../../../contract/settlements';
import { DateTime } from '../../ui/DateTime';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { OpeningRows } from '../../ui/list/OpeningRows';
import { Panel } from '../../ui/Panel';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { daysText } from './daysText';
import { useComparisons } from './useSettlement';

const item = { listStyle: 'none', py: 1, borderTop: '1px solid', borderColor: 'divider' };

/** The outcome of a comparison in a few words, with a colour that says the same. */
function Outcome({ rows, differences }: SettlementSummary) {
  const { translate, number } = useTexts();
  const isEmpty = rows === 0 && differences === 0;
  const key = isEmpty ? 'empty' : differences > 0 ? 'differs' : 'agrees';
  const color = { empty: 'warning.main', differs: 'error.main', agrees: 'success.main' }[key];
  return (
    <Box component="span" sx={{ color, display: { xs: 'block', sm: 'inline' } }}>
      {translate(`settlement.recent.${key}`, { smart_count: differences || rows, rows: number(rows) })}
    </Box>
  );
}

/** The newest comparisons, each with a link to its result. */
export function RecentPanel() {
  const words = useTexts();
  const { translate } = words;
  const { data, error, refetch } = useComparisons();
  const title = translate('settlement.recent.title');
  if (!data && !error) return null;
  return (
    <Panel title={title}>
      {error && <FetchAlert message={error.message} onRetry={refetch} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('settlement.recent.none')}</Typography>
      )}
      <OpeningRows>
        <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, '&:empty': { display: 'none' } }}>
          {data?.map((one) => (
            <Box component="li" key={one.id} sx={item}>
              <MuiLink
                data-key="open"
                component={Link}
                to={`${moneyPaths.reconciliation}/${one.id}`}
                sx={{ fontWeight: 600, mr: 1.5 }}
              >
                {daysText(words, one)}
              </MuiLink>
              <Outcome {...one} />
              <Typography variant="body2" color="text.secondary">
                {translate('settlement.result.by', { name: one.comparedBy ?? '?' })}{' '}
                <DateTime at={one.comparedAt} />
              </Typography>
            </Box>
          ))}
        </Box>
      </OpeningRows>
    </Panel>
  );
}
