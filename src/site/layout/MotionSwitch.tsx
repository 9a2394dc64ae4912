import { useTranslation } from '../../i18n/useTranslation';
import { setMotion, useMotion } from '../motion/motion';
import styles from './MotionSwitch.module.css';

/** The one switch for all automatic motion (requirement G-7). */
export function MotionSwitch() {
  const { t } = useTranslation();
  const on = useMotion();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={() => setMotion(!on)}
    >
      <span>{t('layout.motion.label')}</span>
      <span className={styles.track} aria-hidden="true" />
      <span className={styles.word} aria-hidden="true">
        {t(on ? 'layout.motion.on' : 'layout.motion.off')}
      </span>
    </button>
  );
}
