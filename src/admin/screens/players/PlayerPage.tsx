import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import type { PlayerPage as Player } from '../../../../contract/playerPage';
import { paths } from '../../../paths';
import { playerPath } from '../../resources/playerPaths';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { BackLink } from '../../ui/sections/BackLink';
import { PlayerDialogs } from './PlayerDialogs';
import { PlayerHead } from './PlayerHead';
import { PlayerTab } from './PlayerTab';
import { PlayerTabs } from './PlayerTabs';
import { type TabName, tabNames } from './tabNames';
import { usePlayer } from './usePlayer';
import '../../i18n/player';
import '../../i18n/security';

/** The tab that the address names. */
function useTab(id: string): TabName {
  const { pathname } = useLocation();
  const named = pathname.slice(playerPath(id).length + 1).split('/')[0];
  return tabNames.find((name) => name === named) ?? 'ledger';
}

function Body({ player }: { player: Player }) {
  const tab = useTab(player.id);
  const base = `${playerPath(player.id)}/${tab}`;
  return (
    <>
      <PlayerHead player={player} base={base} />
      <PlayerTabs id={player.id} active={tab} />
      <Box sx={{ mt: 2 }}>
        <PlayerTab name={tab} player={player} base={base} />
      </Box>
      <PlayerDialogs player={player} base={base} />
    </>
  );
}

/** One player at their own address (studio.md section 3): facts, balances, and a tab for each kind of record. */
export function PlayerPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data, error, refetch } = usePlayer(id);
  const named = data?.erasedAt ? translate('player.erased.name') : data?.userName;
  const title = named ?? translate('player.title');
  useEffect(() => {
    document.title = `${title} | Outline`;
  }, [title]);
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <Box component="article" sx={{ py: 3, px: { xs: 0, sm: 1 } }}>
      <BackLink to={paths.admin.users} text="player.back" />
      {!data && (
        <Typography variant="h1" sx={{ mb: 1 }}>
          {title}
        </Typography>
      )}
      {!data && !error && <Skeleton variant="rectangular" height={320} />}
      {error && (
        <FetchAlert
          message={isMissing ? 'player.missing' : error.message}
          onRetry={isMissing ? undefined : refetch}
        />
      )}
      {data && !isMissing && <Body player={data} />}
    </Box>
  );
}
