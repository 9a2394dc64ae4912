import { openArea } from '../../../i18n/i18n';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { CloseAccount } from './CloseAccount';
import { DownloadData } from './DownloadData';

/** It asks for a code as the login does, in its texts. */
export const ready = () => openArea('auth');

/** "Data" of the account centre: what the player may do with everything that we hold of them. */
export function Page() {
  const { t } = useTranslation();
  return (
    <TabPage tab="data" lead={t('account.data.lead')}>
      <div className={styles.cards}>
        <DownloadData />
        <CloseAccount />
      </div>
    </TabPage>
  );
}
