import type { Release } from '../../../contract/releasesPage';
import { useTranslation } from '../../i18n/useTranslation';
import { buttonClass, Face } from '../ui/Button';
import { useLanguage } from '../ui/useLanguage';
import { DownloadLink } from './DownloadLink';
import styles from './DownloadPage.module.css';
import { fileNotes } from './fileNotes';

/** The way to a release: its file, the site that has it, or, before it is out, what prepares it, dimmed (D-3, D-5, D-6). */
export function ReleaseLink({ release: { name, isOut, file, link } }: { release: Release }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const text = t(isOut ? 'download.get' : 'download.prepare', { name });
  if (isOut && file)
    return (
      <DownloadLink
        href={file.path}
        label={[text, ...fileNotes(t, language, file)].join(', ')}
        icon="download"
        wide
      >
        {text}
      </DownloadLink>
    );
  const elsewhere = link || file?.path;
  if (!elsewhere) return <p className={styles.description}>{t('download.notReady')}</p>;
  return (
    <a
      className={buttonClass({ wide: true }, isOut ? undefined : styles.soon)}
      href={elsewhere}
      target="_blank"
      rel="noreferrer"
    >
      <Face icon="external">
        {text} <span className="visually-hidden">{t('ui.newTab')}</span>
      </Face>
    </a>
  );
}
