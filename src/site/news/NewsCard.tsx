import { Link } from 'react-router-dom';
import type { NewsItem } from '../../../contract/homeContent';
import { newsKinds } from '../../../contract/newsPages';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { formatDate } from '../ui/formats';
import { InLanguage } from '../ui/InLanguage';
import { useLanguage } from '../ui/useLanguage';
import styles from './NewsCard.module.css';

/** The kind of an article, in the words of its tab. */
export function useKind({ kind }: Pick<NewsItem, 'kind'>) {
  const { t } = useTranslation();
  const name = newsKinds[kind] ?? newsKinds[0];
  return { name: t(`news.tab.${name}`), path: `${paths.news}/${name}` };
}

/** The cover of an article, or the drawing of its kind. */
export const Cover = ({ item: { image, picture }, eager }: { item: NewsItem; eager: boolean }) => (
  <img
    src={image ?? `/art/news/${picture}.svg`}
    width={640}
    height={360}
    alt=""
    loading={eager ? 'eager' : 'lazy'}
  />
);

interface Props {
  item: NewsItem;
  /** The level of its heading. */
  level: 2 | 3;
  /** Whether its picture is in the first view. */
  eager?: boolean;
  large?: boolean;
}

/** An article in a list: its title is the link, which covers the whole card. */
export function NewsCard({ item, level, eager = false, large = false }: Props) {
  const language = useLanguage();
  const kind = useKind(item);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={cx('plate', styles.card, large && styles.large)} data-aim="">
      <div className={styles.cover}>
        <Cover item={item} eager={eager} />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className="label">{kind.name}</span>
          <time dateTime={item.date}>{formatDate(item.date, language)}</time>
          <InLanguage lang={item.lang} />
        </p>
        <Heading className={large ? 'h3' : 'h4'} lang={item.lang}>
          <Link to={`${paths.news}/${item.slugs[language]}`}>{item.title}</Link>
        </Heading>
        <p className={styles.text} lang={item.lang}>
          {item.text}
        </p>
      </div>
      <Contour />
    </article>
  );
}
