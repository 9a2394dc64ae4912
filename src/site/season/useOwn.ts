import type { SeasonContent } from '../../../contract/seasonPage';
import { useSession } from '../../session/useSession';
import { useSeason } from '../profile/useSeason';

/** What is known of the reader's own season. */
export type Own =
  | { state: 'guest' | 'loading' }
  | { state: 'failed'; retry: () => void }
  /** `current` is null between two seasons, and when the page is of another one. */
  | { state: 'known'; current: number | null; given: readonly string[]; lastSeason: number | null };

/** The reader's own season: the player's after the page has hydrated, or the sample figures of a sample. */
export function useOwn({ season, last, sample }: SeasonContent): Own {
  const { signedIn } = useSession();
  const { data, isError, refetch } = useSeason(signedIn && !sample && (season ?? last) !== null);
  if (sample) return { state: 'known', given: [], ...sample };
  if (!signedIn) return { state: 'guest' };
  if (isError || data === null) return { state: 'failed', retry: () => void refetch() };
  if (!data) return { state: 'loading' };
  const isSame = data.season !== null && data.season.number === season?.number;
  return {
    state: 'known',
    current: isSame ? data.current : null,
    given: data.given,
    lastSeason: data.lastSeason,
  };
}
