import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import { AccountStepUp } from '../security/AccountStepUp';
import { protectionTexts } from '../security/protectionTexts';
import { useOwnSecurity } from '../security/useOwnSecurity';
import styles from '../Tab.module.css';
import { CloseForm } from './CloseForm';
import { closeTexts } from './closeTexts';

/** Deleting the account: what it means, and a link to the form. */
export function CloseAccount() {
  const language = useLanguage();
  const texts = closeTexts[language];
  const { unread, cancel } = protectionTexts[language];
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data: proofs, isFetching, refetch } = useOwnSecurity(open);
  return (
    <Card title={texts.title} level={3} look={styles.card}>
      <p className={styles.quiet}>{texts.effect}</p>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.question}>
        {proofs && <CloseForm proofs={proofs} onCancel={() => setOpen(false)} />}
        {!proofs && isFetching && <p role="status">{t('common.loading')}</p>}
        {!proofs && !isFetching && (
          <div className={styles.confirm}>
            <Alert tone="error">{unread}</Alert>
            <div className={styles.choices}>
              <Button onClick={() => setOpen(false)}>{cancel}</Button>
              <Button icon="refresh" onClick={() => void refetch()}>
                {t('common.retry')}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
      <AccountStepUp />
    </Card>
  );
}
