import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Contour } from '../ui/Contour';
import { Icon } from '../ui/Icon';
import { maskEmail } from '../ui/maskEmail';
import type { Player } from './player';
import styles from './VerifyPlayer.module.css';

/** The confirmed recipient, to be changed (requirement SH-5). */
export function PlayerCard({ player, onChange }: { player: Player; onChange: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.card}>
      <Contour state="success" />
      <span className={styles.face}>
        <Icon name="user" size={32} />
        <Contour cut={10} state="closed" />
      </span>
      <p className={styles.who}>
        <strong>{player.userName}</strong>
        <span>{maskEmail(player.email)}</span>
      </p>
      <Button size="small" onClick={onChange} aria-label={t('shop.verify.changeLabel')}>
        {t('shop.verify.change')}
      </Button>
    </div>
  );
}
