import { addressOf } from '../../contract/addresses';
import { login } from '../../contract/calls/accounts';
import { ready } from '../../contract/calls/service';
import type { LabelsOf } from '../operations/metrics/counters';
import type { Metrics } from '../operations/metrics/metrics';
import type { App } from './types';

/** Counts and times every response, including sign-ins and refusals. */
export function registerRequestMetrics(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions, isRefusal }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    metrics.observe(method, route, statusCode, elapsedTime);
    // A process that is not ready already shows in its database's gauge.
    if (statusCode >= 500 && !isRefusal && route !== addressOf(ready)) metrics.count('errors', {});
    if (route === addressOf(login)) metrics.count('signIns', { outcome: outcomeOf(statusCode) });
    const { limit } = routeOptions.config ?? {};
    if (statusCode === 429) metrics.count('refused', { limit: limit ?? route });
  });
}

const outcomes: Record<number, LabelsOf<'signIns'>['outcome']> = {
  200: 'ok',
  401: 'refused',
  403: 'refused',
  429: 'limited',
};
const outcomeOf = (status: number) => outcomes[status] ?? 'failed';
