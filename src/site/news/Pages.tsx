import { useTranslation } from '../../i18n/useTranslation';
import { ButtonLink } from '../ui/Button';
import styles from './NewsList.module.css';

/** Links to the pages before and after; the first one's address has no number. */
export function Pages({ page, count }: { page: number; count: number }) {
  const { t } = useTranslation();
  const at = (number: number) => ({ search: number === 1 ? '' : `?page=${number}` });
  return (
    <nav className={styles.pages} aria-label={t('news.pages')}>
      {page > 1 && (
        <ButtonLink to={at(page - 1)} rel="prev" icon="left">
          {t('news.newer')}
        </ButtonLink>
      )}
      <p>{t('news.page', { page, count })}</p>
      {page < count && (
        <ButtonLink to={at(page + 1)} rel="next" icon="right">
          {t('news.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
