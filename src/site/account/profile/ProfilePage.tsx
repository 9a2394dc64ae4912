import { useTranslation } from '../../../i18n/useTranslation';
import { isAdmin } from '../../../session/session';
import { LanguageForm } from '../../layout/LanguageForm';
import { MotionSwitch } from '../../layout/MotionSwitch';
import { Card } from '../Card';
import styles from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { ProfileCard } from './ProfileCard';

/** "Profile" of the account centre: who the player is, and how the site looks in this browser. Staff do not change theirs here. */
export function Page() {
  const { t } = useTranslation();
  return (
    <TabPage tab="profile">
      <div className={styles.cards}>
        {!isAdmin() && <ProfileCard />}
        <Card title={t('account.settings')} level={3} look={styles.card}>
          <LanguageForm />
          <MotionSwitch />
        </Card>
      </div>
    </TabPage>
  );
}
