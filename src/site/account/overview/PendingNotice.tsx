import type { Profile } from '../../../../contract/players';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { usePending } from '../../shop/payment/state/usePending';
import type { ShopState } from '../../shop/payment/state/useShopEntry';
import { Alert } from '../../ui/Alert';
import { Button, ButtonLink } from '../../ui/Button';
import { formatPrice } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';

interface Props {
  me: Profile | undefined;
  /** The profile failed to load, so there is no e-mail to look up payments for. */
  failed: boolean;
  onRetry: () => void;
}

/** The player's open payment with a link to it. "No open payment" shows only once the request has succeeded. */
export function PendingNotice({ me, failed, onRetry }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, isError, refetch } = usePending(me?.email);
  if (failed || isError) {
    return (
      <>
        <Alert tone="error">{t('account.pendingFailed')}</Alert>
        <Button icon="refresh" onClick={() => (failed ? onRetry() : void refetch())}>
          {t('common.retry')}
        </Button>
      </>
    );
  }
  if (!me || data === undefined) return <p role="status">{t('account.pendingLoading')}</p>;
  if (!data) return <p>{t('account.pendingNone')}</p>;
  const { email, username: userName, firstName, lastName } = me;
  return (
    <>
      <p>
        {data.amount === undefined
          ? t('account.pendingPlain')
          : t('account.pendingText', { amount: formatPrice(data.amount, data.currency, language) })}
      </p>
      <ButtonLink
        to={paths.shop}
        state={{ recipient: { email, userName, firstName, lastName } } satisfies ShopState}
      >
        {t('account.resume')}
      </ButtonLink>
    </>
  );
}
