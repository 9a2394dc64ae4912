import type { ReactNode } from 'react';
import { FilterLiveForm, type RaRecord, SelectInput } from 'react-admin';
import { listOfPlayer, type PlayerListName } from '../../../../contract/playerLists';
import { ReadList, type Rows } from '../../crud/list/ReadList';

interface PlayerListProps<R> {
  id: string;
  name: PlayerListName;
  /** Columns of a table, or how each row is shown. */
  rows: Rows<R>;
  header?: ReactNode;
}

/** One of a player's lists, paged by the server. */
export const PlayerList = <R extends RaRecord>({ id, name, rows, header = <></> }: PlayerListProps<R>) => (
  <ReadList<R>
    key={name}
    resource={listOfPlayer(name, id)}
    texts={{ label: `player.tab.${name}`, empty: `player.empty.${name}`, failed: 'player.failed.list' }}
    rows={rows}
    partOf={{}}
    header={header}
  />
);

/** A filter of such a list by one of a few words; the choice is in the address. */
export const WordFilter = ({
  source,
  label,
  words,
}: {
  source: string;
  label: string;
  words: Record<string, string>;
}) => (
  <FilterLiveForm>
    <SelectInput
      source={source}
      label={label}
      choices={Object.entries(words).map(([id, name]) => ({ id, name }))}
      helperText={false}
      sx={{ minWidth: 220, maxWidth: 260, mb: 1 }}
    />
  </FilterLiveForm>
);
