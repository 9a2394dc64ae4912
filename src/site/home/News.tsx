import { useTranslation } from '../../i18n/useTranslation';
import { useContent } from '../content/pageContent';
import { drawOn } from '../motion/drawOn';
import { cx } from '../ui/cx';
import { formatDate } from '../ui/formats';
import { SectionHead } from '../ui/SectionHead';
import { useLanguage } from '../ui/useLanguage';
import styles from './News.module.css';

/** News; the first entry is the large one. */
export function News() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { news } = useContent('home');
  if (news.length === 0) return null;
  return (
    <section ref={drawOn} className={cx('sheet', 'section', 'crop')} aria-labelledby="news">
      <div className="container">
        <SectionHead id="news" label={t('home.news.label')} title={t('home.news.title')} />
        <div className={styles.list}>
          {news.map(({ picture, image, date, title, text, lang }) => (
            <article key={date + title} ref={drawOn} className={styles.item}>
              <img src={image ?? `/art/news/${picture}.svg`} width={640} height={360} alt="" loading="lazy" />
              <div>
                <time dateTime={date}>{formatDate(date, language)}</time>
                <h3 lang={lang}>{title}</h3>
                <p lang={lang}>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
