import { useQuery } from '@tanstack/react-query';
import { getPlayerSeason } from '../../../api/seasons';
import { profileKey } from '../../profile/useProfile';

/** The player's season: asked for again with the profile, as both change with a purchase. */
export const useSeason = () =>
  useQuery({
    queryKey: [...profileKey, 'season'],
    queryFn: ({ signal }) => getPlayerSeason(signal),
    retry: false,
  });
