import { bulkActs } from '../../../contract/calls/call';
import { caseKinds } from '../../../contract/moneyStates';

/** A label whose values become known only as they occur, such as a route. */
const open = null;
const reading = ['report', 'test', 'refused'] as const;
const settled = ['credited', 'partly-paid', 'repeated', 'closed', 'unchanged', ...caseKinds] as const;

/**
 * Events that are counted as they happen: name, help, and the labels with their values. Labels are route patterns and
 * fixed names, never URLs.
 */
export const counters = {
  requests: {
    name: 'outline_requests_total',
    help: 'Responses by method, route and status',
    labels: { method: open, route: open, status: open },
  },
  errors: {
    name: 'outline_request_errors_total',
    help: 'Responses with a status of 500 and above, without refusals that are meant',
    labels: {},
  },
  notices: {
    name: 'outline_payment_notices_total',
    help: 'What gateways told or were asked, by what it led to',
    labels: { gateway: open, source: ['webhook', 'ask'], outcome: [...reading, ...settled] },
  },
  gatewayCalls: {
    name: 'outline_gateway_calls_total',
    help: 'Calls to gateways',
    labels: { gateway: open, call: open, outcome: ['ok', 'failed'] },
  },
  signIns: {
    name: 'outline_sign_ins_total',
    help: 'Sign-ins with a password',
    labels: { outcome: ['ok', 'refused', 'limited', 'failed'] },
  },
  refused: {
    name: 'outline_limits_refused_total',
    help: 'Calls refused by a limit',
    labels: { limit: open },
  },
  bulkActs: {
    name: 'outline_bulk_acts_total',
    help: 'Acts of staff on many players or records, by what they did',
    labels: { act: bulkActs },
  },
  mails: {
    name: 'outline_mails_total',
    help: 'Mails by what became of a try',
    labels: { outcome: ['sent', 'postponed', 'failed', 'expired'] },
  },
  failedPages: {
    name: 'outline_pages_failed_total',
    help: 'Public pages that could not be rendered',
    labels: {},
  },
  fallbacks: {
    name: 'outline_fallbacks_total',
    help: 'Uses of the database in place of something that failed',
    labels: { from: ['replica', 'redis'] },
  },
  storeErrors: {
    name: 'outline_store_errors_total',
    help: 'Requests to the bucket that it refused, or did not respond to',
    labels: {},
  },
  failedRows: {
    name: 'outline_background_rows_failed_total',
    help: 'Rows of a queue that background work failed on, and left out for a while',
    labels: { part: open },
  },
  work: {
    name: 'outline_background_runs_total',
    help: 'Runs of background work',
    labels: { part: open, outcome: ['ok', 'failed'] },
  },
} as const;
type Counters = typeof counters;
export type CounterName = keyof Counters;

type Values<V> = V extends readonly (infer W)[] ? W : string | number;
export type LabelsOf<N extends CounterName> = {
  -readonly [K in keyof Counters[N]['labels']]: Values<Counters[N]['labels'][K]>;
};
/** Counts one event. */
export type Count = <N extends CounterName>(name: N, labels: LabelsOf<N>) => void;

type Labels = Record<string, string | number>;

/** Every combination of a counter's labels that includes the given values; none if one of the labels is open. */
export function combinations(name: CounterName, given: Labels = {}): Labels[] {
  const labels = Object.entries<readonly string[] | null>(counters[name].labels);
  return labels.reduce<Labels[]>(
    (rows, [label, known]) => {
      const values = label in given ? [given[label] ?? ''] : (known ?? []);
      return rows.flatMap((row) => values.map((value) => ({ ...row, [label]: value })));
    },
    [{}],
  );
}
