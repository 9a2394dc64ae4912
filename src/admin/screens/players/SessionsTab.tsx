import { Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { endPlayerSession } from '../../../../contract/calls/playerPage';
import { playerLists } from '../../../../contract/playerLists';
import type { PlayerSession } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { formatNetwork } from '../../../format/network';
import { readTable } from '../../crud/list/readTable';
import { DateTime } from '../../ui/DateTime';
import { ConfirmFrame } from '../../ui/dialogs/ConfirmFrame';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { usePermission } from '../../ui/usePermission';
import { PlayerList, WordFilter } from './PlayerList';
import type { TabProps } from './PlayerTab';
import { useActPermission } from './useActPermission';
import { usePlayerCall } from './usePlayer';
import '../../i18n/readFields';

function Device() {
  const translate = useTranslate();
  const mayRead = usePermission()('players:contacts');
  const { device } = useRecordContext<PlayerSession>() ?? {};
  return <>{mayRead ? (device ?? translate('security.sessions.unknown')) : translate('player.hidden')}</>;
}

function Network() {
  const translate = useTranslate();
  const mayRead = usePermission()('players:contacts');
  const { network } = useRecordContext<PlayerSession>() ?? {};
  if (!mayRead) return <>{translate('player.hidden')}</>;
  return <>{network ? formatNetwork(network) : translate('security.sessions.networkUnknown')}</>;
}

/** Whether the session is open, or when and why it ended. */
function State() {
  const translate = useTranslate();
  const { endedAt, endReason } = useRecordContext<PlayerSession>() ?? {};
  if (!endedAt)
    return <Chip size="small" color="success" variant="outlined" label={translate('player.session.open')} />;
  return (
    <>
      {translate(`player.session.reason.${endReason}`, { _: endReason })} <DateTime at={endedAt} />
    </>
  );
}

const table = readTable(playerLists.sessions, {
  device: <Device />,
  network: <Network />,
  endedAt: <State />,
});
const states = { true: 'player.session.open', false: 'player.session.over' };

/** Ends the row's session, if it is open. */
function End({ id }: { id: string }) {
  const translate = useTranslate();
  const session = useRecordContext<PlayerSession>();
  const end = usePlayerCall(
    (one: string) => call(endPlayerSession, { params: { id, session: one } }),
    'player.session.ended',
  );
  const [isAsked, setAsked] = useState(false);
  if (!session || session.endedAt) return null;
  return (
    <>
      <Button color="error" onClick={() => setAsked(true)}>
        {translate('player.session.end')}
      </Button>
      {isAsked && (
        <ConfirmFrame
          title={translate('player.session.endOne')}
          text={translate('player.session.confirm')}
          about={session.device ?? undefined}
          confirm={translate('player.session.end')}
          busyLabel={translate('player.session.busy')}
          busy={end.isPending}
          onConfirm={() => end.mutate(session.id, { onSettled: () => setAsked(false) })}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** A link to the dialog that ends every session; not where the whole list shows that none is open. */
function EndAll({ base }: { base: string }) {
  const translate = useTranslate();
  const { data, total, filterValues } = useListContext<PlayerSession>();
  const isWhole = data?.length === total && Object.keys(filterValues).length === 0;
  return (
    <Button
      variant="outlined"
      color="error"
      component={DialogLink}
      to={`${base}/sign-out`}
      disabled={isWhole && data?.every(({ endedAt }) => endedAt !== null)}
      // As high as the filter, and beside it; on a phone between it and the list.
      sx={{ mt: { sm: 1 }, mb: 1, minHeight: 40 }}
    >
      {translate('player.dialog.sign-out.open')}
    </Button>
  );
}

/** The player's current and past sessions. */
export function SessionsTab({ player, base }: TabProps) {
  const mayEnd = useActPermission(player)('signOut');
  const header = (
    // The filter keeps its width, and the button wraps below it.
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        alignItems: 'start',
        '& > form': { minWidth: 220 },
      }}
    >
      <WordFilter source="isOpen" label="resources.player-sessions.fields.endedAt" words={states} />
      {mayEnd && <EndAll base={base} />}
    </Box>
  );
  const rows = { table, ...(mayEnd && { rowActions: <End id={player.id} /> }) };
  return <PlayerList<PlayerSession> id={player.id} name="sessions" rows={rows} header={header} />;
}
