import { Typography } from '@mui/material';
import { useContext } from 'react';
import type { HistoryEntry } from '../../../../contract/history';
import { isEmpty } from '../../ui/isEmpty';
import { DefinitionContext } from '../definition/definitionContext';
import { EntryValue, useFieldLabel } from './EntryValue';
import { changedFields, type Version, versionsOf } from './entryFields';

/** Fields in one line at most, and characters of a text in it. */
const most = { fields: 3, characters: 32 };
/** What is not a word or a number has no room in a line, or is loaded for it. */
const long: readonly string[] = ['rows', 'reference', 'references', 'file'];

/** What an entry is about, whatever the order in which it was stored. */
const leading: readonly string[] = ['itemName', 'takesItem'];
const placeOf = (name: string): number => leading.indexOf(name) + 1 || leading.length + 1;

const isShort = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= most.characters : typeof value !== 'object' || value === null;

/** The first things that an entry changed, as far as a line holds them; all of it is in the details. */
export function EntryBrief({ entry }: { entry: Pick<HistoryEntry, 'action' | 'before' | 'after'> }) {
  const definition = useContext(DefinitionContext);
  const labelOf = useFieldLabel();
  const { before, after } = versionsOf(entry);
  const versions = [before, after].filter((version): version is Version => version !== undefined);
  const isBrief = (name: string) =>
    !name.endsWith('Id') &&
    // A gift takes nothing, which reads as if taking had failed.
    !(name === 'takesItem' && versions.every((one) => one[name] === false)) &&
    // Its word would repeat the action's.
    !versions.every((one) => one[name] === entry.action) &&
    !long.includes(definition?.fields?.[name]?.kind ?? '') &&
    versions.every((one) => isShort(one[name])) &&
    !versions.every((one) => isEmpty(one[name]));
  const names = changedFields(entry)
    .filter(isBrief)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .slice(0, most.fields);
  if (names.length === 0) return null;
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && <span> · </span>}
          <span>{labelOf(name)}: </span>
          {before && <EntryValue name={name} version={before} />}
          {before && after && <span> → </span>}
          {after && <EntryValue name={name} version={after} />}
        </span>
      ))}
    </Typography>
  );
}
