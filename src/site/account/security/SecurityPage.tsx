import { openArea } from '../../../i18n/i18n';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { AccountStepUp } from './AccountStepUp';
import { EmailCard } from './EmailCard';
import { FactorCard } from './FactorCard';
import { GoogleCard } from './GoogleCard';
import { PasswordForm } from './PasswordForm';
import { Protection } from './Protection';
import { Sessions } from './Sessions';

/** It asks for a code as the login does, in its texts. */
export const ready = () => openArea('auth');

/** "Security" of the account centre: sessions, password, e-mail, second factor and Google (requirements, account.md). */
export function Page() {
  const { t } = useTranslation();
  return (
    <TabPage tab="security" lead={t('account.security.lead')}>
      <div className={styles.cards}>
        <div className={styles.column}>
          <Sessions />
          <Protection>
            {(security) => (
              <>
                <EmailCard security={security} />
                <GoogleCard security={security} />
              </>
            )}
          </Protection>
        </div>
        <div className={styles.column}>
          <PasswordForm />
          <Protection isQuiet>{(security) => <FactorCard security={security} />}</Protection>
        </div>
      </div>
      <AccountStepUp />
    </TabPage>
  );
}
