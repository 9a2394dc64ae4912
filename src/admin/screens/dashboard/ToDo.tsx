import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReadResource } from '../../../../contract/readResource';
import { cases, moneyRequests } from '../../../../contract/readResources';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { usePermission } from '../../ui/usePermission';
import { useClosingDays } from '../closing/useClosing';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import '../../i18n/figures';

const one = { page: 1, perPage: 1 };

/** A part of what waits. */
interface Part {
  /** Undefined while it loads; 0 for readers who may not see it. */
  count: number | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The records of a list that wait. */
function useWaiting({ name, access }: ReadResource, filter: object): Part {
  const enabled = usePermission()(access);
  const list = { pagination: one, filter };
  const { total, error, refetch } = useGetList(name, list, { enabled, retry: false });
  return { count: enabled ? total : 0, error, refetch };
}

const filtered = (path: string, filter: object) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const open = { state: 'open' };
const asked = { state: 'requested' };
/** A gateway carries out the others by itself. */
const byHand = { state: 'approved', byGateway: false };

/** The days that are over and not signed off, for those who may sign. */
function useUnsigned(): Part {
  const enabled = usePermission()('money:write');
  const { data, error, refetch } = useClosingDays(enabled);
  const days = data?.filter(({ state }) => state === 'open');
  return { count: enabled ? days?.length : 0, error, refetch };
}

/** What waits for a person, each part as a link. It has its line from the start, so that nothing below moves. */
export function ToDo() {
  const { translate, number } = useTexts();
  const parts = [
    ['cases', useWaiting(cases, open), filtered(moneyPaths.cases, open)],
    ['requests', useWaiting(moneyRequests, asked), filtered(moneyPaths.requests, asked)],
    ['transfers', useWaiting(moneyRequests, byHand), filtered(moneyPaths.requests, byHand)],
    ['days', useUnsigned(), moneyPaths.closing],
  ] as const;
  const failed = parts.filter(([, { error }]) => error).map(([, part]) => part);
  const isKnown = parts.every(([, { count }]) => count !== undefined);
  const due = parts.flatMap(([name, { count = 0 }, to]) => (count > 0 ? [{ name, count, to }] : []));
  const again = () => {
    for (const { refetch } of failed) refetch();
  };
  if (failed.length > 0) return <FetchAlert message="figures.toDo.failed" onRetry={again} />;
  return (
    <Box
      component="nav"
      aria-labelledby="to-do"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'baseline',
        minHeight: 24,
        mb: 2,
      }}
    >
      <Typography id="to-do" component="h2" sx={{ fontWeight: 600 }}>
        {translate('figures.toDo.title')}
      </Typography>
      {isKnown && due.length === 0 && (
        <Typography color="text.secondary">{translate('figures.toDo.nothing')}</Typography>
      )}
      {due.map(({ name, count, to }) => (
        <MuiLink key={name} component={Link} to={to} sx={{ color: 'warning.main' }}>
          {translate(`figures.toDo.${name}`, { smart_count: count, count: number(count) })}
        </MuiLink>
      ))}
    </Box>
  );
}
