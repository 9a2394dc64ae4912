import { useTranslation } from '../../../i18n/useTranslation';
import { LanguageForm } from '../../layout/LanguageForm';
import { MotionSwitch } from '../../layout/MotionSwitch';
import { Card } from '../Card';
import styles from '../Tab.module.css';
import { TabPage } from '../TabPage';

/** "Profile" of the account centre: how the site speaks to the player. */
export function Page() {
  const { t } = useTranslation();
  return (
    <TabPage tab="profile">
      <div className={styles.cards}>
        <Card title={t('account.settings')} level={3} look={styles.card}>
          <LanguageForm />
          <MotionSwitch />
        </Card>
      </div>
    </TabPage>
  );
}
