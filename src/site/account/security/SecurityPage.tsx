import { useTranslation } from '../../../i18n/useTranslation';
import styles from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { PasswordForm } from './PasswordForm';
import { Sessions } from './Sessions';

/** "Security" of the account centre: active sessions and a change of password (requirements ). */
export function Page() {
  const { t } = useTranslation();
  return (
    <TabPage tab="security" lead={t('account.security.lead')}>
      <div className={styles.cards}>
        <Sessions />
        <PasswordForm />
      </div>
    </TabPage>
  );
}
