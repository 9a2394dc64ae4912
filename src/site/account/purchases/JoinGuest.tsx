import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getGuestPurchases, joinGuestPurchases } from '../../../../contract/calls/purchases';
import { textIn } from '../../../../contract/localized';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { profileKey } from '../../profile/useProfile';
import { forgetGuestPurchases } from '../../shop/payment/purchases/purchases';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { formatDateTime } from '../../ui/formats';
import { announce } from '../../ui/LiveRegion';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import styles from '../Tab.module.css';

const key = [...profileKey, 'guest purchases'];

/** Asks whether purchases made in this browser without signing in are the reader's; a press makes them so. */
export function JoinGuest() {
  const { t } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getGuestPurchases, undefined, signal),
    retry: false,
  });
  const join = useMutation({
    mutationFn: () => call(joinGuestPurchases),
    onSuccess: ({ joined }) => {
      forgetGuestPurchases();
      client.setQueryData(key, { purchases: [] });
      announce(t('account.purchases.joined', { count: joined }));
      document.getElementById('main')?.focus({ preventScroll: true });
      for (const part of ['purchases', 'waits'])
        void client.invalidateQueries({ queryKey: [...profileKey, part] });
    },
  });
  const count = data?.purchases.length ?? 0;
  if (!data || count === 0) return null;
  return (
    <Card title={t('account.purchases.yours', { count })} level={3} headingRef={heading} look={styles.card}>
      <ul className={styles.effects}>
        {data.purchases.map(({ createdAt, packageName: name, packageNameEn: nameEn }) => {
          const { text, lang } = textIn({ name, nameEn }, 'name', language);
          return (
            <li key={createdAt}>
              <span lang={lang}>{text}</span>, {formatDateTime(createdAt, language)}
            </li>
          );
        })}
      </ul>
      {join.isError && <Alert tone="error">{t('account.purchases.joinFailed')}</Alert>}
      <Button
        aria-disabled={join.isPending}
        aria-busy={join.isPending}
        onClick={() => !join.isPending && join.mutate()}
      >
        {t('account.purchases.join', { count })}
      </Button>
    </Card>
  );
}
