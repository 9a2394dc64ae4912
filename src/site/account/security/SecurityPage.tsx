import { useTranslation } from '../../../i18n/useTranslation';
import styles from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { AccountStepUp } from './AccountStepUp';
import { PasswordForm } from './PasswordForm';
import { Protection } from './Protection';
import { Sessions } from './Sessions';

/** "Security" of the account centre: active sessions, password, e-mail, second factor and Google (requirements, account.md). */
export function Page() {
  const { t } = useTranslation();
  return (
    <TabPage tab="security" lead={t('account.security.lead')}>
      <div className={styles.cards}>
        <Sessions />
        <PasswordForm />
        <Protection />
      </div>
      <AccountStepUp />
    </TabPage>
  );
}
