import type { Release } from '../../../contract/releasesPage';
import { useTranslation } from '../../i18n/useTranslation';
import { PublishedHtml } from '../content/PublishedHtml';
import { Contour } from '../ui/Contour';
import { formatDate } from '../ui/formats';
import { InLanguage } from '../ui/InLanguage';
import { useLanguage } from '../ui/useLanguage';
import styles from './DownloadPage.module.css';
import { ReleaseFacts } from './ReleaseFacts';
import { ReleaseLink } from './ReleaseLink';

/** A release: drawing, status badge, link and date line (product.md section 2, Download). */
export function ReleaseCard({ release }: { release: Release }) {
  const { t } = useTranslation();
  const { name, drawing, isOut, about, lang } = release;
  return (
    <article className={styles.release}>
      <Contour state={isOut ? 'closed' : 'disabled'} />
      <img src={`/art/release/${drawing}.svg`} width={640} height={400} alt="" loading="lazy" />
      <p className={styles.badge} data-color={isOut ? 'blue' : 'dark'}>
        {t(isOut ? 'download.available' : 'download.soon')}
      </p>
      <h3 lang={lang}>
        {name} <InLanguage lang={lang} />
      </h3>
      {about && <p className={styles.description}>{about}</p>}
      <Day release={release} />
      <div className={styles.file}>
        <ReleaseFacts release={release} />
        <Notes release={release} />
      </div>
      <ReleaseLink release={release} />
    </article>
  );
}

function Day({ release: { day, isOut } }: { release: Release }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!day) return null;
  // A sample's day has no year.
  const date = day.length === 10 ? formatDate(day, language) : day;
  return <p className={styles.date}>{t(isOut ? 'download.outSince' : 'download.expected', { date })}</p>;
}

/** What is new, opened on demand and without scripts. */
function Notes({ release: { html, lang } }: { release: Release }) {
  const { t } = useTranslation();
  if (!html) return null;
  return (
    <details className={styles.notes}>
      <summary>{t('download.notes')}</summary>
      <PublishedHtml html={html} lang={lang} />
    </details>
  );
}
