import { useRecordContext, useTranslate } from 'react-admin';
import { playerLists } from '../../../../contract/playerLists';
import type { PlayerItem } from '../../../../contract/playerPage';
import { Picture } from '../../crud/list/columns';
import { readTable } from '../../crud/list/readTable';
import { PlayerList } from './PlayerList';
import type { TabProps } from './PlayerTab';
import '../../i18n/readFields';

function Source() {
  const translate = useTranslate();
  const item = useRecordContext<PlayerItem>();
  return item ? translate(`player.item.${item.source}`) : null;
}

const table = readTable(playerLists.items, {
  imageUrl: { card: 'picture', isLeftOut: true, children: <Picture /> },
  name: { card: 'heading' },
  source: <Source />,
});

/** The player's accessories. */
export const ItemsTab = ({ player: { id } }: TabProps) => (
  <PlayerList<PlayerItem> id={id} name="items" rows={{ table }} />
);
