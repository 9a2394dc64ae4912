import { useState } from 'react';
import { makeSettlementCases } from '../../../../contract/calls/settlements';
import { settlementLimits } from '../../../../contract/settlementFile';
import type { SettlementCases } from '../../../../contract/settlements';
import { call } from '../../../api/call';
import { useMoneyCall } from '../money/useMoney';

/** Opens cases for any number of rows of a comparison, one call after another; `done` is the number of rows so far. */
export function useMakeCases(id: string, rows: readonly number[], onMade: (made: SettlementCases) => void) {
  const [done, setDone] = useState(0);
  const making = useMoneyCall(async ({ reason }: { reason: string }) => {
    const sum = { made: 0, known: 0 };
    for (let start = 0; start < rows.length; start += settlementLimits.casesPerCall) {
      setDone(start);
      const some = rows.slice(start, start + settlementLimits.casesPerCall);
      const { made, known } = await call(makeSettlementCases, {
        params: { id },
        body: { rows: some, reason },
      });
      sum.made += made;
      sum.known += known;
    }
    onMade(sum);
  }, 'settlement.make.made');
  return { ...making, done };
}
