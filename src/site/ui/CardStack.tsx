import { type FocusEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardStack.module.css';
import { Icon } from './Icon';
import { useRotation } from './useRotation';

interface Props {
  label: string;
  /** Milliseconds a card stays in front; 5000 by default (product.md section 9). */
  delay?: number;
  cards: { key: string; face: (front: boolean, running: boolean) => ReactNode }[];
}

/**
 * A rotating stack of 420 × 260 cards, each 56 px behind the other. Rotates on without regard to hovering, as specified;
 * has a pause button, stops on keyboard focus and with the motion switch (requirement D-1).
 */
export function CardStack({ label, delay = 5000, cards }: Props) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const { index, choose, playing, running, motion, toggle } = useRotation({
    count: cards.length,
    every: delay,
    held,
  });
  const focused = (event: FocusEvent<HTMLElement>) => setHeld(event.target.matches(':focus-visible'));
  return (
    <section
      className={styles.stack}
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={focused}
      onBlur={() => setHeld(false)}
    >
      <ul className={styles.cards}>
        {cards.map(({ key, face }, place) => {
          const depth = (place - index + cards.length) % cards.length;
          return (
            <li
              key={key}
              className={styles.card}
              style={{ '--depth': depth } as React.CSSProperties}
              inert={depth > 0}
            >
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
