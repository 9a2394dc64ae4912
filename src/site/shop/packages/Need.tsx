import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation';
import { contentIn, loadContent, type PageContents } from '../../content/pageContent';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { Naming } from '../../ui/Naming';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';
import styles from './Need.module.css';
import { itemOf } from './need';

/** The item that diamonds are missing for; undefined until it is known, and when it is gone. */
function useItem(back: string | undefined) {
  const language = useLanguage();
  const id = back && itemOf(back);
  const { data } = useQuery({
    queryKey: ['site', 'neededItem', id, language],
    queryFn: async () => {
      await loadContent('wardrobe', language);
      const { items } = contentIn('wardrobe', language) as PageContents['wardrobe'];
      return items.find((item) => item.id === id || item.librarySlug === id) ?? null;
    },
    enabled: Boolean(id),
  });
  return data ?? undefined;
}

interface Props {
  /** How many diamonds are missing. */
  need: number;
  /** Whether one package is enough. */
  isEnough: boolean;
  /** The wardrobe with the item. */
  back: string | undefined;
}

/** Why the visitor came from the wardrobe, and which package is chosen for it. */
export function Need({ need, isEnough, back }: Props) {
  const { t } = useTranslation();
  const item = useItem(back);
  const amount = useAmount()(need);
  const picture = item?.thumbUrl || item?.imageUrl;
  return (
    <div className={cx('plate', styles.need)}>
      {picture ? <img src={picture} width={64} height={64} alt="" /> : <Icon name="diamond" size={32} />}
      <p role="status">
        <strong>
          {item ? (
            <Naming text={t('packages.need.item', { amount, item: item.name })} lang={item.lang} />
          ) : (
            t('packages.need.plain', { amount })
          )}
        </strong>{' '}
        {t(isEnough ? 'packages.need.enough' : 'packages.need.largest')}
      </p>
      {back && (
        <Link className="link" to={back}>
          {t('packages.need.back')}
        </Link>
      )}
    </div>
  );
}
