import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { promtool } from '../support/alerts/programs';
import { tryRules } from '../support/alerts/promtool';
import { allParts, type Course, type Scenario, samplesOf, scenario } from '../support/alerts/scenario';
import { filesBelow } from '../support/modules';

const rules = 'deploy/alerts.yml';
const { groups } = parse(readFileSync(rules, 'utf8')) as {
  groups: Array<{ rules: Array<{ alert: string; expr: string }> }>;
};
const alerts = groups.flatMap((group) => group.rules);
const asked = new Set(alerts.flatMap(({ expr }) => expr.match(/\b[a-z]\w+_\w+|\bup\b/g) ?? []));

let samples: Awaited<ReturnType<typeof samplesOf>>;
beforeAll(async () => {
  const all = await samplesOf({ web1: 'web', web2: 'web', worker: 'worker' });
  samples = all.filter(({ name }) => asked.has(name));
});

type Change = (...about: Parameters<Course>) => number | null | undefined;
interface Story {
  name: string;
  minutes?: number;
  course: Change;
  firing?: Record<number, string[]>;
  ever: string[];
}
/** What promtool reports against these stories; '' when all went as expected. */
const against = (...stories: Story[]) =>
  tryRules(
    rules,
    stories.map(
      ({ minutes = 60, firing = {}, ...story }): Scenario => scenario(samples, { minutes, firing, ...story }),
    ),
  );
/** Gives the samples of one name, optionally with one label, another course from a minute on. */
const from =
  (start: number, name: string, value: (minute: number) => number | null, labels: object = {}): Change =>
  (sample, minute) => {
    const fits =
      sample.name === name && Object.entries(labels).every(([key, one]) => sample.labels[key] === one);
    return fits && minute >= start ? value(minute - start) : undefined;
  };
const all =
  (...changes: Change[]): Change =>
  (...about) =>
    changes.map((change) => change(...about)).find((value) => value !== undefined);

it('has the tool to try the rules with (apt install prometheus, or PROMTOOL=…)', () => {
  expect(promtool !== null || !process.env.CI).toBe(true);
});

