import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { LibraryItem } from '../content/library';
import { Icon } from '../ui/Icon';
import styles from './ItemDialog.module.css';
import { useStepKeys, useSwipe } from './useSteps';

interface Props {
  item: LibraryItem;
  items: LibraryItem[];
  onStep: (id: string) => void;
  words: ReactNode;
  ways: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** The open item with previous and next: by button, arrow keys and swipe. A new item starts scrolled to the top. */
export function ItemSteps({ item, items, onStep, words, ways, children }: Props) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  const placeOf = (item: string) => items.findIndex(({ id }) => id === item);
  /** Runs ahead of the shown item while a key is held down: the address follows a moment later. */
  const target = useRef(item.id);
  const step = (by: -1 | 1) => {
    const next = items.at((placeOf(target.current) + by) % items.length);
    if (!next) return;
    target.current = next.id;
    onStep(next.id);
  };
  useStepKeys(step);
  useEffect(() => {
    target.current = item.id;
    content.current?.closest('dialog')?.scrollTo?.(0, 0);
  }, [item.id]);
  const place = placeOf(item.id);
  const position = t('library.position', { place: place + 1, count: items.length });
  return (
    <div ref={content} className={styles.detail} {...useSwipe(step)}>
      <div className={styles.side}>
        <div className={styles.stage}>{children}</div>
        <div className={styles.steps}>
          <button type="button" aria-label={t('library.previous')} onClick={() => step(-1)}>
            <Icon name="left" />
          </button>
          <p aria-live="polite" aria-atomic="true">
            <span className="visually-hidden">{`${item.name}. ${position}`}</span>
            <span aria-hidden="true">{`${place + 1} / ${items.length}`}</span>
          </p>
          <button type="button" aria-label={t('library.next')} onClick={() => step(1)}>
            <Icon name="right" />
          </button>
        </div>
      </div>
      {words}
      {ways}
    </div>
  );
}
