import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useContent } from '../content/pageContent';
import { drawOn } from '../motion/drawOn';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { SectionHead } from '../ui/SectionHead';
import styles from './Team.module.css';

/**
 * The team carousel: 1, 3 or 5 cards by width, arrows above 767 px and up to 480 px (product.md section 2, Home). The
 * track uses scroll snapping, so swipe and keyboard work at every width (requirement H-7).
 */
export function Team() {
  const { t } = useTranslation();
  const members = useContent('home').team;
  const track = useRef<HTMLUListElement>(null);
  const step = (by: number) => {
    const list = track.current;
    const card = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
    list?.scrollBy({ left: by * (card + 24), behavior: 'smooth' });
  };
  return (
    <section ref={drawOn} className={cx('sheet', 'section', 'crop')} aria-labelledby="team">
      <div className="container">
        <SectionHead id="team" label={t('home.team.label')} title={t('home.team.title')}>
          <div className={styles.arrows}>
            <button type="button" aria-label={t('home.team.previous')} onClick={() => step(-1)}>
              <Icon name="left" />
            </button>
            <button type="button" aria-label={t('home.team.next')} onClick={() => step(1)}>
              <Icon name="right" />
            </button>
          </div>
        </SectionHead>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <ul className={styles.track} ref={track} tabIndex={0} aria-label={t('home.team.list')}>
          {members.map(({ portrait, name, role }) => (
            <li key={portrait} className={styles.card} data-aim="">
              <Contour />
              <img src={`/art/team/${portrait}.svg`} width={256} height={340} alt="" loading="lazy" />
              <h3 className="h4">{name}</h3>
              <p>{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
