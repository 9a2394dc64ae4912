import { lineDim } from '../base/palette';
import { chamfer, oct, rect } from '../base/turtle';
import { type Art, fine, sheet } from '../svg';

const quiet = (moves: string, w = 2, dash?: string): Art => fine(moves, { c: lineDim, w, dash });

/**
 * The rooms beside the arena, as a quiet plan behind the whole banner on wide screens: one corridor leads to the arena's
 * left gate, and the one from its right gate re-enters on the left, where the plan repeats.
 */
export const roomsScene = (): string =>
  sheet(1920, 720, [
    quiet('180,64 r660 se110 d196 180,64 sw110 d104 950,472 d44 sw110 l660 nw110 u145', 3),
    quiet('190,80 r640 se104 d186 190,80 sw104 d94 934,472 d34 sw104 l640 nw104 u135', 1.5),
    quiet('0,278 r70 0,371 r70 950,370 r270 950,472 r270 1780,278 r140 1780,371 r140', 3),
    quiet('0,324 r500 se96 r620 1780,324 r140', 1.5, '24 6 4 6'),
    quiet('1160,0 d20 se40 r440 ne40 u20 1160,720 u16 ne40 r440 se40 d16', 3),
    quiet('360,0 d64 480,0 d64 360,626 d94 480,626 d94', 3),
    quiet(`${rect(250, 180, 130, 54)} ${rect(560, 150, 54, 120)} ${rect(690, 480, 140, 54)}`),
    quiet(`${chamfer([210, 440, 120, 54], 16)} ${rect(440, 470, 54, 96)} ${oct([700, 190, 120, 120], 36)}`),
    quiet('250,180 ne20 r130 sw20 380,180 d54 ne20 u54 690,480 ne20 r140 sw20 830,480 d54 ne20 u54', 1.5),
    quiet('560,150 ne20 r54 sw20 614,150 d120 ne20 u120 440,470 ne20 r54 sw20 494,470 d96 ne20 u96', 1.5),
  ]);
