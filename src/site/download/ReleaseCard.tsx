import { useTranslation } from '../../i18n/useTranslation';
import type { Release, ReleaseFile } from '../content/downloads';
import { buttonClass, Face } from '../ui/Button';
import { Contour } from '../ui/Contour';
import { useLanguage } from '../ui/useLanguage';
import { DownloadLink } from './DownloadLink';
import styles from './DownloadPage.module.css';
import { FileFacts } from './FileFacts';
import { fileNotes } from './fileNotes';

/** A release: drawing, status badge, link and date line (product.md section 2, Download). */
export function ReleaseCard({ release }: { release: Release }) {
  const { t } = useTranslation();
  const { key, image, status, statusColor, hasDate, about, file } = release;
  return (
    <article className={styles.release}>
      <Contour state={status === 'soon' ? 'disabled' : 'closed'} />
      <img src={`/art/release/${image}.svg`} width={640} height={400} alt="" loading="lazy" />
      <p className={styles.badge} data-color={statusColor}>
        {t(`download.${status}`)}
      </p>
      <h3>{t(`download.${key}`)}</h3>
      <p className={styles.description}>{about}</p>
      {hasDate && key !== 'desktop' && <p className={styles.date}>{t(`download.${key}Date`)}</p>}
      {file && status === 'available' && <FileFacts file={file} />}
      <ReleaseLink release={release} file={file} />
    </article>
  );
}

function ReleaseLink({ release: { key, status }, file }: { release: Release; file: ReleaseFile | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!file) return <p className={styles.description}>{t('download.notReady')}</p>;
  if (status === 'available') {
    return (
      <DownloadLink
        href={file.path}
        label={[t(`download.${key}Link`), ...fileNotes(t, language, file)].join(', ')}
        icon="download"
        wide
      >
        {t(`download.${key}Link`)}
      </DownloadLink>
    );
  }
  return (
    <a className={buttonClass({ wide: true }, styles.soon)} href={file.path} target="_blank" rel="noreferrer">
      <Face icon="external">
        {t(`download.${key}Link`)} <span className="visually-hidden">{t('ui.newTab')}</span>
      </Face>
    </a>
  );
}
