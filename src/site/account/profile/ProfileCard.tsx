import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import { Loaded } from '../Loaded';
import styles from '../Tab.module.css';
import { ProfileForm } from './ProfileForm';
import { profileTexts } from './profileTexts';
import { useOwnProfile } from './useOwnProfile';

/** What players change about themselves. */
export function ProfileCard() {
  const texts = profileTexts[useLanguage()];
  const query = useOwnProfile();
  return (
    <Card title={texts.title} level={3} look={styles.card}>
      <p className={styles.quiet}>{texts.lead}</p>
      <Loaded query={query} unread={texts.unread}>
        {(data) => <ProfileForm saved={data} />}
      </Loaded>
    </Card>
  );
}
