import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PlayerPage } from '../../../../contract/playerPage';
import { TagList } from '../../resources/TagList';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { usePermission } from '../../ui/usePermission';
import { AccountActions } from './AccountActions';
import { BanNote } from './BanNote';
import { EmailUndoNote } from './EmailUndoNote';
import { ErasureNote } from './ErasureNote';
import { LostFactorNote } from './LostFactorNote';
import { PlayerFacts } from './PlayerFacts';
import { useActPermission } from './useActPermission';
import { Wallets } from './Wallets';

interface PlayerHeadProps {
  player: PlayerPage;
  /** The address of the open tab; dialogs are below it. */
  base: string;
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 };
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  my: 2,
  // On a narrow screen the balances come before the longer list of facts.
  '& > :last-child': { order: { xs: -1, md: 0 } },
};

/** The account's state and role. */
function State({ player: { isLocked, role, eraseAt } }: { player: PlayerPage }) {
  const translate = useTranslate();
  return (
    <>
      {eraseAt && (
        <Chip size="small" variant="outlined" color="warning" label={translate('player.erased.waiting')} />
      )}
      {(isLocked || !eraseAt) && (
        <Chip
          size="small"
          variant="outlined"
          color={isLocked ? 'error' : 'success'}
          label={translate(`admin.enum.userStatus.${isLocked ? 'Banned' : 'Active'}`)}
        />
      )}
      {role === 'Admin' && (
        <Chip size="small" variant="outlined" color="info" label={translate('player.staff')} />
      )}
    </>
  );
}

/** The account's tags, and a way to change them. */
function Tags({ player: { tags }, base, mayAct }: PlayerHeadProps & { mayAct: boolean }) {
  const translate = useTranslate();
  if (tags.length === 0 && !mayAct) return null;
  return (
    <Box sx={line}>
      {tags.length > 0 && <TagList tags={tags} />}
      {mayAct && (
        <Button size="small" component={DialogLink} to={`${base}/tags`}>
          {translate(tags.length > 0 ? 'player.editTags' : 'player.addTags')}
        </Button>
      )}
    </Box>
  );
}

/** Who a player is, what the account holds, and the actions on it. */
export function PlayerHead({ player, base }: PlayerHeadProps) {
  const translate = useTranslate();
  const may = usePermission();
  const mayDo = useActPermission(player);
  const wrong = player.wallets.filter(({ balance, entries }) => balance !== entries);
  return (
    <>
      <Box sx={line}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {player.erasedAt ? translate('player.erased.name') : player.userName}
        </Typography>
        {!player.erasedAt && <State player={player} />}
        {mayDo('ban') && (
          <Button size="small" component={DialogLink} to={`${base}/status`}>
            {translate('ban.change')}
          </Button>
        )}
      </Box>
      <Tags player={player} base={base} mayAct={mayDo('tag')} />
      {player.ban && <BanNote ban={player.ban} />}
      <ErasureNote player={player} base={base} />
      <EmailUndoNote player={player} base={base} />
      <LostFactorNote player={player} base={base} />
      {wrong.length > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {translate('player.wallet.wrong')}
        </Alert>
      )}
      <Box sx={columns}>
        <PlayerFacts
          player={player}
          isUnmasked={may('players:contacts')}
          hasActions={may('players:write') || may('players:export') || may('players:erase')}
          actions={<AccountActions player={player} base={base} />}
        />
        <Wallets
          wallets={player.wallets}
          action={
            mayDo('grant') && (
              <Button variant="outlined" component={DialogLink} to={`${base}/wallet`}>
                {translate('player.dialog.wallet.open')}
              </Button>
            )
          }
        />
      </Box>
    </>
  );
}
