import { useMutation } from '@tanstack/react-query';
import { hasStatus, serverMessage } from '../../../api/ApiError';
import { exportOwn } from '../../../api/playerErasure';
import { useTranslation } from '../../../i18n/useTranslation';
import { saveFile } from '../../../session/saveFile';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Card } from '../Card';
import styles from '../Tab.module.css';

/** Downloads everything that is stored about the account, once a day. */
export function DownloadData() {
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => exportOwn(new AbortController().signal),
    onSuccess: (file) => saveFile(file, 'outline.zip'),
  });
  const failed = hasStatus(error, 0)
    ? t('common.networkError')
    : (serverMessage(error) ?? t('account.data.failed'));
  return (
    <Card title={t('account.data.download')} level={3} look={styles.card}>
      <p className={styles.quiet}>{t('account.data.what')}</p>
      {error && <Alert tone="error">{failed}</Alert>}
      {isSuccess && <Alert tone="success">{t('account.data.done')}</Alert>}
      <Button
        icon="download"
        aria-disabled={isPending}
        aria-busy={isPending}
        contour={isPending ? 'loading' : undefined}
        onClick={() => !isPending && mutate()}
      >
        {t('account.data.download')}
      </Button>
    </Card>
  );
}
