import type { Slide } from '../content/home';
import { ButtonLink } from '../ui/Button';
import { cx } from '../ui/cx';
import styles from './Banner.module.css';

interface Props {
  slide: Slide;
  active: boolean;
  eager: boolean;
  label: string;
}

/** One slide: words at the left, the scene at the right. Only the active one is in the accessibility tree. */
export const BannerSlide = ({ slide, active, eager, label }: Props) => (
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
        <h1 className={cx('display', styles.title)}>
          {slide.title} <span className="outlined">{slide.outlined}</span>
        </h1>
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
        loading={eager ? 'eager' : 'lazy'}
      />
    </div>
  </div>
);
