import { type SettingName, settingNames } from './settingTable';

/** Prefixes that only our settings have: an unknown name with one of them is a mistake. */
const own =
  /^(?:PAYOS|VNPAY|S3|SELLER|STAFF_2FA|JWT_SECRET|PLAYER_DAILY|REFUND_SECOND|DRAIN_SECONDS|METRICS_PORT)_/;

/** A line for each environment variable that looks like a misspelt setting of ours, with the nearest setting. */
export function strangeSettings(env: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(env).sort();
  return names.flatMap((name) => {
    const bare = name.replace(/_FILE$/, '');
    if (settingNames.includes(bare as SettingName)) return [];
    const { nearest, apart } = nearestTo(bare);
    // One mistake per six letters; a short name is close to too many others.
    const isNear = apart <= Math.min(3, Math.floor(bare.length / 6));
    return isNear || own.test(bare) ? [`${name} is no setting; is ${nearest} meant?`] : [];
  });
}

function nearestTo(name: string): { nearest: SettingName; apart: number } {
  const all = settingNames.map((nearest) => ({ nearest, apart: distance(name.toUpperCase(), nearest) }));
  return all.reduce((best, one) => (one.apart < best.apart ? one : best));
}

/** How many letters must be added, left out, replaced or swapped with the next one (optimal string alignment). */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    rows.push(next);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
