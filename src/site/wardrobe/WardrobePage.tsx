import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { avatarPicture } from '../../robot/drawn';
import { contentLoader, useContent } from '../content/pageContent';
import { useProfile } from '../profile/useProfile';
import { Robot } from '../robot/Robot';
import { cx } from '../ui/cx';
import { SectionHead } from '../ui/SectionHead';
import { useMinute } from '../ui/useMinute';
import { Chosen } from './Chosen';
import { Items } from './Items';
import { useWardrobe } from './useWardrobe';
import styles from './WardrobePage.module.css';

export const ready = contentLoader('wardrobe');

/** The wardrobe: one's robot, which anybody may try accessories on, and what they cost. */
export function Page() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const content = useContent('wardrobe');
  const wardrobe = useWardrobe(content, search.get('item'));
  const { own } = wardrobe;
  const reader = own.state === 'guest' || own.state === 'sample' ? 'guest' : 'player';
  const now = useMinute(content.at);
  const { data: me } = useProfile();
  return (
    <div className={cx('sheet', styles.page)}>
      <div className={cx('container', styles.columns)}>
        <SectionHead
          level={1}
          label={t('wardrobe.label')}
          title={t('wardrobe.title')}
          lead={t(`wardrobe.lead.${reader}`)}
        />
        <div className={styles.stage}>
          <Robot
            className={styles.figure}
            worn={wardrobe.shown}
            name={me?.username ?? t('wardrobe.you')}
            avatar={own.state === 'known' ? avatarPicture(own.avatar) : undefined}
          />
          <Chosen wardrobe={wardrobe} now={now} />
        </div>
        <Items wardrobe={wardrobe} now={now} type={search.get('type')} />
      </div>
    </div>
  );
}
