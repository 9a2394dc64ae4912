import { useEffect, useRef } from 'react';
import { recallWay, rememberWay } from '../state/paymentMethod';
import type { Shop } from '../state/useShop';
import { CodeField } from './CodeField';
import { GatewayChoice } from './GatewayChoice';

/**
 * What the pay bar asks beside the package: the gateway, which this browser remembers, in shops with more than one, and a
 * code once the recipient is confirmed.
 */
export function PaymentMethods({ shop }: { shop: Shop }) {
  const { flow, ways, way, chooseWay } = shop;
  const applyCode = useRef(shop.applyCode);
  applyCode.current = shop.applyCode;
  useEffect(() => {
    const last = recallWay();
    if (last) chooseWay(last);
  }, [chooseWay]);
  const choose = (name: string) => {
    chooseWay(name);
    rememberWay(name);
  };
  const { busy, phase, player } = flow.state;
  useEffect(() => {
    if (phase === 'completed') applyCode.current('');
  }, [phase]);

  // From then on the payment's own panel offers the choice.
  if (busy || phase === 'paying' || phase === 'completed') return null;
  return (
    <>
      {ways[1] && <GatewayChoice ways={ways} chosen={way ?? ways[0]} onChoose={choose} />}
      {ways[0] && player && <CodeField shop={shop} />}
    </>
  );
}
