import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { useEndSession } from '../../../security/sessions';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from '../Tab.module.css';

/** Ends all other sessions after a confirmation, which stays open with a message when the call fails. */
export function EndOthers({ end }: { end: ReturnType<typeof useEndSession> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Runs after the dialog has opened and focused its first control: moves the focus to the least destructive one.
  useEffect(() => {
    if (open) cancel.current?.focus();
  }, [open]);
  const ask = () => {
    if (end.isPending) return;
    end.reset();
    setOpen(true);
  };
  const close = () => !end.isPending && setOpen(false);
  return (
    <>
      <Button icon="logout" aria-haspopup="dialog" onClick={ask}>
        {t('account.sessions.endOthers')}
      </Button>
      <Dialog open={open} onClose={close} title={t('account.sessions.confirmTitle')} describedBy={id}>
        <div className={styles.confirm}>
          <p id={id}>{t('account.sessions.confirmText')}</p>
          {end.isError && <Alert tone="error">{t('account.sessions.endFailed')}</Alert>}
          <div className={styles.choices}>
            <Button ref={cancel} onClick={close} aria-disabled={end.isPending}>
              {t('account.sessions.cancel')}
            </Button>
            <Button
              variant="primary"
              aria-disabled={end.isPending}
              aria-busy={end.isPending}
              contour={end.isPending ? 'loading' : undefined}
              onClick={() => !end.isPending && end.mutate(null, { onSuccess: () => setOpen(false) })}
            >
              {t('account.sessions.confirm')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
