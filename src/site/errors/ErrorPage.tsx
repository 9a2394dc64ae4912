import { type ReactNode, useId } from 'react';
import type { ErrorKind } from '../../errors/kindOfError';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Button, buttonClass, Face } from '../ui/Button';
import { cx } from '../ui/cx';
import styles from './ErrorPage.module.css';
import { ErrorScene } from './ErrorScene';

interface Props {
  kind: ErrorKind;
  /** The failed request's id, for support. */
  requestId?: string;
  /** Retries; absent for an item that does not exist. */
  onAgain?: () => void;
  /** Links other than the home page. */
  children?: ReactNode;
}

/**
 * A page that could not be shown, with an explanation and ways on. Part of the entry bundle, as a missing chunk may be
 * the cause.
 */
export function ErrorPage({ kind, requestId, onAgain, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={cx('sheet', styles.page)} role="alert" aria-labelledby={id} data-error={kind}>
      <div className={cx('container', styles.grid)}>
        <div className={styles.words}>
          <p className="label">{t(`errors.${kind}.label`)}</p>
          <h1 id={id}>{t(`errors.${kind}.title`)}</h1>
          <p className="lead">{t(`errors.${kind}.text`)}</p>
          {requestId && <p className={styles.id}>{t('errors.requestId', { id: requestId })}</p>}
          <div className={styles.actions}>
            {onAgain && (
              <Button variant="primary" size="large" icon="refresh" onClick={onAgain}>
                {t(kind === 'chunk' ? 'errors.reload' : 'errors.again')}
              </Button>
            )}
            {children ?? (
              // A full page load, to discard any broken state.
              <a className={buttonClass({ size: 'large' })} href={paths.home}>
                <Face>{t('errors.home')}</Face>
              </a>
            )}
          </div>
        </div>
        <ErrorScene kind={kind} />
      </div>
    </section>
  );
}
