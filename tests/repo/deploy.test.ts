import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { startedMetrics } from '../support/alerts/scenario';

interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const groups = parse(readFileSync('deploy/alerts.yml', 'utf8')).groups as Array<{ rules: Alert[] }>;
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(readFileSync('deploy/dashboard.json', 'utf8')) as {
  panels: Array<{ id: number; title: string; targets?: Array<{ expr: string }> }>;
};

/** Every metric that a process with PostgreSQL, a replica and the sandbox has. */
function metricNames(): Set<string> {
  const all = startedMetrics('worker').registry.getMetricsAsArray();
  return new Set(
    all.flatMap(({ name, type }) => (String(type) === 'histogram' ? [`${name}_bucket`] : [name])),
  );
}
const namesIn = (expression: string) => expression.match(/\b(?:outline|nodejs)_\w+/g) ?? [];

it('asks for no metric that does not exist, in alerts and on the dashboard', () => {
  const known = metricNames();
  const panels = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const asked = [...alerts.map(({ expr }) => expr), ...panels].flatMap(namesIn);
  expect(asked.length).toBeGreaterThan(30);
  // The default metrics list the event loop's percentiles one by one.
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

it('shows every metric of our own on the dashboard or in an alert', () => {
  const text = JSON.stringify(dashboard) + JSON.stringify(alerts);
  const hidden = ['outline_pictures_orphaned', 'outline_webhooks_waiting'];
  const own = [...metricNames()].filter((name) => name.startsWith('outline_') && !hidden.includes(name));
  expect(own.filter((name) => !text.includes(name))).toEqual([]);
});

it('says in the handbook what to do at each alert', () => {
  const handbook = readFileSync('docs/operating.md', 'utf8');
  expect(alerts.filter(({ alert }) => !handbook.includes(`\`${alert}\``)).map(({ alert }) => alert)).toEqual(
    [],
  );
  for (const { labels, annotations } of alerts) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
  }
});

it('gives each panel of the dashboard a number and a place of its own', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
