import { type KeyboardEvent, useRef } from 'react';
import type { Slide } from '../../../contract/homeContent';
import { useTranslation } from '../../i18n/useTranslation';
import { Contour } from '../ui/Contour';
import styles from './Banner.module.css';

interface Props {
  slides: Slide[];
  index: number;
  running: boolean;
  onChoose: (index: number) => void;
}

const thumbOf = ({ image, scene }: Slide): string =>
  image ?? (typeof scene === 'object' ? scene.poster : `/art/thumbs/${scene}.svg`);

/** The thumbnails: a tab list with one tab stop; the contour of the active one closes within the 20 s. */
export function BannerThumbs({ slides, index, running, onChoose }: Props) {
  const { t } = useTranslation();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const press = (event: KeyboardEvent) => {
    const count = slides.length;
    const to = {
      ArrowRight: (index + 1) % count,
      ArrowLeft: (index - 1 + count) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
    tabs.current[to]?.focus();
  };
  return (
    <div role="tablist" className={styles.thumbs} aria-label={t('home.banner.thumbs')} onKeyDown={press}>
      {slides.map((slide, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two banners may say the same
          key={place}
          ref={(tab) => {
            tabs.current[place] = tab;
          }}
          type="button"
          role="tab"
          className={styles.thumb}
          aria-selected={place === index}
          aria-controls={`slide-${place}`}
          aria-label={slide.name}
          tabIndex={place === index ? 0 : -1}
          onClick={() => onChoose(place)}
        >
          <img src={thumbOf(slide)} width={96} height={64} alt="" fetchPriority="low" />
          {place === index ? (
            <Contour key={String(running)} cut={10} state={running ? 'progress' : 'selected'} seconds={20} />
          ) : (
            <Contour cut={10} />
          )}
        </button>
      ))}
    </div>
  );
}
