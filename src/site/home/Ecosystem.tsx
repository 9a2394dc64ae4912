import { useTranslation } from '../../i18n/useTranslation';
import { useContent } from '../content/pageContent';
import { drawOn } from '../motion/drawOn';
import { cx } from '../ui/cx';
import { SectionHead } from '../ui/SectionHead';
import styles from './Ecosystem.module.css';

/** The ecosystem cards on the page's paper sheet: three drawings on one baseline. */
export function Ecosystem() {
  const { t } = useTranslation();
  return (
    <section ref={drawOn} className={cx('paper', 'sheet', 'section', 'crop')} aria-labelledby="ecosystem">
      <div className="container">
        <SectionHead
          id="ecosystem"
          label={t('home.ecosystem.label')}
          title={t('home.ecosystem.title')}
          lead={t('home.ecosystem.lead')}
        />
        <ul ref={drawOn} className={styles.cards} data-draw-at="half">
          {useContent('home').ecosystem.map(({ drawing, title, text }) => (
            <li key={drawing} ref={drawOn} data-draw-at="half">
              <img src={`/art/ecosystem/${drawing}.svg`} width={480} height={320} alt="" loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
