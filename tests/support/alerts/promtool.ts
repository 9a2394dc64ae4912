import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { promtool } from './programs';
import type { Scenario } from './scenario';

/** Runs the rules over each scenario's series; returns promtool's report of those that went differently, or ''. */
export function tryRules(rules: string, scenarios: Scenario[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'outline-alerts-'));
  try {
    const file = join(folder, 'scenarios.yml');
    const tests = scenarios.map(asTest);
    writeFileSync(
      file,
      stringify({ rule_files: [resolve(rules)], evaluation_interval: '1m', tests }, { lineWidth: 0 }),
    );
    const run = spawnSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8' });
    return run.status === 0 ? '' : `${run.stdout}${run.stderr}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lists every alert that fires at a moment, or ever, by name, as promtool compares the whole set. */
function asTest({ name, minutes, series, firing, ever }: Scenario) {
  const check = (expr: string, minute: number, names: string[]) => ({
    expr,
    eval_time: `${minute}m`,
    exp_samples: names.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
  });
  const now = 'group by (alertname) (ALERTS{alertstate="firing"})';
  const before = `group by (alertname) (max_over_time(ALERTS{alertstate="firing"}[${minutes}m]))`;
  return {
    name,
    interval: '1m',
    input_series: [...series].map(([one, values]) => ({ series: one, values: compressed(values) })),
    promql_expr_test: [
      ...Object.entries(firing).map(([minute, names]) => check(now, Number(minute), names)),
      check(before, minutes, ever),
    ],
  };
}

/** Runs of one value in promtool's short form. */
function compressed(values: Array<number | null>): string {
  const parts: string[] = [];
  for (let from = 0; from < values.length; ) {
    let to = from;
    while (to + 1 < values.length && values[to + 1] === values[from]) to++;
    const value = values[from];
    const times = to - from;
    // A series that ends is marked stale, as Prometheus does when a target is away.
    if (value === null) parts.push('stale', ...(times > 0 ? [`_x${times}`] : []));
    else parts.push(times > 0 ? `${value}+0x${times}` : String(value));
    from = to + 1;
  }
  return parts.join(' ');
}
