import type { Key } from './track';

/** Length of the loop in seconds, that of a slide of the banner. */
export const loop = 20;
/** The second of the loop at which it begins, and which the still drawing shows. */
export const opening = 0.6;

export type RobotName = 'crest' | 'shoulders' | 'plain';
export type Name = RobotName | 'player';

export interface Part {
  keys: readonly Key[];
  /** Hits it takes. */
  health: number;
  /** From when until when it is destroyed. */
  dead: readonly [from: number, to: number];
  /** When it has seen the player. */
  alert: readonly (readonly [from: number, to: number])[];
}

/** The robots, after the classes of the library: the crest is the Elite's, the shoulders the Advanced's. */
export const robots: Record<RobotName, Part> = {
  crest: {
    keys: [
      [0, 430, 275, 180],
      [1.8, 250, 275, 180],
      [2.6, 235, 275, 90],
      [3.4, 240, 278, 20],
      [5.8, 450, 275, 0],
      [6.6, 540, 300, 20],
      [7.4, 566, 330, 40],
      [8.1, 566, 345, 95],
      [9.2, 570, 395, 130],
      [10, 570, 395, 130],
      [10.8, 562, 360, 215],
      [11.6, 530, 300, 205],
      [12.4, 450, 278, 180],
      [13.6, 334, 286, 180],
      [14.3, 324, 288, 140],
      [16.4, 480, 84, 90],
      [16.5, 480, 84, 90],
      [17.6, 480, 140, 90],
      [18.8, 478, 240, 100],
      [20, 430, 275, 180],
    ],
    health: 4,
    dead: [14.2, 16.5],
    alert: [
      [7.7, 9.6],
      [13.85, 14.3],
    ],
  },
  shoulders: {
    keys: [
      [0, 850, 190, 180],
      [2.4, 712, 185, 176],
      [3, 705, 190, 120],
      [3.6, 705, 205, 90],
      [5.5, 705, 298, 90],
      [6.1, 704, 312, 120],
      [7.4, 692, 362, 130],
      [8, 692, 362, 130],
      [11.9, 880, 340, 270],
      [12, 880, 340, 270],
      [13.6, 872, 200, 270],
      [14.4, 856, 190, 200],
      [16.4, 712, 180, 180],
      [17.4, 712, 185, 70],
      [18.2, 735, 190, 0],
      [19.3, 846, 190, 0],
      [20, 850, 190, -180],
    ],
    health: 4,
    dead: [7.4, 12],
    alert: [[5.7, 7.5]],
  },
  plain: {
    keys: [
      [0, 830, 505, 190],
      [1.2, 762, 495, 186],
      [2.6, 700, 486, 184],
      [3.2, 672, 484, 176],
      [4, 672, 484, 176],
      [8.9, 880, 380, 180],
      [9, 880, 380, 160],
      [10, 876, 410, 120],
      [11.6, 850, 490, 110],
      [13, 836, 560, 120],
      [14, 836, 560, 190],
      [15, 838, 556, 260],
      [17, 860, 476, 270],
      [18.5, 862, 470, 200],
      [20, 830, 505, 190],
    ],
    health: 3,
    dead: [3.1, 9],
    alert: [[2.55, 3.2]],
  },
};

export const player: Part = {
  keys: [
    [0, 200, 600],
    [0.5, 214, 590],
    [1.6, 296, 522],
    [2.1, 312, 515],
    [3.2, 312, 515],
    [3.5, 350, 512],
    [3.9, 540, 488],
    [4.3, 586, 452],
    [5.7, 586, 452],
    [6.2, 580, 474],
    [7, 550, 502],
    [7.8, 545, 505],
    [8.4, 528, 510],
    [9.3, 458, 520],
    [9.5, 458, 520],
    [9.6, 458, 520],
    [10.2, 200, 600],
    [10.3, 200, 600],
    [11.3, 200, 600],
    [12.8, 250, 500],
    [13.3, 262, 485],
    [14.3, 262, 485],
    [15.2, 344, 502],
    [16.2, 540, 484],
    [16.6, 586, 452],
    [17.7, 586, 452],
    [18.4, 470, 508],
    [19.4, 250, 580],
    [20, 200, 600],
  ],
  health: 5,
  dead: [9.5, 10.4],
  alert: [],
};

/** The crosshair while it is on no robot. */
export const crosshair: readonly Key[] = [
  [0, 430, 500],
  [0.8, 500, 505],
  [1.8, 600, 495],
  [3.3, 640, 500],
  [4, 690, 455],
  [5.6, 720, 440],
  [8, 600, 420],
  [9.6, 560, 420],
  [11, 330, 560],
  [12.8, 330, 380],
  [14.6, 400, 520],
  [16, 690, 470],
  [17.7, 700, 450],
  [18.8, 350, 470],
  [20, 430, 500],
];
/** From when until when the player aims at a robot. */
export const aims: readonly (readonly [from: number, to: number, at: RobotName])[] = [
  [1.8, 3.1, 'plain'],
  [5.9, 7.4, 'shoulders'],
  [8.2, 9.5, 'crest'],
  [13, 14.2, 'crest'],
];

/** Every shot: when, by whom, at whom. Each of them hits. */
export const shots: readonly (readonly [second: number, by: Name, at: Name])[] = [
  [2.15, 'player', 'plain'],
  [2.4, 'player', 'plain'],
  [2.68, 'player', 'plain'],
  [2.9, 'plain', 'player'],
  [6, 'shoulders', 'player'],
  [6.15, 'player', 'shoulders'],
  [6.35, 'shoulders', 'player'],
  [6.45, 'player', 'shoulders'],
  [6.7, 'shoulders', 'player'],
  [6.8, 'player', 'shoulders'],
  [7.2, 'player', 'shoulders'],
  [8.25, 'crest', 'player'],
  [8.5, 'player', 'crest'],
  [8.6, 'crest', 'player'],
  [8.9, 'player', 'crest'],
  [8.95, 'crest', 'player'],
  [9.3, 'crest', 'player'],
  [13.6, 'player', 'crest'],
  [13.95, 'player', 'crest'],
];

/** The dashes of the player. */
export const dashes: readonly (readonly [from: number, to: number])[] = [
  [3.4, 4],
  [18, 18.6],
];
export interface Opening {
  /** The player begins to open it. */
  from: number;
  open: number;
  gone: number;
  /** It stands there whole again. */
  again: number;
  gives: 'shield' | 'life';
}
/** What happens to the loot box. */
export const openings: readonly Opening[] = [
  { from: 4.4, open: 5.4, gone: 6.7, again: 11.4, gives: 'shield' },
  { from: 16.7, open: 17.5, gone: 18.4, again: 19, gives: 'life' },
];
/** From when until when the player has the shield from the first box. */
export const shielded: readonly [from: number, to: number] = [6, 6.97];
export const lives = 3;
