import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorKind } from '../../errors/kindOfError';
import { paths } from '../../paths';
import { Button, buttonClass, Face } from '../ui/Button';
import { cx } from '../ui/cx';
import styles from './ErrorPage.module.css';
import { ErrorScene } from './ErrorScene';

interface Props {
  kind: ErrorKind;
  /** The server's name of the request that failed, for whoever looks into it. */
  requestId?: string;
  /** What trying again does; an item that is not there has nothing to try. */
  onAgain?: () => void;
  /** Another way on than the home page. */
  children?: ReactNode;
}

/** A page that could not be shown: what happened in plain words, and the ways on. Part of the first load, as code may be what is missing. */
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
              // A full load: whatever is broken in this page is left behind.
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
