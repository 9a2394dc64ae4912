import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settlementLimits } from '../../../contract/settlementFile';
import type { CaseRow, SettlementCases } from '../../../contract/settlements';
import { makeSettlementCases } from '../../api/settlements';
import { guarded } from '../../dataProvider/errors';

/** Makes cases of any number of rows, call by call; `done` rows so far. */
export function useMakeCases(gateway: string, onMade: () => void) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const making = useMutation({
    mutationFn: async (rows: CaseRow[]): Promise<SettlementCases> => {
      const sum = { made: 0, known: 0 };
      for (let start = 0; start < rows.length; start += settlementLimits.casesPerCall) {
        setDone(start);
        const some = rows.slice(start, start + settlementLimits.casesPerCall);
        const { made, known } = await guarded('settlement.make.failed', () =>
          makeSettlementCases(gateway, some),
        );
        sum.made += made;
        sum.known += known;
      }
      return sum;
    },
    onSuccess: onMade,
    onSettled: () =>
      Promise.all(
        ['transactions', 'cases'].map((root) => queryClient.invalidateQueries({ queryKey: [root] })),
      ),
  });
  return { ...making, done };
}
