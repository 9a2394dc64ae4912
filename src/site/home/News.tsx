import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useContent } from '../content/pageContent';
import { drawOn } from '../motion/drawOn';
import { ButtonLink } from '../ui/Button';
import { cx } from '../ui/cx';
import { formatDate } from '../ui/formats';
import { InLanguage } from '../ui/InLanguage';
import { SectionHead } from '../ui/SectionHead';
import { useLanguage } from '../ui/useLanguage';
import styles from './News.module.css';

/** The newest articles; the first is the large one. */
export function News() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { news } = useContent('home');
  if (news.length === 0) return null;
  return (
    <section ref={drawOn} className={cx('sheet', 'section', 'crop')} aria-labelledby="news">
      <div className="container">
        <SectionHead id="news" label={t('home.news.label')} title={t('home.news.title')}>
          <ButtonLink to={paths.news} size="small">
            {t('home.news.all')}
          </ButtonLink>
        </SectionHead>
        <div className={styles.list}>
          {news.map(({ slugs, picture, image, date, title, text, lang }) => (
            <article key={slugs.vi} ref={drawOn} className={styles.item}>
              <img src={image ?? `/art/news/${picture}.svg`} width={640} height={360} alt="" loading="lazy" />
              <div>
                <time dateTime={date}>{formatDate(date, language)}</time> <InLanguage lang={lang} />
                <h3 lang={lang}>
                  <Link to={`${paths.news}/${slugs[language]}`}>{title}</Link>
                </h3>
                <p lang={lang}>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
