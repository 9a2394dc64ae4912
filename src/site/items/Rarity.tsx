import { useTranslation } from '../../i18n/useTranslation';
import styles from './Rarity.module.css';

export const rarityKeys = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic'] as const;

/** Rarity as one to six notches plus a word, so that it does not rely on colour. */
export function Rarity({ value, word = false }: { value: number; word?: boolean }) {
  const { t } = useTranslation();
  const key = rarityKeys[value] ?? 'common';
  return (
    <span className={styles.rarity} style={{ color: `var(--rarity-${key})` }}>
      <span className={styles.notches} aria-hidden="true">
        {rarityKeys.slice(0, value + 1).map((notch) => (
          <i key={notch} />
        ))}
      </span>
      <span className={word ? undefined : 'visually-hidden'}>{t(`rarity.${key}`)}</span>
    </span>
  );
}
