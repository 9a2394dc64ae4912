import { type FocusEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useContent } from '../content/pageContent';
import { useOnScreen } from '../ui/Clip';
import { Icon } from '../ui/Icon';
import { useRotation } from '../ui/useRotation';
import styles from './Banner.module.css';
import { BannerSlide } from './BannerSlide';
import { BannerThumbs } from './BannerThumbs';

/** Rotation interval of the banner in milliseconds (product.md section 9). */
const bannerEvery = 20_000;

/**
 * The rotating banner, following the W3C tabbed carousel pattern: every 20 s, cyclic, a 400 ms fade, thumbnails as tabs,
 * pause button first (requirements H-1 to H-6).
 */
export function Banner() {
  const { t } = useTranslation();
  const list = useContent('home').slides;
  const [hovered, setHovered] = useState(false);
  const banner = useRef<HTMLElement>(null);
  // Nobody sees it rotate out of view, and drawing its clock would take a sixth of a core.
  const paused = !useOnScreen(banner, true) || hovered;
  const rotation = useRotation({ count: list.length, every: bannerEvery, paused });
  const { index, playing, running, motion } = rotation;
  /** Keyboard focus stops the rotation permanently; a mouse click on a thumbnail does not. */
  const focused = (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(':focus-visible') && !event.target.hasAttribute('data-rotation'))
      rotation.stop();
  };
  return (
    <section
      ref={banner}
      className={styles.banner}
      aria-roledescription="carousel"
      aria-label={t('home.banner.label')}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={focused}
    >
      <div className={styles.controls}>
        {motion && (
          <button
            type="button"
            data-rotation=""
            className={styles.rotate}
            aria-label={t(playing ? 'home.banner.pause' : 'home.banner.play')}
            onClick={rotation.toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} size={20} />
          </button>
        )}
        <BannerThumbs slides={list} index={index} running={running} onChoose={rotation.choose} />
      </div>
      <div className={styles.slides} aria-live={running ? 'off' : 'polite'}>
        {list.map((slide, place) => (
          <BannerSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: two banners may say the same
            key={place}
            slide={slide}
            place={place}
            active={place === index}
            plays={playing && place === index}
            label={t('home.banner.slide', { number: place + 1, count: list.length, name: slide.name })}
          />
        ))}
      </div>
      {/* Hidden until the document has been parsed, as the slides may still grow and shift the controls. */}
      <span className={styles.end} hidden />
    </section>
  );
}
