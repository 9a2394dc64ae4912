import { useTranslation } from '../../i18n/useTranslation';
import type { ReleaseFile } from '../content/downloads';
import { formatBytes } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import styles from './DownloadPage.module.css';

/** Size and SHA-256 of a file, so that a player can verify the download. */
export function FileFacts({ file }: { file: ReleaseFile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <dl className={styles.file}>
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
    </dl>
  );
}
