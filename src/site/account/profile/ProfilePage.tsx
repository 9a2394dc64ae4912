import { openArea } from '../../../i18n/i18n';
import { useTranslation } from '../../../i18n/useTranslation';
import { isAdmin } from '../../../session/session';
import { LanguageForm } from '../../layout/LanguageForm';
import { MotionSwitch } from '../../layout/MotionSwitch';
import { Card } from '../Card';
import { openRobot } from '../openRobot';
import { AccountStepUp } from '../security/AccountStepUp';
import styles from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { AvatarCard } from './AvatarCard';
import { ProfileCard } from './ProfileCard';
import { UserNameCard } from './UserNameCard';
import { VisibilityCard } from './VisibilityCard';

/** It asks for a code as the login does, in its texts, and shows the robot. */
export const ready = async () => {
  await Promise.all([openArea('auth'), openRobot()]);
};

/** "Profile" of the account centre: who the player is, and how the site looks in this browser. Staff do not change theirs here. */
export function Page() {
  const { t } = useTranslation();
  const isPlayer = !isAdmin();
  return (
    <TabPage tab="profile">
      <div className={styles.cards}>
        <div className={styles.column}>
          {isPlayer && <ProfileCard />}
          <AvatarCard />
        </div>
        <div className={styles.column}>
          {isPlayer && <VisibilityCard />}
          {isPlayer && <UserNameCard />}
          <Card title={t('account.settings')} level={3} look={styles.card}>
            <LanguageForm />
            <MotionSwitch />
          </Card>
        </div>
      </div>
      {isPlayer && <AccountStepUp />}
    </TabPage>
  );
}
