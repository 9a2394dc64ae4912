import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { usePending } from '../shop/usePending';
import { ButtonLink } from '../ui/Button';
import { formatPrice } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';

/** The player's open payment, with the way back to it. */
export function PendingNotice({ email }: { email: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = usePending(email);
  if (!data) return <p>{t('account.pendingNone')}</p>;
  return (
    <>
      <p>
        {data.amount === undefined
          ? t('account.pendingPlain')
          : t('account.pendingText', { amount: formatPrice(data.amount, data.currency, language) })}
      </p>
      <ButtonLink to={paths.shop}>{t('account.resume')}</ButtonLink>
    </>
  );
}
