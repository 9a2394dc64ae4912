import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PaymentGateways } from '../../../../contract/payments';
import type { ShownPackage } from '../../../../contract/shopPage';
import { useTranslation } from '../../../i18n/useTranslation';
import { contentOfPage } from '../../content/contentOfPage';
import { Icon } from '../../ui/Icon';
import { announce } from '../../ui/LiveRegion';
import { useNow } from '../../ui/useNow';
import { marksOf } from './marks';
import { Need } from './Need';
import { PackageCard } from './PackageCard';
import styles from './PackageSlider.module.css';
import { useNeed } from './useNeed';
import { useOffers } from './useOffers';
import { useWindow, windowSize } from './useWindow';
import { Ways } from './Ways';

interface Props {
  packages: ShownPackage[];
  /** The confirmed recipient's address. */
  email: string | undefined;
  selected: string | null;
  accepts: (currency: string) => boolean;
  /** The ways to pay on offer. */
  offers: PaymentGateways['gateways'] | null | undefined;
  /** Nothing is being paid, so that a package may be chosen for the visitor. */
  isFree: boolean;
  /** Where the visitor came from, to buy an item. */
  back: string | undefined;
  onSelect: (id: string) => void;
}

/** The hot slider: all packages up to four, else a window of four that moves by one (product.md section 2, Shop). */
export function PackageSlider(props: Props) {
  const { packages: onSale, email, selected, accepts, offers, isFree, back, onSelect } = props;
  const { t } = useTranslation();
  const now = useNow(60_000, true, contentOfPage('shop')?.at);
  const packages = useOffers(onSale, email);
  const marks = marksOf(packages, now);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const shown = useWindow(
    packages.length,
    // "Most popular" takes precedence, as in the marks themselves.
    (['mostChosen', 'bestValue'] as const)
      .map((mark) => packages.findIndex(({ id }) => marks.get(id) === mark))
      .find((place) => place >= 0),
  );
  const { start, step, slides } = shown;
  const payable = packages.filter(({ currency }) => accepts(currency));
  const needed = useNeed({ packages: payable, now, isFree, back, onSelect });
  const place = packages.findIndex(({ id }) => id === needed?.pkg.id);
  const { show } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the visitor moves the window.
  useEffect(() => {
    if (place >= 0) show(place);
  }, [place]);

  /** At the edge of the window, arrow keys move to the next package instead of wrapping to the first. */
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const edge = by === 1 ? start + windowSize - 1 : start;
    const next = packages[edge + (by ?? 0)];
    if (!by || !slides || !next || document.activeElement !== inputs.current[edge]) return;
    event.preventDefault();
    step(by);
    onSelect(next.id);
    requestAnimationFrame(() => inputs.current[edge + by]?.focus());
  };
  return (
    <div className={styles.slider}>
      {needed && <Need {...needed} back={back} />}
      <Ways ways={offers?.map(({ name }) => name) ?? []} />
      <fieldset className={styles.cards} onKeyDown={press}>
        <legend className="visually-hidden">{t('packages.legend')}</legend>
        {packages.map((pkg, index) => (
          <PackageCard
            key={pkg.id}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            pkg={pkg}
            tier={index + 1}
            mark={needed?.isEnough && index === place ? 'enough' : marks.get(pkg.id)}
            now={now}
            checked={pkg.id === selected}
            accepted={accepts(pkg.currency)}
            hidden={index < start || index >= start + windowSize}
            onChoose={() => onSelect(pkg.id)}
          />
        ))}
      </fieldset>
      {slides && <Arrows count={packages.length} shown={shown} />}
    </div>
  );
}

interface ArrowsProps {
  count: number;
  shown: ReturnType<typeof useWindow>;
}

/** Moves the window by one, and announces its position. */
function Arrows({ count, shown: { start, canBack, canForward, step } }: ArrowsProps) {
  const { t } = useTranslation();
  const go = (by: number) => {
    if (by < 0 ? !canBack : !canForward) return announce(t(by < 0 ? 'packages.first' : 'packages.last'));
    step(by);
    const from = start + by + 1;
    announce(t('packages.window', { from, to: from + windowSize - 1, count }));
  };
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        aria-label={t('packages.previous')}
        aria-disabled={!canBack}
        onClick={() => go(-1)}
      >
        <Icon name="left" />
      </button>
      <p aria-hidden="true">
        {start + 1}–{start + windowSize} / {count}
      </p>
      <button type="button" aria-label={t('packages.next')} aria-disabled={!canForward} onClick={() => go(1)}>
        <Icon name="right" />
      </button>
    </div>
  );
}
