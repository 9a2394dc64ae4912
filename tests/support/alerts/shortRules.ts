import { parse, stringify } from 'yaml';

/** How much shorter the durations are, and within which seconds they stay. */
const divisor = 30;
const waits = { least: 3, most: 20 };
/** A range needs several scrapes; a long one only delays the end of an alert. */
const ranges = { least: 10, most: 60 };

const secondsOf: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

function shorter(duration: string, { least, most }: typeof waits): string {
  const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(duration) ?? [];
  const seconds = Number(count) * (secondsOf[unit] ?? Number.NaN);
  if (!Number.isFinite(seconds)) throw new Error(`Not one duration: ${duration}`);
  return `${Math.min(most, Math.max(least, Math.round(seconds / divisor)))}s`;
}

interface Rules {
  groups: Array<{ rules: Array<{ alert: string; expr: string; for?: string }> }>;
}

/**
 * The alert rules with each `for` and each range a thirtieth as long, so that a failure of half a minute is one of a quarter of an
 * hour. Nothing else changes: expressions, thresholds and what is excluded are those of production. A threshold of seconds, such as
 * a backup of thirty hours ago, is reached by a record that is as old, while what should have renewed it fails.
 */
export function shortRules(text: string): string {
  const rules = parse(text) as Rules;
  for (const group of rules.groups)
    group.rules = group.rules.map((rule) => ({
      ...rule,
      expr: rule.expr.replace(/\[([^\]]*)\]/g, (_, range: string) => `[${shorter(range, ranges)}]`),
      ...(rule.for !== undefined && { for: shorter(rule.for, waits) }),
    }));
  return stringify(rules, { lineWidth: 0 });
}

/** The names of all alerts, in the order of the rules. */
export const alertsOf = (text: string): string[] =>
  (parse(text) as Rules).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
