import { between, distance, during, headingTo, type Place, type Spot, turnBetween } from './mark';
import {
  aims,
  crosshair,
  dashes,
  type Name,
  openings,
  type Part,
  player,
  type RobotName,
  robots,
  shielded,
  shots,
} from './script';
import { along } from './track';
import { muzzle } from './units';

/** In the drawing's units per second. */
export const bulletSpeed = 800;
/** Distance from a unit's centre to where a bullet strikes it. */
const skin = 30;

export const names = Object.keys(robots) as RobotName[];
const partOf = (name: Name): Part => (name === 'player' ? player : robots[name]);

/** Whether a unit is destroyed at second `t`. */
export const isDead = (name: Name, t: number): boolean => {
  const [from, to] = partOf(name).dead;
  return t >= from && t < to;
};

/** Since when a robot has been alert at second `t`; undefined when it is not. */
export const alertSince = (name: RobotName, t: number): number | undefined =>
  robots[name].alert.find(([from, to]) => t >= from && t < to)?.[0];

/** A robot's place: along its patrol, and facing the player once it has seen them. */
export function robotAt(name: RobotName, t: number): Place {
  const place = along(robots[name].keys, t);
  const weight = Math.max(0, ...robots[name].alert.map(([from, to]) => during(t, from, to, 0.25)));
  if (weight === 0) return place;
  return {
    ...place,
    turn: place.turn + weight * turnBetween(place.turn, headingTo(place, along(player.keys, t))),
  };
}

/** Where the player points. */
export function crosshairAt(t: number): Spot {
  const free = along(crosshair, t);
  const aim = aims.find(([from, to]) => t > from - 0.3 && t < to + 0.3);
  return aim ? between(free, robotAt(aim[2], t), ease(during(t, aim[0] - 0.3, aim[1], 0.3))) : free;
}

const ease = (share: number): number => share * share * (3 - 2 * share);

export function playerAt(t: number): Place {
  const place = along(player.keys, t);
  return { ...place, turn: headingTo(place, crosshairAt(t)) };
}

export const placeOf = (name: Name, t: number): Place => (name === 'player' ? playerAt(t) : robotAt(name, t));

export interface Shot {
  by: Name;
  at: Name;
  fired: number;
  lands: number;
  from: Spot;
  to: Spot;
}

/** Every shot with its path: from the barrel to where its target will be. */
export const flights: readonly Shot[] = shots.map(([fired, by, at]) => {
  const shooter = placeOf(by, fired);
  const turn = headingTo(shooter, placeOf(at, fired));
  const from = { x: shooter.x + Math.cos(turn) * muzzle, y: shooter.y + Math.sin(turn) * muzzle };
  const lands = fired + distance(from, placeOf(at, fired)) / bulletSpeed;
  const target = placeOf(at, lands);
  const far = distance(from, target);
  return { by, at, fired, lands, from, to: between(from, target, Math.max(0, 1 - skin / far)) };
});

const inShield = (t: number): boolean => t >= shielded[0] && t < shielded[1];

/** Health left at second `t`, from 0 to 1. A returning unit has full health; the shield takes hits for the player. */
export function healthOf(name: Name, t: number): number {
  const { health, dead } = partOf(name);
  const [start, end] = t < dead[0] ? [0, dead[0]] : [dead[1], Infinity];
  const hits = flights.filter(
    ({ at, lands }) =>
      at === name && lands >= start && lands < end && lands <= t && !(name === 'player' && inShield(lands)),
  );
  return Math.max(0, 1 - hits.length / health);
}

/** Lives left: one is lost when the player falls, and the second box restores it. */
export const livesAt = (t: number): number => {
  const found = openings.find(({ gives }) => gives === 'life');
  return t >= player.dead[0] && t < (found?.taken ?? 0) ? 2 : 3;
};

/** How visible the crosshair is, from 0 to 1: hidden while the player opens the box. */
export const aimAt = (t: number): number =>
  1 - Math.max(...openings.map(({ from, taken }) => during(t, from - 0.2, taken + 0.3, 0.2)));

export const isDashing = (t: number): boolean => dashes.some(([from, to]) => t >= from && t < to + 0.2);
