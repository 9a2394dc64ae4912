import { hi, ion, lineDim, lineUi, low } from '../base/palette';
import { chest, crate, pouch, vault } from '../packages';
import { chip, gem, glints } from '../parts/gem';
import { callout, dimension } from '../parts/solid';
import { fine, hatch, place, sheet, still } from '../svg';

/** The shop's header: a line-up on one ground line, from a single stone to the vault. */
export const shopScene = (): string =>
  sheet(
    960,
    480,
    [
      fine('30,420 r900', { c: lineUi, w: 2.5 }),
      hatch('60,424 r840 sw14 l820 z', 10, { c: lineDim, w: 2 }),
      place(vault, 'translate(572 98) scale(.77)', 5),
      place(still(chest), 'translate(322 142) scale(.66)', 6),
      place(still(crate), 'translate(206 210) scale(.5)', 7),
      place(still(pouch), 'translate(94 252) scale(.4)', 8),
      gem(70, 360, 40),
      chip(228, 388, 21),
      glints(ion, [70, 300, 14], [300, 190, 14], [500, 120, 18], [560, 80, 14]),
      dimension([40, 456], [930, 456], low),
      callout([300, 244], 'nw', 60, low),
    ],
    { c: hi, w: 4 },
  );
