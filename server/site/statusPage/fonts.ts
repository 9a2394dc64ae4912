import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const families: Record<string, string> = {
  'be-vietnam-pro': 'Be Vietnam Pro',
  'chakra-petch': 'Chakra Petch',
};
/** As in src/design/fonts.css. */
const ranges: Record<string, string> = {
  latin: 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215',
  vietnamese:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
};
const file = /^(be-vietnam-pro|chakra-petch)-(latin|vietnamese)-(\d+)-normal-.+\.woff2$/;

/** The style sheet of the built site's fonts by their names in this build; empty without a built site. */
export function fontFaces(siteDir: string | null): string {
  const folder = siteDir === null ? '' : join(siteDir, 'assets');
  if (!folder || !existsSync(folder)) return '';
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const [, family = '', script = '', weight] = file.exec(name) ?? [];
      if (!weight) return '';
      return `@font-face{font-family:"${families[family]}";font-weight:${weight};font-display:swap;src:url(/assets/${name}) format("woff2");unicode-range:${ranges[script]}}`;
    })
    .join('');
}
