import { useEffect, useRef, useState } from 'react';
import { savesData } from '../../../../arena/savesData';
import { useTranslation } from '../../../i18n/useTranslation';
import { useMotion } from '../../motion/motion';
import { formatNumber } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import { Gem } from '../packages/Gem';
import styles from './Celebration.module.css';
import { gemsOf } from './celebrationGems';
import { playCelebration } from './playCelebration';

/**
 * The moment of success: the diamonds' contours close one by one while the amount counts up with them, for 2 s; any key
 * or tap ends it. Without motion it is complete at once. Silent: the page announces the whole amount once.
 */
export function Celebration({ diamonds }: { diamonds: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const still = !useMotion() || savesData();
  const scene = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(still ? 1 : 0);
  useEffect(() => {
    if (still || !scene.current) return setShare(1);
    return playCelebration(scene.current, setShare);
  }, [still]);
  const gems = gemsOf(diamonds);
  const shown = (count: number) => `+${formatNumber(count, language)}`;
  return (
    <div ref={scene} className={styles.moment} data-closed={share === 1} aria-hidden="true">
      <div className={styles.gems} style={{ '--count': gems.length }}>
        {gems.map(({ place, size, turn }) => (
          <span key={place} data-turn={turn} style={{ '--size': size }}>
            <Gem />
          </span>
        ))}
      </div>
      <p className={styles.amount}>
        <span style={{ '--digits': shown(diamonds).length }}>
          {[...shown(Math.round(diamonds * share))].map((digit, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each digit has its fixed place
            <span key={place} data-digit={/\d/.test(digit)}>
              {digit}
            </span>
          ))}
        </span>{' '}
        {t('ui.unit.diamonds', { count: diamonds })}
      </p>
    </div>
  );
}
