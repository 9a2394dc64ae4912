import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { alertsOf, shortRules } from '../support/alerts/shortRules';
import { failuresOf } from '../support/alerts/stage';
import { stages } from '../support/alerts/stages';

// The test itself is tests/server/operations/alertsFire.night.test.ts, which takes minutes.

const rules = readFileSync('deploy/alerts.yml', 'utf8');
/** The rules without the durations. */
const without = (text: string) => JSON.stringify(parse(text)).replace(/"for":"\w+"|\[\w+\]/g, '-');

it('every alert has a real part that fails', () => {
  const failing = new Set(stages.flatMap(failuresOf).map(({ alert }) => alert));
  expect([...failing].toSorted()).toEqual(alertsOf(rules).toSorted());
});

it('what else a failure makes fire is an alert', () => {
  const also = stages.flatMap(failuresOf).flatMap((failure) => failure.also ?? []);
  expect(also.filter((alert) => !alertsOf(rules).includes(alert))).toEqual([]);
});

it('the rules that it evaluates differ from those of production by their durations only', () => {
  const short = shortRules(rules);
  expect(without(short)).toBe(without(rules));
  const durations = [...JSON.stringify(parse(short)).matchAll(/"for":"(\w+)"|\[(\w+)\]/g)];
  expect(durations.length).toBeGreaterThan(40);
  for (const [, wait, range] of durations) {
    expect(Number.parseInt(wait ?? range ?? '', 10)).toBeGreaterThanOrEqual(wait ? 3 : 10);
    expect(Number.parseInt(wait ?? range ?? '', 10)).toBeLessThanOrEqual(wait ? 20 : 60);
  }
});

it('shortens each duration by the same share, within bounds, and refuses one that it cannot read', () => {
  const rule = (wait: string, range: string) => `
groups:
  - name: outline
    rules:
      - alert: OutlineDown
        expr: rate(a[${range}]) > 300
        for: ${wait}`;
  const shortened = (wait: string, range: string) => {
    const { expr, for: waits } = parse(shortRules(rule(wait, range))).groups[0].rules[0];
    return [waits, expr];
  };
  expect(shortened('5m', '10m')).toEqual(['10s', 'rate(a[20s]) > 300']);
  expect(shortened('1m', '1m')).toEqual(['3s', 'rate(a[10s]) > 300']);
  expect(shortened('4h', '3h')).toEqual(['20s', 'rate(a[60s]) > 300']);
  expect(() => shortRules(rule('1h30m', '5m'))).toThrow('1h30m');
});