it('knows every part of the background work, and no other work runs beside it', () => {
  expect(allParts.map(({ name }) => name)).toEqual([
    'mail',
    'sandbox',
    'refunds',
    'expiry',
    'held money',
    'reopened accounts',
    'ask payos',
    'ask vnpay',
    'ask sandbox',
    'bans',
    'lost factors',
    'erasures',
    'seasons',
    'certificate',
    'status',
    'tables',
    'days',
    'ledger',
    'pictures',
  ]);
  const sources = filesBelow('server').filter((file) => file.endsWith('.ts'));
  const users = (word: RegExp) => sources.filter((file) => word.test(readFileSync(file, 'utf8')));
  // Every process reads the shared state, whose values have their own gauges, and shows what is published: a page that it
  // cannot render has an alert. One that does not know the site's status says so on its page.
  expect(users(/\bstartBackground\(/)).toEqual([
    'server/boot/site.ts',
    'server/boot/status.ts',
    'server/boot/work.ts',
    'server/operations/watch.ts',
    'server/platform/background.ts',
  ]);
  expect(users(/\bsetInterval\(/)).toEqual([
    'server/db/leases.ts',
    'server/db/maintenance.ts',
    'server/platform/log.ts',
  ]);
});

it.skipIf(!promtool)('the example scrapes every process of compose.yaml that has metrics', () => {
  const check = spawnSync(promtool ?? '', ['check', 'config', 'deploy/prometheus.yml'], { encoding: 'utf8' });
  expect([check.status, check.stderr]).toEqual([0, '']);
  const { scrape_configs } = parse(readFileSync('deploy/prometheus.yml', 'utf8'));
  expect(scrape_configs).toEqual([
    { job_name: 'outline', static_configs: [{ targets: ['web1:9464', 'web2:9464', 'worker:9464'] }] },
  ]);
});

describe.skipIf(!promtool)('the alert rules', () => {
  it('are silent on a healthy day', () => {
    expect(against({ name: 'healthy', minutes: 26 * 60, course: () => undefined, ever: [] })).toBe('');
  });

  it('are silent in a planned maintenance, whatever fails in it', () => {
    const closed: Change = ({ name }, minute) =>
      name === 'outline_maintenance' ? Number(minute >= 60 && minute < 120) : undefined;
    // Refusals count only as requests; the maintenance work itself makes a tenth of the requests fail.
    const failing = from(60, 'outline_request_errors_total', (minute) => Math.min(minute, 60) * 60);
    expect(against({ name: 'maintenance', minutes: 300, course: all(closed, failing), ever: [] })).toBe('');
  });

  it('are silent at a deploy, one process after the other', () => {
    const restarts: Record<string, number> = { worker: 60, web1: 62, web2: 64 };
    const course: Change = ({ name, instance, value }, minute) => {
      const since = minute - (restarts[instance] ?? 0);
      if (since === 0) return name === 'up' ? 0 : null;
      if (since < 0) return undefined;
      if (name === 'process_start_time_seconds') return minute * 60 - since * 60;
      if (name === 'outline_requests_total') return since * 600;
      if (name === 'outline_background_last_success_seconds') return (minute - since) * 60 + since * 59;
      return name.endsWith('_total') ? value : undefined;
    };
    expect(against({ name: 'deploy', minutes: 180, course, ever: [] })).toBe('');
  });

  it('are silent when a gateway is taken off', () => {
    const gone = ({ labels, instance }: { labels: Record<string, string>; instance: string }) =>
      instance === 'worker' && labels.part === 'ask vnpay';
    const course: Change = (sample, minute) => (minute >= 60 && gone(sample) ? null : undefined);
    expect(against({ name: 'a gateway less', minutes: 600, course, ever: [] })).toBe('');
  });

  it('call at an outage of the database, and stop when it is back', () => {
    const away = (minute: number) => minute >= 60 && minute < 80;
    const course: Change = ({ name }, minute) => {
      if (name === 'outline_database_up') return Number(!away(minute));
      if (name === 'outline_request_errors_total') return Math.min(Math.max(minute - 60, 0), 20) * 300;
      if (name === 'outline_background_last_success_seconds' && away(minute)) return 60 * 60;
      // Values read from it are unknown meanwhile.
      return away(minute) && /^outline_(mails_oldest|payments_)/.test(name) ? Number.NaN : undefined;
    };
    const firing = {
      59: [],
      62: ['OutlineDatabaseAway'],
      79: ['OutlineDatabaseAway', 'OutlineErrors', 'OutlineWorkStopped'],
      95: [],
    };
    const ever = ['OutlineDatabaseAway', 'OutlineErrors', 'OutlineWorkStopped'];
    expect(against({ name: 'outage', minutes: 180, course, firing, ever })).toBe('');
  });

  it.each(allParts)(
    'call when $name stops or never runs, and not before it is late',
    ({ name, interval }) => {
      const series = 'outline_background_last_success_seconds';
      const late = Math.ceil((300 + (2 * interval) / 1000) / 60);
      const never = from(0, series, () => 0, { part: name });
      const story = { minutes: late + 20, ever: ['OutlineWorkStopped'] };
      const firing = { [late]: [], [late + 7]: ['OutlineWorkStopped'] };
      expect(against({ ...story, name: 'never ran', course: never, firing })).toBe('');
      // A second worker, which does not hold the lease, reports nothing about the part.
      const stopped = from(121, series, () => 120 * 60, { part: name });
      const after = 120 + late;
      const moments = { [after - 1]: [], [after + 8]: ['OutlineWorkStopped'] };
      expect(
        against({ ...story, name: 'stopped', minutes: after + 20, course: stopped, firing: moments }),
      ).toBe('');
    },
  );

  it('are silent at a backup that fails once, call when it goes on failing, and call louder when it is old', () => {
    const once = from(60, 'outline_backup_failures', (minute) => Number(minute < 10));
    expect(against({ name: 'once', minutes: 1600, course: once, ever: [] })).toBe('');
    // The last success was 25 hours before the first failure.
    const failing = all(
      from(60, 'outline_backup_failures', (minute) => 1 + Math.floor(minute / 60)),
      from(0, 'outline_backup_last_success_seconds', () => -24 * 3600),
      from(0, 'outline_rehearsal_last_success_seconds', () => -24 * 3600),
    );
    const firing = {
      85: [],
      95: ['OutlineBackupFails'],
      355: ['OutlineBackupFails'],
      365: ['OutlineBackupFails', 'OutlineBackupOld'],
    };
    const ever = ['OutlineBackupFails', 'OutlineBackupOld'];
    expect(against({ name: 'failing', minutes: 400, course: failing, firing, ever })).toBe('');
  });

  it('call when nobody may see what waits for the archive, and are silent where there is none', () => {
    const unseen = all(
      from(0, 'outline_archive_waiting', () => Number.NaN),
      from(0, 'outline_archive_waiting_seconds', () => Number.NaN),
    );
    expect(against({ name: 'unseen', course: unseen, ever: ['OutlineArchiveStuck'] })).toBe('');
    const off = from(0, 'outline_archive_on', () => 0);
    expect(against({ name: 'off', course: off, ever: [] })).toBe('');
    expect(against({ name: 'off and unseen', course: all(off, unseen), ever: [] })).toBe('');
  });

  it('call when the worker is gone, for as long as it is', () => {
    const gone: Change = ({ instance }, minute) => (instance === 'worker' && minute >= 60 ? null : undefined);
    const firing = { 60: [], 70: ['OutlineWorkerGone'], 1400: ['OutlineWorkerGone'] };
    const ever = ['OutlineWorkerGone'];
    expect(against({ name: 'gone', minutes: 1440, course: gone, firing, ever })).toBe('');
    const never: Change = ({ instance }) => (instance === 'worker' ? null : undefined);
    expect(against({ name: 'never there', course: never, firing: { 10: ever }, ever })).toBe('');
  });

  /** For each of the other alerts, what makes it fire alone. */
  const accidents: Record<string, Change> = {
    OutlineDown: (sample, minute) =>
      sample.instance === 'web1' && minute >= 10 ? (sample.name === 'up' ? 0 : null) : undefined,
    OutlineRestarts: from(10, 'process_start_time_seconds', (minute) => minute * 60),
    OutlineErrors: from(10, 'outline_request_errors_total', (minute) => minute * 20),
    OutlineEventLoop: from(10, 'nodejs_eventloop_lag_p99_seconds', () => 0.7),
    OutlineMemory: all(
      from(10, 'nodejs_heap_size_used_bytes', () => 9.8e8),
      from(10, 'nodejs_heap_size_total_bytes', () => 1e9),
    ),
    OutlineDescriptors: from(10, 'process_open_fds', () => 1e9),
    OutlinePoolFull: from(10, 'outline_pool_waiting', () => 3),
    OutlineClockWrong: from(10, 'outline_clock_ahead_seconds', () => -8),
    OutlinePasswordsWait: from(10, 'outline_passwords_waiting', () => 30),
    OutlineSignInsRefused: from(10, 'outline_sign_ins_total', (minute) => minute * 600, {
      outcome: 'refused',
    }),
    OutlineMailStuck: from(10, 'outline_mails_oldest_seconds', (minute) => minute * 60),
    OutlineMailLost: from(10, 'outline_mails_total', () => 1, { outcome: 'failed' }),
    OutlineGatewayFails: from(10, 'outline_gateway_calls_total', (minute) => minute, {
      gateway: 'payos',
      call: 'ask',
      outcome: 'failed',
    }),
    OutlineNoticesRefused: from(10, 'outline_payment_notices_total', () => 4, {
      gateway: 'payos',
      source: 'webhook',
      outcome: 'refused',
    }),
    OutlinePaymentsOverdue: from(10, 'outline_payments_overdue_seconds', (minute) => minute * 60),
    OutlineMoneyToLookAt: from(10, 'outline_payments_to_look_at', () => 1),
    OutlineBackupOld: from(0, 'outline_backup_last_success_seconds', () => -29 * 3600),
    OutlineBackupFails: from(10, 'outline_backup_failures', () => 1),
    OutlineRehearsalOld: from(0, 'outline_rehearsal_last_success_seconds', () => -8 * 86_400 + 1800),
    OutlineRehearsalFails: from(10, 'outline_rehearsal_failures', () => 1),
    OutlineArchiveStuck: all(
      from(10, 'outline_archive_waiting', (minute) => minute),
      from(10, 'outline_archive_waiting_seconds', (minute) => minute * 60),
    ),
    OutlineBaseBackupOld: from(0, 'outline_base_backup_last_success_seconds', () => -50 * 3600 + 1800),
    OutlineLedgerDiffers: from(10, 'outline_ledger_differences', () => 2),
    OutlineFrozen: all(
      from(0, 'outline_frozen', () => 1),
      // A frozen copy does nothing, and its pending work was due long ago.
      from(0, 'outline_background_last_success_seconds', () => 0),
      from(0, 'outline_mails_oldest_seconds', () => 90_000),
      from(0, 'outline_payments_overdue_seconds', () => 90_000),
    ),
    OutlineMaintenance: from(10, 'outline_maintenance', () => 1),
    OutlineDiskFull: from(10, 'outline_disk_free_ratio', () => 0.04),
    OutlineStoreFails: from(10, 'outline_store_errors_total', (minute) => minute),
    OutlineCertificateOld: from(0, 'outline_certificate_end_seconds', () => 13 * 86_400),
    OutlineFallback: from(10, 'outline_fallbacks_total', (minute) => minute, { from: 'redis' }),
    OutlineRowsFail: from(10, 'outline_background_rows_failed_total', (minute) => minute, {
      part: allParts[0]?.name,
    }),
    OutlinePagesFail: from(10, 'outline_pages_failed_total', (minute) => minute),
    OutlineReplicaAway: from(10, 'outline_replica_usable', () => 0),
    OutlineDatabaseAway: from(10, 'outline_database_up', () => 0),
  };

  it.each(Object.entries(accidents))('call %s, and nothing else, at its accident', (alert, course) => {
    expect(
      against({ name: alert, minutes: alert === 'OutlineMaintenance' ? 300 : 100, course, ever: [alert] }),
    ).toBe('');
  });

  it('are silent about nothing: each has a story in which it fires', () => {
    // A histogram's series begin with its first request; promtool's check of the rule is the only test of it.
    const told = [...Object.keys(accidents), 'OutlineWorkStopped', 'OutlineWorkerGone', 'OutlineSlow'];
    expect(alerts.map(({ alert }) => alert).filter((alert) => !told.includes(alert))).toEqual([]);
  });
});
