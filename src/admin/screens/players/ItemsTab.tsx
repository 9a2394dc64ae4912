import { useRecordContext, useTranslate } from 'react-admin';
import type { PlayerItem } from '../../../../contract/playerPage';
import { DateTimeColumn, ImageColumn } from '../../crud/list/columns';
import { readTable } from '../../crud/list/readTable';
import { Column } from '../../ui/list/Column';
import { PlayerList } from './PlayerList';
import type { TabProps } from './PlayerTab';

function Source() {
  const translate = useTranslate();
  const item = useRecordContext<PlayerItem>();
  return item ? translate(`player.item.${item.source}`) : null;
}

const table = readTable<PlayerItem>({
  imageUrl: <ImageColumn />,
  name: <Column source="name" label="player.item.name" disableSort card="heading" />,
  source: (
    <Column source="source" label="player.item.source" disableSort>
      <Source />
    </Column>
  ),
  givenAt: <DateTimeColumn source="givenAt" label="player.item.givenAt" />,
});

/** The player's accessories. */
export const ItemsTab = ({ player: { id } }: TabProps) => (
  <PlayerList<PlayerItem> id={id} name="items" rows={{ table }} />
);
