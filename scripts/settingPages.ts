import { aboutSetting, type SettingName, settingNames } from '../server/platform/settingTable';
import { withPart } from './pageTable';

const types = {
  number: 'a whole number',
  'on or off': '`on` or `off`',
  amounts: 'amounts',
  wallets: 'amounts',
} as const;

function typeOf(name: SettingName): string {
  const { type, isSecret } = aboutSetting(name);
  const words = typeof type === 'string' ? ({ ...types } as Record<string, string>)[type] : undefined;
  const shown = words ?? (typeof type === 'string' ? type : type.map((word) => `\`${word}\``).join(', '));
  return isSecret ? `${shown}, secret` : shown;
}

function row(name: SettingName): string {
  const about = aboutSetting(name);
  const unset = about.default === null ? (about.unset ?? '') : `\`${about.default}\``;
  return `| \`${name}\` | ${typeOf(name)} | ${unset} | ${about.atBuild ? 'build time: ' : ''}${about.does} |`;
}

/** The table of the settings. */
const settingRows = (): string =>
  ['| setting | type | default | what it does |', '|---|---|---|---|', ...settingNames.map(row)].join('\n');

/** `docs/settings.md` with the current table. */
export const withTable = (page: string): string => withPart(page, { name: 'settings', made: settingRows() });

/** `.env.example`: every setting with its default. */
export function envExample(): string {
  const lines = settingNames.flatMap((name) => {
    const about = aboutSetting(name);
    const unset = about.default === null && about.unset ? `; unset: ${about.unset}` : '';
    return [`# ${about.does}${unset}`, `${name}=${about.default ?? ''}`];
  });
  const firstAtBuild = settingNames.find((name) => aboutSetting(name).atBuild);
  const at = lines.findIndex((line) => line.startsWith(`${firstAtBuild}=`)) - 1;
  return [
    '# Every setting with its default, made by `npm run settings`. None is required. Each may stand in a file instead:',
    '# NAME_FILE=/path',
    ...lines.slice(0, at),
    '# Build time',
    ...lines.slice(at),
    '',
  ].join('\n');
}
