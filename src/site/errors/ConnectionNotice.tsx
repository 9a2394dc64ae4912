import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { Icon } from '../ui/Icon';
import { announce } from '../ui/LiveRegion';
import styles from './ConnectionNotice.module.css';
import { tryAgain, useConnection } from './connection';

/**
 * A notice below the header while there is no connection; a pending navigation continues when it is back and can be
 * cancelled. The current page stays as it is.
 */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const connection = useConnection();
  const leaving = useNavigation().state !== 'idle' && connection === 'waiting';
  const navigate = useNavigate();
  const location = useLocation();
  const before = useRef(connection);
  useEffect(() => {
    if (before.current !== 'online' && connection === 'online') announce(t('errors.back'));
    before.current = connection;
  }, [connection, t]);
  const stay = () =>
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  return (
    <div role="status" className={styles.place}>
      {connection !== 'online' && (
        <div className={styles.notice}>
          <Icon name="alert" size={20} />
          <p>{t(leaving ? 'errors.leaving' : 'errors.lost')}</p>
          {connection === 'waiting' && (
            <button type="button" onClick={() => void tryAgain()}>
              {t('errors.again')}
            </button>
          )}
          {leaving && (
            <button type="button" onClick={stay}>
              {t('errors.stay')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
