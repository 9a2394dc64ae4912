import type { MoneyRequest } from '../../../../contract/moneyRequests';

interface Step {
  key: string;
  at: string;
  by: string | null;
  /** What was typed with it. */
  note?: string | null;
}

/** What any request says of its steps; one of a wallet is never sent. */
export type Stepped = Pick<
  MoneyRequest,
  'requestedAt' | 'requestedBy' | 'decidedAt' | 'decidedBy' | 'endedAt'
> & { state: string; sentAt?: string | null; byGateway?: boolean; note?: string | null };

/** The steps of a request so far, in chronological order. */
export function requestSteps(request: Stepped): Step[] {
  const { state, requestedAt, requestedBy, decidedAt, decidedBy, sentAt, byGateway, endedAt, note } = request;
  const decided = state === 'refused' ? 'refused' : 'approved';
  const steps: Array<Step | null> = [
    { key: 'requested', at: requestedAt, by: requestedBy },
    decidedAt ? { key: decided, at: decidedAt, by: decidedBy } : null,
    sentAt ? { key: byGateway ? 'sent' : 'begun', at: sentAt, by: null } : null,
    endedAt && state !== 'refused' ? { key: state, at: endedAt, by: null } : null,
  ];
  const taken = steps.filter((step) => step !== null);
  // A request has one note, of whoever acted last.
  return taken.map((step, index) => (index === taken.length - 1 ? { ...step, note: note ?? null } : step));
}

/** An approved request waits for the transfer by hand or the gateway, one that is sent for the bank or the gateway. */
export function stateKey({ state, byGateway }: Pick<MoneyRequest, 'state' | 'byGateway'>): string {
  if (state === 'approved' && byGateway) return 'sending';
  return state === 'sent' && !byGateway ? 'begun' : state;
}
