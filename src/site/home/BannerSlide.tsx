import type { Slide } from '../content/home';
import { ButtonLink } from '../ui/Button';
import { cx } from '../ui/cx';
import styles from './Banner.module.css';

interface Props {
  slide: Slide;
  active: boolean;
  first: boolean;
  label: string;
}

/** One slide: words at the left, the scene at the right. Only the active one is in the accessibility tree. */
export function BannerSlide({ slide, active, first, label }: Props) {
  // The page's one h1 is the title that shows: in a slide that is inert nobody would find it.
  const Title = active ? 'h1' : 'h2';
  return (
    <div
      id={`slide-${slide.scene}`}
      role="tabpanel"
      aria-roledescription="slide"
      aria-label={label}
      className={cx('sheet', styles.slide)}
      data-active={active}
      inert={!active}
    >
      <div className={cx('container', styles.inner)}>
        <div className={styles.words}>
          <p className="label">{slide.label}</p>
          <Title className={cx('display', styles.title)}>
            {slide.title} <span className="outlined">{slide.outlined}</span>
          </Title>
          <p className={cx('lead', styles.lead)}>{slide.text}</p>
          <ButtonLink to={slide.to} variant="primary" size="large">
            {slide.action}
          </ButtonLink>
        </div>
        <img
          className={styles.scene}
          src={`/art/scenes/${slide.scene}.svg`}
          width={960}
          height={720}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      </div>
    </div>
  );
}
