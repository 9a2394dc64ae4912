import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { Button } from '../../ui/Button';
import { Contour } from '../../ui/Contour';
import { Plain, Seen } from './lazySeen';
import type { Player } from './player';
import styles from './VerifyPlayer.module.css';

interface Props {
  player: Player;
  /** Takes focus when it replaces the search field, so that the next Tab continues from here. */
  focus: boolean;
  onChange: () => void;
}

/** The confirmed recipient, with a button to change it (requirement SH-5). */
export function PlayerCard({ player, focus, onChange }: Props) {
  const { t } = useTranslation();
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) change.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <div className={styles.card}>
      <Contour state="success" />
      <Suspense
        fallback={
          <p className={styles.who}>
            <Plain player={player} />
          </p>
        }
      >
        <Seen player={player} />
      </Suspense>
      <Button ref={change} size="small" onClick={onChange} aria-label={t('shop.verify.changeLabel')}>
        {t('shop.verify.change')}
      </Button>
    </div>
  );
}
