import { maskEmail } from '../../../../contract/maskEmail';
import { dayOf } from '../../../../contract/vietnamTime';
import { useTranslation } from '../../../i18n/useTranslation';
import { useProfile } from '../../profile/useProfile';
import { Button } from '../../ui/Button';
import type { Player } from './player';

/** Offers a signed-in player's own account as the recipient (WCAG 3.3.7). */
export function OwnAccount({ onConfirm }: { onConfirm: (player: Player) => void }) {
  const { t } = useTranslation();
  const { data: me } = useProfile();
  if (!me) return null;
  const { email, username: userName, firstName, lastName, createdAt } = me;
  const since = createdAt && dayOf(new Date(createdAt)).slice(0, 7);
  const player = { email, userName, firstName, lastName, ...(since && { since }) };
  return (
    <div>
      <Button variant="secondary" size="small" icon="user" onClick={() => onConfirm(player)}>
        {t('shop.verify.own')} <span>({maskEmail(me.email)})</span>
      </Button>
    </div>
  );
}
