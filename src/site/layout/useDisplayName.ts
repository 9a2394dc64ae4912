import { useSession } from '../../session/useSession';
import { useProfile } from '../profile/useProfile';
import { useLanguage } from '../ui/useLanguage';

/** The player's full name in the order of the language; the user name while the profile is loading or has failed. */
export function useDisplayName(): string {
  const { userName } = useSession();
  const { data } = useProfile();
  const language = useLanguage();
  const parts = data ? [data.firstName, data.lastName] : [];
  const full = (language === 'vi' ? parts.reverse() : parts).filter(Boolean).join(' ');
  return full || data?.username || userName || 'Outline';
}
