import type { Release } from '../../../contract/releasesPage';
import { useTranslation } from '../../i18n/useTranslation';
import { formatBytes } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import styles from './DownloadPage.module.css';

/** Version and requirements of a release; size and SHA-256 of one that is out, so that a player can verify the download. */
export function ReleaseFacts({ release }: { release: Release }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { edition, requirements, isOut, lang } = release;
  const file = isOut ? release.file : null;
  if (!edition && !requirements && !file) return null;
  return (
    <dl>
      {edition && (
        <div>
          <dt>{t('download.edition')}</dt>
          <dd>{edition}</dd>
        </div>
      )}
      {requirements && (
        <div>
          <dt>{t('download.requirements')}</dt>
          <dd lang={lang}>{requirements}</dd>
        </div>
      )}
      {file && (
        <>
          <div>
            <dt>{t('download.size')}</dt>
            <dd>
              {formatBytes(file.bytes, language)}
              {file.sample && <strong> ({t('download.sample')})</strong>}
            </dd>
          </div>
          <div>
            <dt>SHA-256</dt>
            <dd className={styles.sum}>{file.sha256}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
