import { useQuery } from '@tanstack/react-query';
import { listTags } from '../../../contract/calls/users';
import { call } from '../../api/call';

/** The tags of players, the most frequent first; below the key of their pages, so that whatever changes one reloads them. */
export function useTagsInUse() {
  const { data, isError } = useQuery({
    queryKey: ['users', 'getList', 'player', 'tags'],
    queryFn: ({ signal }) => call(listTags, undefined, signal),
  });
  return { tags: data?.tags ?? [], isError };
}
