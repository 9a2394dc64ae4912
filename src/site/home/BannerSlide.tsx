import type { Slide } from '../../../contract/homeContent';
import { ButtonLink } from '../ui/Button';
import { Clip } from '../ui/Clip';
import { cx } from '../ui/cx';
import { InLanguage } from '../ui/InLanguage';
import { ArenaScene } from './ArenaScene';
import styles from './Banner.module.css';
import { SlideScene } from './SlideScene';

interface Props {
  slide: Slide;
  /** Its place in the order, from 0. */
  place: number;
  active: boolean;
  /** Whether its scene may be animated. */
  plays: boolean;
  label: string;
}

/** One slide: text on the left, scene on the right. Only the active one is in the accessibility tree. */
export function BannerSlide({ slide, place, active, plays, label }: Props) {
  // The page's only h1 is the visible title: inert slides are not in the accessibility tree.
  const Title = active ? 'h1' : 'h2';
  return (
    <div
      id={`slide-${place}`}
      role="tabpanel"
      aria-roledescription="slide"
      aria-label={label}
      className={cx('sheet', styles.slide)}
      data-active={active}
      inert={!active}
    >
      <div className={cx('container', styles.inner)}>
        <div className={styles.words} lang={slide.lang}>
          <p className="label">
            {slide.label} <InLanguage lang={slide.lang} />
          </p>
          <Title className={cx('display', styles.title)}>
            {slide.title} <span className="outlined">{slide.outlined}</span>
          </Title>
          <p className={cx('lead', styles.lead)}>{slide.text}</p>
          <ButtonLink to={slide.to} variant="primary" size="large">
            {slide.action}
          </ButtonLink>
        </div>
        <Scene {...{ slide, place, plays }} />
      </div>
    </div>
  );
}

function Scene({ slide: { scene, image }, place, plays }: Pick<Props, 'slide' | 'place' | 'plays'>) {
  const className = styles.scene;
  if (image) {
    const loading = place ? 'lazy' : 'eager';
    return (
      <img
        src={image}
        width={960}
        height={720}
        alt=""
        {...{ loading }}
        className={cx(className, styles.picture)}
      />
    );
  }
  if (typeof scene === 'object') {
    return (
      <div className={cx(className, styles.picture, styles.film)}>
        <Clip {...scene} active={plays} />
      </div>
    );
  }
  return scene === 'match' ? (
    <ArenaScene {...{ plays, className }} />
  ) : (
    <SlideScene {...{ scene, plays, className }} />
  );
}
