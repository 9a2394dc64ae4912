import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { UserGroup } from '../../dataProvider/userGroups';
import { paths } from '../../paths';
import { formatNumber } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { type ShownStats, useCountedStats, useUserStats } from './useUserStats';

interface StatCardProps {
  label: string;
  value: string;
  note: string;
  /** The address of the list of what the card counts. */
  to?: string | undefined;
}

const StatCard = ({ label, value, note, to }: StatCardProps) => (
  <Card variant="outlined" sx={{ px: { xs: 1.5, md: 2 }, py: { xs: 1, md: 2 }, '& a': { color: 'inherit' } }}>
    <Typography color="text.secondary">{to ? <Link to={to}>{label}</Link> : label}</Typography>
    <Typography
      sx={{
        fontFamily: "'Chakra Petch', sans-serif",
        fontSize: { xs: 22, md: 32 },
        fontWeight: 700,
        lineHeight: 1.35,
      }}
    >
      {value}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {note}
    </Typography>
  </Card>
);

const listOf = (group: UserGroup) =>
  `${paths.admin.users}?filter=${encodeURIComponent(JSON.stringify({ group }))}`;

/** Shown when the cards could not be filled, instead of figures that look like zero (AD-12). */
function Failed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <span>{translate('admin.card.failed')}</span>
      <Button variant="outlined" onClick={onRetry}>
        {translate('admin.list.retry')}
      </Button>
    </Box>
  );
}

/** The four cards of the dashboard and of the user page, each a link to the users that it counts. */
export const StatCards = () => <Cards {...useUserStats()} listOf={listOf} />;

/** The four cards for staff who may not list players. */
export const CountCards = () => <Cards {...useCountedStats()} listOf={() => undefined} />;

interface CardsProps extends ShownStats {
  listOf: (group: UserGroup) => string | undefined;
}

function Cards({ stats, failed, retry, listOf }: CardsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const missing = translate(failed ? 'admin.card.unknown' : 'admin.dialog.loading');
  const show = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, language));
  const note = (key: string, percent: number | undefined, sign = '') =>
    percent === undefined ? missing : translate(`admin.card.${key}`, { percent, sign });
  return (
    <>
      {failed && <Failed onRetry={retry} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, md: 2 },
          mb: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        <StatCard
          label={translate('admin.card.total')}
          value={show(stats?.total)}
          note={note('growth', stats?.growth, stats && stats.growth > 0 ? '+' : '')}
          to={listOf('players')}
        />
        <StatCard
          label={translate('admin.card.online')}
          value={show(stats?.online)}
          note={note('onlineShare', stats?.onlineShare)}
          to={listOf('online')}
        />
        <StatCard
          label={translate('admin.card.transactions')}
          value={translate('admin.card.notAvailable')}
          note={translate('admin.card.none')}
        />
        <StatCard
          label={translate('admin.card.banned')}
          value={show(stats?.banned)}
          note={note('bannedShare', stats?.bannedShare)}
          to={listOf('banned')}
        />
      </Box>
    </>
  );
}
