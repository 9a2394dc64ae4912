import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { openGift } from '../../../contract/calls/gifts';
import type { Gift } from '../../../contract/gifts';
import { textIn } from '../../../contract/localized';
import { hasStatus } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { tabPath } from '../account/tabs';
import { LootBox } from '../home/LootBox';
import { readMotion } from '../motion/motion';
import { profileKey } from '../profile/useProfile';
import { Button, ButtonLink } from '../ui/Button';
import { cx } from '../ui/cx';
import { Naming } from '../ui/Naming';
import { useAmount } from '../ui/useAmount';
import { useLanguage } from '../ui/useLanguage';
import styles from './GiftPage.module.css';

/** What was in the box, and where to go with it. */
function Inside({ gift, focus }: { gift: Gift; focus: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = useAmount();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  const { packageName: name, packageNameEn: nameEn, diamonds, isOwn } = gift;
  const pack = textIn({ name, nameEn }, 'name', language);
  return (
    <div className={styles.inside}>
      <h2 ref={heading} tabIndex={-1} className={cx('h3', styles.amount)}>
        {t('gift.opened', { count: diamonds, amount: amount(diamonds) })}
      </h2>
      <p>
        <Naming text={t('gift.pack', { name: pack.text })} lang={pack.lang} />
      </p>
      <p className={styles.where}>{t(isOwn ? 'gift.own' : 'gift.theirs')}</p>
      <p className={styles.ways}>
        <ButtonLink to={paths.wardrobe} variant="primary" size="large">
          {t('gift.toWardrobe')}
        </ButtonLink>
        <ButtonLink to={isOwn ? tabPath('wallet') : paths.shop} size="large">
          {t(isOwn ? 'gift.toWallet' : 'gift.toShop')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The box with the giver's words, closed until its reader opens it; without motion it is open at once. */
function Box({ gift }: { gift: Gift }) {
  const { t } = useTranslation();
  const [isMoving] = useState(readMotion);
  const [isOpen, setOpen] = useState(!isMoving);
  const { giver, message } = gift;
  return (
    <div className={cx('container', styles.columns)}>
      <div className={styles.box}>
        <LootBox kinds={['hiem']} front="hiem" isOpen={isOpen} />
      </div>
      <div className={styles.words}>
        <p className="label">{t('gift.label')}</p>
        <h1>{giver ? t('gift.from', { name: giver }) : t('gift.someone')}</h1>
        {message && <blockquote className={styles.message}>{message}</blockquote>}
        {isOpen ? (
          <Inside gift={gift} focus={isMoving} />
        ) : (
          <>
            <p className="lead">{t('gift.lead')}</p>
            <p>
              <Button variant="primary" size="large" onClick={() => setOpen(true)}>
                {t('gift.open')}
              </Button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** Shown for a link that has ended, for whatever reason, and for one that never was; and when the server is away. */
function Problem({ onAgain, busy }: { onAgain: (() => void) | undefined; busy: boolean }) {
  const { t } = useTranslation();
  return (
    <section className={cx('container', styles.problem)} role="alert">
      <h1>{t(onAgain ? 'gift.failed' : 'gift.ended')}</h1>
      <p className="lead">{t(onAgain ? 'gift.failedText' : 'gift.endedText')}</p>
      {onAgain ? (
        <Button icon="refresh" onClick={onAgain} aria-busy={busy} contour={busy ? 'loading' : undefined}>
          {t('common.retry')}
        </Button>
      ) : (
        <ButtonLink to={paths.home}>{t('gift.toHome')}</ButtonLink>
      )}
    </section>
  );
}

/** A gift behind its link (account.md, Gift as a link): the key is behind the #, and goes to the server in a body. */
export function Page() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const key = hash.slice(1);
  const { data, error, isFetching, isLoading, refetch } = useQuery({
    queryKey: ['site', 'gift', id, key],
    queryFn: async ({ signal, client }) => {
      const gift = await call(openGift, { params: { id }, body: { key } }, signal);
      // A gift that was opened waits no longer.
      void client.invalidateQueries({ queryKey: [...profileKey, 'waits'] });
      return gift;
    },
    enabled: key !== '',
    gcTime: 0,
  });
  const isEnded = key === '' || (error !== null && !isAway(error));
  return (
    <div className={cx('sheet', styles.page)}>
      {data && <Box gift={data} />}
      {isLoading && (
        <p role="status" className="container">
          {t('gift.loading')}
        </p>
      )}
      {!data && !isLoading && (
        <Problem onAgain={isEnded ? undefined : () => void refetch()} busy={isFetching} />
      )}
    </div>
  );
}

/** Whether another try may help: what the server says of a link is the same each time. */
const isAway = (error: unknown): boolean => !hasStatus(error, 404) && !hasStatus(error, 400);
