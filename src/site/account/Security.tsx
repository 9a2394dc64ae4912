import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { CloseAccount } from './CloseAccount';
import { PasswordForm } from './PasswordForm';
import styles from './Security.module.css';
import { Sessions } from './Sessions';

/** "Security" of the account centre: active sessions and a change of password (requirements ). */
export function Security() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className="h3">
          {t('account.security.title')}
        </h2>
        <p className="lead">{t('account.security.lead')}</p>
      </header>
      <div className={styles.cards}>
        <Sessions />
        <PasswordForm />
        <CloseAccount />
      </div>
    </section>
  );
}
