import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { openArea } from '../../i18n/i18n';
import { useTranslation } from '../../i18n/useTranslation';
import { useSession } from '../../session/useSession';
import { contentOfPage } from '../content/contentOfPage';
import { loadChunk } from '../errors/loadChunk';
import { SectionBoundary } from '../errors/SectionBoundary';
import { Alert } from '../ui/Alert';
import { cx } from '../ui/cx';
import { usePhone } from '../ui/usePhone';
import { loadSlider, Packages } from './packages/Packages';
import { PayBar } from './payment/PayBar';
import { hasPurchases } from './payment/state/storedResult';
import { loadSteps } from './payment/state/usePayment';
import { type Shop, useShop } from './payment/state/useShop';
import { Recipient } from './recipient/Recipient';
import { ShopNotes } from './ShopNotes';
import styles from './ShopPage.module.css';

// Not needed on load: the code and texts are loaded with the recipient step.
const loadPayment = () =>
  loadChunk(() =>
    Promise.all([import('./payment/CurrentPayment'), openArea('payment'), loadSteps()] as const),
  );
const preload = () => void loadPayment().catch(() => undefined);
const CurrentPayment = lazy(async () => ({ default: (await loadPayment())[0].CurrentPayment }));
const NextStep = lazy(async () => ({ default: (await loadPayment())[0].NextStep }));
const Changed = lazy(async () => ({ default: (await loadPayment())[0].Changed }));
const PaymentMethods = lazy(async () => ({ default: (await loadPayment())[0].PaymentMethods }));
const GiftFields = lazy(async () => ({ default: (await loadPayment())[0].GiftFields }));
const loadExtra = async (...areas: Array<'account' | 'payment'>) =>
  (await loadChunk(() => Promise.all([import('./payment/extras'), ...areas.map(openArea)])))[0];
// With what became of their money.
const GuestPurchases = lazy(async () => ({
  default: (await loadExtra('account', 'payment')).GuestPurchases,
}));
// Only for signed-in players.
const SeasonProgress = lazy(async () => ({ default: (await loadExtra('payment')).SeasonProgress }));

/** A page that was rendered with packages starts with their cards. */
export const ready = async () => {
  if (contentOfPage('shop')?.packages) await loadSlider().catch(() => undefined);
};

const hasPayment = ({ flow: { state }, pending, open, entry }: Shop) =>
  Boolean(entry.foreignId ?? pending.error ?? open) || state.dropped || state.busy || state.phase !== 'idle';

/** The signed-in player's season: below the prices on a phone, whose first screen belongs to the prices. */
function Season({ onPhone, fallback }: { onPhone: boolean; fallback: ReactNode }) {
  return (
    usePhone() === onPhone && (
      <SectionBoundary fallback={fallback}>
        <SeasonProgress />
      </SectionBoundary>
    )
  );
}

/** The title, whether the shop is closed and, next to it, the season of a signed-in player or a drawing. */
function Head({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const scene = <img className={styles.scene} src="/art/scenes/shop.svg" width={560} height={280} alt="" />;
  return (
    <>
      <header className={styles.head}>
        <p className="label">{t('shop.label')}</p>
        <h1>{t('shop.title')}</h1>
        {isClosed ? (
          <Alert tone="warn">{t('shop.closed.text')}</Alert>
        ) : (
          <p className="lead">{t('shop.lead')}</p>
        )}
      </header>
      <div className={styles.aside}>{signedIn ? <Season onPhone={false} fallback={scene} /> : scene}</div>
    </>
  );
}

/** The pay bar, with parts that load with the payment's own scripts. */
function Bar({ shop }: { shop: Shop }) {
  const part = (Part: typeof NextStep) => (
    <SectionBoundary fallback={null}>
      <Part shop={shop} />
    </SectionBoundary>
  );
  return (
    <PayBar
      shop={shop}
      next={shop.flow.state.payment && part(NextStep)}
      changed={shop.flow.state.error?.purchase && part(Changed)}
    >
      {part(PaymentMethods)}
    </PayBar>
  );
}

/** The first step: who gets the diamonds, and what the buyer adds for them. */
function Who({ shop }: { shop: Shop }) {
  const { t } = useTranslation();
  const { state } = shop.flow;
  return (
    // Loaded before Confirm can be pressed: what arrives later would move the packages under the buyer's thumb.
    <section
      className={styles.step}
      aria-labelledby="step-1"
      // The page's head says why.
      inert={shop.refusal === 'closed'}
      onFocus={preload}
    >
      <h2 id="step-1" className="h3">
        <span className={styles.number}>1</span>
        {t('shop.verify.title')}
      </h2>
      <Recipient
        player={state.player}
        isMissing={state.error?.kind === 'confirmEmail'}
        onChoose={shop.flow.choosePlayer}
      />
      {state.player && (
        <SectionBoundary fallback={null}>
          <GiftFields gift={shop.gift} errors={state.error?.fields} onChange={shop.changeGift} />
        </SectionBoundary>
      )}
    </section>
  );
}

/** Whether purchases may have been made here without signing in; known only after hydration. */
function useGuestPurchases(phase: string): boolean {
  const { signedIn } = useSession();
  const [any, setAny] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment that is opened here is recorded.
  useEffect(() => setAny(!signedIn && hasPurchases()), [signedIn, phase]);
  return any;
}

/** The shop: recipient, package, payment. No login needed (product.md section 1). */
export function Page() {
  const { t } = useTranslation();
  const shop = useShop();
  const { signedIn } = useSession();
  const { flow, packages } = shop;
  const choice = useRef<HTMLElement>(null);
  const known = flow.state.player !== null;
  const isGuest = useGuestPurchases(flow.state.phase);
  useEffect(() => {
    if (known) preload();
  }, [known]);
  return (
    <>
      <div className={cx('sheet', styles.page)}>
        <div className={cx('container', styles.top)}>
          <Head isClosed={shop.refusal === 'closed'} />
          {hasPayment(shop) && (
            <div className={styles.current}>
              <SectionBoundary fallback={<div className={styles.coming} />}>
                <CurrentPayment shop={shop} choice={choice} />
              </SectionBoundary>
            </div>
          )}
          <Who shop={shop} />
        </div>
        <section className={cx('container', styles.step)} aria-labelledby="step-2" ref={choice}>
          <h2 id="step-2" className="h3">
            <span className={styles.number}>2</span>
            {t('shop.packages.title')}
          </h2>
          <Packages
            packages={packages}
            email={flow.state.player?.email}
            selected={flow.state.packageId}
            accepts={shop.accepts}
            offers={shop.offers}
            isFree={flow.state.phase === 'idle' && !flow.state.busy}
            back={shop.entry.back}
            onSelect={flow.choosePackage}
          />
          {signedIn && <Season onPhone fallback={null} />}
          {isGuest && (
            <SectionBoundary fallback={null}>
              <GuestPurchases />
            </SectionBoundary>
          )}
        </section>
      </div>
      <ShopNotes />
      <Bar shop={shop} />
    </>
  );
}
