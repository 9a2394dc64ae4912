import { useEffect } from 'react';
import { GatewayChoice } from './GatewayChoice';
import { recallWay, rememberWay } from './paymentMethod';
import type { Shop } from './useShop';

/** The pay bar's choice of gateway, which this browser remembers. Only for shops with more than one gateway. */
export function PaymentMethods({ shop: { flow, ways, way, chooseWay } }: { shop: Shop }) {
  useEffect(() => {
    const last = recallWay();
    if (last) chooseWay(last);
  }, [chooseWay]);
  const choose = (name: string) => {
    chooseWay(name);
    rememberWay(name);
  };
  const { busy, phase } = flow.state;
  // From then on the payment's own panel offers the choice.
  if (busy || phase === 'paying' || phase === 'completed') return null;
  return <GatewayChoice ways={ways} chosen={way ?? ways[0]} onChoose={choose} />;
}
