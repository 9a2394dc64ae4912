import { SelectInput, useListContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTagsInUse } from './useTagsInUse';

/** One of the tags in use, and the one that the list is filtered by even where it is no longer among them. */
export function TagFilter({ source }: { source: string }) {
  const { tags, isError } = useTagsInUse();
  const { filterValues } = useListContext();
  // The form has the choice a little earlier than the list, and loses it a little later.
  const chosen: unknown[] = [filterValues[source], useWatch({ name: source })].filter(Boolean);
  const all = [...new Set([...tags, ...chosen.map(String)])];
  return (
    <SelectInput
      source={source}
      choices={all.map((tag) => ({ id: tag, name: tag }))}
      translateChoice={false}
      helperText={isError && 'admin.list.failed'}
    />
  );
}
