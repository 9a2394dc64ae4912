import type { Key } from './track';

/** Length of the loop in seconds, the same as that of a slide of the banner. */
export const loop = 20;
/** The second at which the loop starts, and which the still drawing shows. */
export const opening = 0.6;

export type RobotName = 'crest' | 'shoulders' | 'plain';
export type Name = RobotName | 'player';

export interface Part {
  keys: readonly Key[];
  /** How many hits it can take. */
  health: number;
  /** From when until when it is destroyed. */
  dead: readonly [from: number, to: number];
  /** When it is alerted to the player. */
  alert: readonly (readonly [from: number, to: number])[];
}

/** The robots, after the classes of the library: the crest is the Elite's, the shoulders the Advanced's. */
export const robots: Record<RobotName, Part> = {
  crest: {
    keys: [
      [0, 430, 275, 180],
      [0.6, 393.333, 275, 180],
      [1.8, 310, 272, 180],
      [2.4, 296, 270, 180],
      [3.2, 300, 270, 0],
      [4.5, 384, 272, 0],
      [5.1, 392, 272, -170],
      [6.4, 326, 272, -180],
      [7.1, 326, 272, -10],
      [7.7, 396, 274, 0],
      [8.15, 500, 288, 20],
      [8.6, 600, 332, 70],
      [9.3, 612, 374, 130],
      [10, 612, 374, 130],
      [10.8, 596, 330, 215],
      [11.6, 540, 296, 205],
      [12.4, 450, 276, 180],
      [13.6, 334, 276, 180],
      [14.3, 324, 278, 140],
      [16.4, 480, 84, 90],
      [16.5, 480, 84, 90],
      [17.6, 480, 140, 90],
      [18.8, 478, 240, 100],
      [20, 430, 275, 180],
    ],
    health: 4,
    dead: [14.2, 16.5],
    alert: [
      [8.15, 9.7],
      [13.85, 14.3],
    ],
  },
  shoulders: {
    keys: [
      [0, 850, 190, 180],
      [0.6, 833.875, 189.219, 181.625],
      [2.2, 732, 186, 178],
      [3, 720, 190, 110],
      [3.7, 720, 190, 100],
      [4.6, 760, 188, 10],
      [5.8, 838, 186, 0],
      [6.55, 748, 194, 150],
      [7.05, 712, 276, 110],
      [7.6, 696, 314, 110],
      [8.1, 694, 320, 130],
      [8.5, 694, 320, 130],
      [11.9, 888, 346, 270],
      [12, 888, 346, 270],
      [12.8, 886, 270, 270],
      [13.5, 872, 212, 262],
      [14.4, 846, 188, 200],
      [16.2, 742, 186, 180],
      [17.4, 742, 186, 270],
      [18.2, 760, 188, 360],
      [19.3, 846, 190, 360],
      [20, 850, 190, 540],
    ],
    health: 4,
    dead: [8.1, 12],
    alert: [[6.95, 8.2]],
  },
  plain: {
    keys: [
      [0, 830, 505, 190],
      [0.6, 803.5, 501.096, 188.346],
      [1.4, 766, 481, 187],
      [2.6, 722, 476, 184],
      [3.2, 714, 474, 176],
      [4, 714, 474, 176],
      [8.9, 888, 356, 90],
      [9, 888, 356, 90],
      [10.2, 884, 452, 100],
      [11.6, 860, 510, 120],
      [13, 836, 560, 120],
      [14, 836, 560, 190],
      [15, 840, 552, 260],
      [17, 862, 490, 270],
      [18.5, 858, 490, 200],
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
    [3.9, 500, 492],
    [4.3, 548, 476],
    [6.5, 548, 476],
    [7.1, 588, 456],
    [7.6, 578, 470],
    [8.2, 562, 484],
    [8.6, 540, 494],
    [9.3, 456, 520],
    [9.5, 452, 522],
    [9.6, 452, 522],
    [10.2, 200, 600],
    [10.3, 200, 600],
    [11.3, 200, 600],
    [12.8, 250, 510],
    [13.3, 262, 498],
    [14.3, 262, 498],
    [15.2, 344, 502],
    [16, 500, 492],
    [16.5, 548, 476],
    [18.7, 548, 476],
    [19.4, 310, 560],
    [20, 200, 600],
  ],
  health: 5,
  dead: [9.5, 10.7],
  alert: [],
};

/** The crosshair while it is on no robot. */
export const crosshair: readonly Key[] = [
  [0, 430, 500],
  [0.8, 500, 505],
  [1.8, 600, 495],
  [3.3, 640, 500],
  [4, 644, 412],
  [6.5, 644, 412],
  [8, 620, 400],
  [9.6, 560, 420],
  [11, 330, 560],
  [12.8, 330, 380],
  [14.6, 400, 520],
  [16.2, 644, 412],
  [18.2, 644, 412],
  [19, 350, 480],
  [20, 430, 500],
];
/** When the player aims at which robot. */
export const aims: readonly (readonly [from: number, to: number, at: RobotName])[] = [
  [1.8, 3.1, 'plain'],
  [6.9, 8.1, 'shoulders'],
  [8.5, 9.5, 'crest'],
  [13, 14.2, 'crest'],
];

/** Every shot: when, by whom, at whom. Every shot hits. */
export const shots: readonly (readonly [second: number, by: Name, at: Name])[] = [
  [2.15, 'player', 'plain'],
  [2.4, 'player', 'plain'],
  [2.62, 'player', 'plain'],
  [2.9, 'plain', 'player'],
  [7.1, 'shoulders', 'player'],
  [7.2, 'player', 'shoulders'],
  [7.4, 'shoulders', 'player'],
  [7.45, 'player', 'shoulders'],
  [7.7, 'player', 'shoulders'],
  [7.75, 'shoulders', 'player'],
  [7.9, 'player', 'shoulders'],
  [8.6, 'crest', 'player'],
  [8.65, 'player', 'crest'],
  [8.82, 'crest', 'player'],
  [9, 'player', 'crest'],
  [9.05, 'crest', 'player'],
  [9.27, 'crest', 'player'],
  [13.6, 'player', 'crest'],
  [13.95, 'player', 'crest'],
];

/** The dashes of the player. */
export const dashes: readonly (readonly [from: number, to: number])[] = [
  [3.4, 4],
  [18.7, 19.3],
];
export interface Opening {
  /** When the player begins to open it. */
  from: number;
  open: number;
  /** When its contents have reached the player; then it vanishes. */
  taken: number;
  /** When it stands there whole again. */
  again: number;
  gives: 'shield' | 'life';
}
/** When the loot box is opened. */
export const openings: readonly Opening[] = [
  { from: 4.4, open: 5.2, taken: 6.35, again: 11.4, gives: 'shield' },
  { from: 16.5, open: 17.2, taken: 18.2, again: 19, gives: 'life' },
];
/** When the player has the shield from the first box. */
export const shielded: readonly [from: number, to: number] = [6.35, 7.95];
export const lives = 3;
