import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { User } from '../../../contract/users';
import { paths } from '../../paths';
import { useWholeList } from '../list/useWholeList';
import { userStats } from './stats';

interface StatCardProps {
  label: string;
  value: string;
  note: string;
  /** What the card counts, as a list. */
  to?: string;
}

const StatCard = ({ label, value, note, to }: StatCardProps) => (
  <Card variant="outlined" sx={{ p: 2, '& a': { color: 'inherit' } }}>
    <Typography color="text.secondary">{to ? <Link to={to}>{label}</Link> : label}</Typography>
    <Typography
      sx={{ fontFamily: "'Chakra Petch', sans-serif", fontSize: 32, fontWeight: 700, lineHeight: 1.35 }}
    >
      {value}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {note}
    </Typography>
  </Card>
);

const listOf = (filter: object) =>
  `${paths.admin.users}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The four cards of the dashboard and of the user page, from the one cached list of users. */
export function StatCards() {
  const translate = useTranslate();
  const { data } = useWholeList<User>('users');
  const stats = data && userStats(data, new Date());
  const show = (value: number | undefined) => (value === undefined ? '–' : String(value));
  const note = (key: string, percent: number | undefined, sign = '') =>
    percent === undefined ? ' ' : translate(`admin.card.${key}`, { percent, sign });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 3,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      <StatCard
        label={translate('admin.card.total')}
        value={show(stats?.total)}
        note={note('growth', stats?.growth, stats && stats.growth > 0 ? '+' : '')}
        to={listOf({ role: 'User' })}
      />
      <StatCard
        label={translate('admin.card.online')}
        value={show(stats?.online)}
        note={note('onlineShare', stats?.onlineShare)}
        to={`${paths.admin.users}?sort=lastLoginAt&order=DESC`}
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
        to={listOf({ role: 'User', isLocked: true })}
      />
    </Box>
  );
}
