import { type ReactNode, useId, useState } from 'react';
import { hasStatus, serverMessage } from '../../api/ApiError';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { type Problem, problem, useProblemText } from '../ui/problem';
import styles from './WardrobePage.module.css';

interface Props {
  title: string;
  question: ReactNode;
  /** What the button says that does it; without one the dialog can only be left. */
  action: string | null;
  /** Throws `ApiError`, whose message the dialog then shows. */
  onAct: () => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something costs or returns anything, and stays open with the reason when that fails. */
export function Confirm({ title, question, action, onAct, onClose, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const text = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);
  const act = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onAct();
    } catch (error) {
      const key = hasStatus(error, 0) ? 'common.networkError' : 'wardrobe.failed';
      setFailure(problem(key, serverMessage(error)));
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title={title} describedBy={id}>
      <div className={styles.confirm}>
        <p id={id}>{question}</p>
        {children}
        {failure && <Alert tone="error">{text(failure)}</Alert>}
        <div className={styles.actions}>
          {action !== null && (
            <Button
              variant="primary"
              contour={isBusy ? 'loading' : undefined}
              aria-disabled={isBusy}
              onClick={() => !isBusy && void act()}
            >
              {isBusy ? t('wardrobe.busy') : action}
            </Button>
          )}
          <Button onClick={onClose}>{t('wardrobe.later')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
