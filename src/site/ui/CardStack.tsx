import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './CardStack.module.css';
import { Icon } from './Icon';
import { useRotation } from './useRotation';

interface Props {
  label: string;
  /** Milliseconds a card stays in front; 5000 by default (product.md section 9). */
  delay?: number;
  /** Pauses, e.g. while a dialog covers it. */
  paused?: boolean;
  /** Called with the index of the card now in front. */
  onFront?: (index: number) => void;
  cards: { key: string; face: (front: boolean, running: boolean) => ReactNode }[];
}

/**
 * A rotating stack of 420 × 260 cards, each 56 px behind the other. Keeps rotating on hover, as specified; has a pause
 * button, and stops on keyboard focus and with the motion switch (requirement D-1).
 */
export function CardStack({ label, delay = 5000, paused = false, onFront, cards }: Props) {
  const { t } = useTranslation();
  const [focused, setFocused] = useState(false);
  const { index, choose, playing, running, motion, toggle } = useRotation({
    count: cards.length,
    every: delay,
    paused: paused || focused,
  });
  const updateFocus = (event: FocusEvent<HTMLElement>) => setFocused(event.target.matches(':focus-visible'));
  useEffect(() => onFront?.(index), [index, onFront]);
  return (
    <section
      className={styles.stack}
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={updateFocus}
      onBlur={() => setFocused(false)}
    >
      <ul className={styles.cards}>
        {cards.map(({ key, face }, place) => {
          const depth = (place - index + cards.length) % cards.length;
          return (
            <li key={key} className={styles.card} style={{ '--depth': depth }} inert={depth > 0}>
              {face(depth === 0, running)}
            </li>
          );
        })}
      </ul>
      <div className={styles.controls}>
        {motion && (
          <button type="button" aria-label={t(playing ? 'ui.pause' : 'ui.play')} onClick={toggle}>
            <Icon name={playing ? 'pause' : 'play'} size={20} />
          </button>
        )}
        <button type="button" aria-label={t('ui.next')} onClick={() => choose((index + 1) % cards.length)}>
          <Icon name="right" size={20} />
        </button>
        <p aria-live={running ? 'off' : 'polite'}>
          {index + 1} / {cards.length}
        </p>
      </div>
    </section>
  );
}
