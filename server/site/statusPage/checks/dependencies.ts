import type { Db } from '../../../db/tables';
import type { Metrics } from '../../../operations/metrics/metrics';
import type { Watch } from '../../../operations/watch';
import type { Gateway } from '../../../payments/gateways/gateway';
import type { Clock } from '../../../platform/clock';
import type { Keys } from '../../../platform/keys';

/** What the checks look at. */
export interface CheckDependencies {
  db: Db;
  clock: Clock;
  keys: Keys;
  watch: Pick<Watch, 'state'>;
  /** On offer by the environment. */
  gateways: readonly Pick<Gateway, 'name'>[];
  metrics?: Pick<Metrics, 'valuesOf'>;
}
