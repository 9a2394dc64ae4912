import type { ReactNode } from 'react';
import type { OwnItem } from '../../../../contract/wardrobe';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { useItems } from '../../profile/useItems';
import { ButtonLink } from '../../ui/Button';
import { Pages } from '../Pages';

/** The way to the wardrobe. */
export function ToWardrobe() {
  const { t } = useTranslation();
  return (
    <p>
      <ButtonLink to={paths.wardrobe} size="small">
        {t('account.items.toWardrobe')}
      </ButtonLink>
    </p>
  );
}

/** What the player owns, newest first, or `none`: nothing, and the way to the wardrobe. */
export function ItemList({
  none,
  children,
}: {
  none: (text: ReactNode) => ReactNode;
  children: (items: readonly OwnItem[]) => ReactNode;
}) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useItems();
  const pages = {
    rows: data && [...data.items],
    hasMore: false,
    isReading: isFetching,
    isError,
    more: () => void refetch(),
  };
  const nothing = (
    <>
      <p>{t('account.items.none')}</p>
      <ToWardrobe />
    </>
  );
  return (
    <Pages pages={pages} failed={t('account.items.failed')} none={none(nothing)}>
      {children}
    </Pages>
  );
}
