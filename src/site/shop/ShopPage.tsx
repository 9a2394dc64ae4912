import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession';
import { Alert } from '../ui/Alert';
import { cx } from '../ui/cx';
import { announce } from '../ui/LiveRegion';
import { Packages } from './Packages';
import { PayBar } from './PayBar';
import { PlayerCard } from './PlayerCard';
import type { Player } from './player';
import { ResumeCard } from './ResumeCard';
import { ShopNotes } from './ShopNotes';
import styles from './ShopPage.module.css';
import { usePackages } from './usePackages';
import { usePayment } from './usePayment';
import { VerifyPlayer } from './VerifyPlayer';

// Nobody pays at first sight; its code comes with the first payment.
const PaymentPanel = lazy(async () => ({ default: (await import('./PaymentPanel')).PaymentPanel }));
// For players who are signed in.
const SeasonProgress = lazy(async () => ({ default: (await import('./SeasonProgress')).SeasonProgress }));

/** The shop: recipient, package, payment. Login is not needed (product.md section 1). */
export function Page() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const flow = usePayment(t('shop.status.sending'));
  const packages = usePackages();
  const choice = useRef<HTMLElement>(null);
  const { state } = flow;
  const pkg = packages.data?.find(({ id }) => id === state.packageId);
  const confirm = (player: Player) => {
    flow.choosePlayer(player);
    announce(t('shop.verify.confirmed', { name: player.userName }));
  };
  const scene = <img className={styles.scene} src="/art/scenes/shop.svg" width={560} height={315} alt="" />;
  return (
    <>
      <div className={cx('sheet', styles.page)}>
        <div className={cx('container', styles.top)}>
          <header className={styles.head}>
            <p className="label">{t('shop.label')}</p>
            <h1>{t('shop.title')}</h1>
            <p className="lead">{t('shop.lead')}</p>
          </header>
          <div className={styles.aside}>
            {signedIn ? (
              <Suspense fallback={scene}>
                <SeasonProgress />
              </Suspense>
            ) : (
              scene
            )}
          </div>
          <section className={styles.step} aria-labelledby="step-1">
            <h2 id="step-1" className="h3">
              <span className={styles.number}>1</span>
              {t('shop.verify.title')}
            </h2>
            {state.player ? (
              <PlayerCard player={state.player} onChange={() => flow.choosePlayer(null)} />
            ) : (
              <VerifyPlayer missing={state.error?.kind === 'confirmEmail'} onConfirm={confirm} />
            )}
          </section>
        </div>
        <div className={cx('container', styles.steps)}>
          <section className={styles.step} aria-labelledby="step-2" ref={choice}>
            <h2 id="step-2" className="h3">
              <span className={styles.number}>2</span>
              {t('shop.packages.title')}
            </h2>
            <Packages packages={packages} selected={state.packageId} onSelect={flow.choosePackage} />
          </section>
          {state.dropped && <Alert tone="warn">{t('shop.status.dropped')}</Alert>}
          <ResumeCard flow={flow} />
          {(state.busy || state.phase !== 'idle') && (
            <Suspense>
              <PaymentPanel
                flow={flow}
                onChoose={() => choice.current?.scrollIntoView?.({ behavior: 'smooth' })}
              />
            </Suspense>
          )}
        </div>
      </div>
      <ShopNotes />
      <PayBar state={state} pkg={pkg} onPay={() => void flow.pay(pkg)} />
    </>
  );
}
