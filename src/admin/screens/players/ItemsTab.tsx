import { useRecordContext, useTranslate } from 'react-admin';
import type { PlayerItem } from '../../../../contract/playerPage';
import { DateTimeColumn, ImageColumn } from '../../crud/list/columns';
import { Column } from '../../ui/list/Column';
import { PlayerList } from './PlayerList';
import type { TabProps } from './PlayerTab';

function Source() {
  const translate = useTranslate();
  const item = useRecordContext<PlayerItem>();
  return item ? translate(`player.item.${item.source}`) : null;
}

const columns = [
  <ImageColumn key="image" />,
  <Column key="name" source="name" label="player.item.name" disableSort card="heading" />,
  <Column key="source" source="source" label="player.item.source" disableSort>
    <Source />
  </Column>,
  <DateTimeColumn key="at" source="givenAt" label="player.item.givenAt" />,
];

/** The player's accessories. */
export const ItemsTab = ({ player: { id } }: TabProps) => (
  <PlayerList<PlayerItem> id={id} name="items" rows={{ columns }} />
);
