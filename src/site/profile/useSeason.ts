import { useQuery } from '@tanstack/react-query';
import { getPlayerSeason } from '../../api/seasons';
import { profileKey } from './useProfile';

/** The player's season; refetched with the profile, as a purchase changes both. */
export const useSeason = (enabled = true) =>
  useQuery({
    queryKey: [...profileKey, 'season'],
    queryFn: ({ signal }) => getPlayerSeason(signal),
    enabled,
    retry: false,
  });
