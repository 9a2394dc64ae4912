import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { getSettlement, getSettlements } from '../../../../contract/calls/settlements';
import { isDay } from '../../../../contract/dayText';
import { type GatewayName, gatewayNames } from '../../../../contract/gateways';
import { type ColumnChoice, settlementLimits } from '../../../../contract/settlementFile';
import type { SettlementHeadings } from '../../../../contract/settlements';
import { dayAfter, dayOf } from '../../../../contract/vietnamTime';
import { call } from '../../../api/call';
import { serverDate } from '../../../api/clock';
import { compareSettlement, readHeadings } from '../../../api/settlements';
import { guarded } from '../../../dataProvider/errors';
import { moneyPaths } from '../money/moneyPaths';

/** The last choice of columns for a gateway, for files with the same headings. */
interface Remembered {
  headings: string[];
  columns: ColumnChoice;
  paid: string;
}
const failed = 'settlement.form.failed';
/** The day before today in Vietnam. */
export const yesterday = (): string => dayAfter(dayOf(serverDate()), -1);
const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

const keyOf = (id: string) => ['money', 'settlement', id];

/** A stored comparison, at its own address. */
export const useComparison = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      guarded('money.failed.read', () => call(getSettlement, { params: { id } }, signal)),
  });

/** The newest comparisons, whoever made them. */
export const useComparisons = () =>
  useQuery({
    queryKey: keyOf('recent'),
    queryFn: ({ signal }) => guarded('money.failed.read', () => call(getSettlements, undefined, signal)),
  });

interface Compared {
  gateway: GatewayName;
  /** First and last day; without them the server uses those of the file. */
  from: string;
  to: string;
  paid: string;
}

/** Sends the file for comparison, and opens its result. */
function useComparing({ gateway, from, to, paid }: Compared, columns: ColumnChoice) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const query = { gateway, from: from || undefined, to: to || undefined, paid: paid || undefined };
  return useMutation({
    mutationFn: (file: File) => guarded(failed, () => compareSettlement(file, query, columns)),
    onSuccess: (result) => {
      queryClient.setQueryData(keyOf(result.id), result);
      void queryClient.invalidateQueries({ queryKey: keyOf('recent') });
      void navigate({ pathname: `${moneyPaths.reconciliation}/${result.id}`, search });
    },
  });
}

/** Reads the headings of a file. */
const useReading = (onRead: (head: SettlementHeadings, by: GatewayName) => void) =>
  useMutation({
    mutationFn: ({ given, by }: { given: File; by: GatewayName }) =>
      guarded(failed, async () => {
        if (given.size > settlementLimits.maxBytes) throw new Error('settlement.form.tooLarge');
        return readHeadings(by, given);
      }),
    onSuccess: (head: SettlementHeadings, { by }) => onRead(head, by),
  });

/** The day of the daily close from which somebody came, and the gateway; empty for those who came by the menu. */
export function useAskedDay() {
  const [params] = useSearchParams();
  const gateway = gatewayNames.find((name) => name === params.get('gateway'));
  const day = params.get('day') ?? '';
  return { day: isDay(day) ? day : '', gateway };
}

/** The steps of a reconciliation: gateway, period and file, then columns, then the comparison at its address. */
export function useSettlement() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = useAskedDay();
  const [chosen, setGateway] = useStore<GatewayName | null>('settlement.gateway', null);
  const { data: recent } = useComparisons();
  const [own, setOwn] = useState(asked.gateway);
  const gateway = own ?? chosen ?? recent?.[0]?.gateway ?? 'payos';
  const [remembered, remember] = useStore<Remembered | null>(`settlement.${gateway}`, null);
  const [period, setPeriod] = useState({ from: asked.day, to: asked.day });
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<ColumnChoice>({});
  const [paid, setPaid] = useState('');
  const comparison = useComparing({ gateway, ...period, paid }, columns);
  const reading = useReading((head, by) => {
    const known =
      by === gateway && remembered && isSame(remembered.headings, head.headings) ? remembered : null;
    setColumns(known?.columns ?? head.columns);
    setPaid(known?.paid ?? head.paid.join('; '));
  });
  const forget = () => {
    comparison.reset();
    void navigate({ pathname: moneyPaths.reconciliation, search }, { replace: true });
  };
  const read = (given: File, by: GatewayName) => {
    forget();
    reading.mutate({ given, by });
  };
  return {
    gateway,
    period,
    file,
    columns,
    paid,
    reading,
    comparison,
    setColumns,
    setPaid,
    changePeriod: (change: Partial<typeof period>) => {
      forget();
      setPeriod({ ...period, ...change });
    },
    changeGateway: (next: GatewayName) => {
      setOwn(next);
      setGateway(next);
      if (file) read(file, next);
    },
    chooseFile: (given: File) => {
      setFile(given);
      read(given, gateway);
    },
    compare: () => {
      if (!file || !reading.data) return;
      remember({ headings: reading.data.headings, columns, paid });
      comparison.mutate(file);
    },
  };
}
export type Settlement = ReturnType<typeof useSettlement>;
