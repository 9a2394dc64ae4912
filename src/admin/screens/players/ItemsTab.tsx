import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { playerLists } from '../../../../contract/playerLists';
import type { PlayerItem } from '../../../../contract/playerPage';
import { Picture } from '../../crud/list/columns';
import { readTable } from '../../crud/list/readTable';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { Column } from '../../ui/list/Column';
import { PlayerList } from './PlayerList';
import type { TabProps } from './PlayerTab';
import { TabRequests } from './TabRequests';
import { useActPermission } from './useActPermission';
import '../../i18n/readFields';

function Source() {
  const translate = useTranslate();
  const item = useRecordContext<PlayerItem>();
  return item ? translate(`player.item.${item.source}`) : null;
}

const { columns, ...table } = readTable(playerLists.items, {
  imageUrl: { card: 'picture', isLeftOut: true, children: <Picture /> },
  name: { card: 'heading' },
  source: <Source />,
});

/** Leads to the dialog that takes the row's item. */
function Take({ base }: Pick<TabProps, 'base'>) {
  const translate = useTranslate();
  const item = useRecordContext<PlayerItem>();
  if (!item) return null;
  return (
    <Button
      size="small"
      color="error"
      // Its word stands below the column's name.
      sx={{ ml: -0.75 }}
      component={DialogLink}
      to={`${base}/item/${item.id}`}
      state={{ item: item.name }}
      aria-label={translate('player.dialog.take-item.of', { item: item.name })}
    >
      {translate('player.dialog.take-item.open')}
    </Button>
  );
}

/** The player's accessories, which staff give and take by requests; those that wait are above them. */
export function ItemsTab({ player, base }: TabProps) {
  const translate = useTranslate();
  const may = useActPermission(player)('grant');
  const own = may && (
    <Column key="take" source="id" label="player.dialog.take-item.what" disableSort>
      <Take base={base} />
    </Column>
  );
  return (
    <>
      <TabRequests player={player} base={base} kind="item" />
      {may && (
        <Button variant="outlined" component={DialogLink} to={`${base}/item`} sx={{ mb: 1 }}>
          {translate('player.dialog.give-item.open')}
        </Button>
      )}
      <PlayerList<PlayerItem>
        id={player.id}
        name="items"
        rows={{ table: { ...table, columns: own ? [...columns, own] : columns } }}
      />
    </>
  );
}
