import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { UserGroup } from '../../dataProvider/userGroups';
import { paths } from '../../paths';
import { formatNumber } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { usePermission } from '../ui/usePermission';
import { type ShownStats, useCountedStats, useUserStats } from './useUserStats';

interface StatCardProps {
  label: string;
  value: string;
  note: string;
  /** The list of what the card counts. */
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

const completed = `${paths.admin.transactions}?filter=${encodeURIComponent(JSON.stringify({ status: 'COMPLETED' }))}`;

/** Cards whose figures could not be loaded say so instead of showing zeros (AD-12). */
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

/** N/A, as specified, while there are no completed payments; an older server does not count them. */
function TransactionCard({ stats, missing }: Pick<ShownStats, 'stats'> & { missing: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const may = usePermission();
  const count = stats?.transactions ?? 0;
  return (
    <StatCard
      label={translate('admin.card.transactions')}
      value={count > 0 ? formatNumber(count, language) : translate('admin.card.notAvailable')}
      note={stats ? translate(count > 0 ? 'admin.card.completed' : 'admin.card.none') : missing}
      to={count > 0 && may('payments:read') ? completed : undefined}
    />
  );
}

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
        <TransactionCard stats={stats} missing={missing} />
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
