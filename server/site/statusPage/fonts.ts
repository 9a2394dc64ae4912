import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const families: Record<string, string> = {
  'be-vietnam-pro': 'Be Vietnam Pro',
  'chakra-petch': 'Chakra Petch',
};
/** As in src/design/fonts.css, which a test compares. */
const ranges: Record<string, string> = {
  vietnamese:
    'U+20-7E,U+A0,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+C0-C3,U+C8-CA,U+CC-CD,U+D2-D5,U+D7,U+D9-DA,U+DD,U+E0-E3,U+E8-EA,U+EC-ED,U+F2-F5,U+F9-FA,U+FD,U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+2002-200A,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AB-20AC,U+2122,U+2212',
  latin:
    'U+A1-A8,U+AA,U+AC,U+AF,U+B1-B6,U+B8-BA,U+BC-BF,U+C4-C7,U+CB,U+CE-D1,U+D6,U+D8,U+DB-DC,U+DE-DF,U+E4-E7,U+EB,U+EE-F1,U+F6-F8,U+FB-FC,U+FE-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-2001,U+2016-2017,U+201F-2021,U+2023-2025,U+2027,U+2030-2038,U+203B-205E,U+2215',
};
const file = /^(be-vietnam-pro|chakra-petch)-(\d+)-(latin|vietnamese)-.+\.woff2$/;

/** The style sheet of the built site's fonts by their names in this build; empty without a built site. */
export function fontFaces(siteDir: string | null): string {
  const folder = siteDir === null ? '' : join(siteDir, 'assets');
  if (!folder || !existsSync(folder)) return '';
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const [, family = '', weight, script = ''] = file.exec(name) ?? [];
      if (!weight) return '';
      return `@font-face{font-family:"${families[family]}";font-weight:${weight};font-display:swap;src:url(/assets/${name}) format("woff2");unicode-range:${ranges[script]}}`;
    })
    .join('');
}
