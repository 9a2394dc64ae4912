import { ember, volt } from '../art/base/palette';
import { type Answer, answerMarks, crosshairFor, heroAt } from './answer';
import { boxMarks, giftMarks } from './box';
import { aimMarks, bullet, flash, impact, shieldMarks } from './effects';
import { between, distance, line, type Mark, through } from './mark';
import { blocks, floor } from './plan';
import {
  dashes,
  lives,
  loop,
  type Name,
  opening,
  openings,
  player,
  type RobotName,
  robots,
  shielded,
} from './script';
import { view } from './sight';
import {
  aimAt,
  alertSince,
  flights,
  healthOf,
  isDashing,
  isDead,
  livesAt,
  names,
  placeOf,
  playerAt,
  robotAt,
} from './state';
import {
  arriving,
  body,
  exclamation,
  fragments,
  healthBar,
  hero,
  lifeChange,
  lifeGoing,
  lifePips,
  robot,
} from './units';

/** How long a unit takes to fly apart and to come in, in seconds. */
const [breaking, coming] = [0.8, 0.6];
const colourOf = (name: Name): string => (name === 'player' ? volt : ember);

/** A robot's field of view, brighter once it has seen the player. */
function cone(name: RobotName, t: number): Mark[] {
  if (isDead(name, t)) return [];
  const outline = view(robotAt(name, t));
  const alert = alertSince(name, t) !== undefined;
  return [
    { d: line(outline, true), fill: ember, opacity: alert ? 0.36 : 0.17 },
    { d: line(outline, true), stroke: ember, width: 1.5, opacity: alert ? 0.9 : 0.5 },
  ];
}

/** A unit that has just been destroyed or is coming in. */
function change(name: Name, t: number): Mark[] {
  const [from, to] = name === 'player' ? player.dead : robots[name].dead;
  if (t < from || t >= to + 0.2) return [];
  if (t < from + breaking) return fragments(placeOf(name, from), (t - from) / breaking, colourOf(name));
  return t > to - coming ? arriving(placeOf(name, to), through(t, to - coming, to), colourOf(name)) : [];
}

function robotMarks(name: RobotName, t: number): Mark[] {
  if (isDead(name, t)) return change(name, t);
  const place = robotAt(name, t);
  const since = alertSince(name, t);
  const health = healthOf(name, t);
  return [
    ...robot(name, place),
    ...(health < 1 || since !== undefined ? healthBar(place, health, ember) : []),
    ...(since === undefined ? [] : exclamation(place, through(t, since, since + 0.15))),
  ];
}

/** Echoes of the player's recent positions during a dash. */
const echoes = (t: number): Mark[] =>
  isDashing(t)
    ? [0.24, 0.16, 0.08].flatMap((ago, n) => {
        const { x, y, turn } = playerAt(Math.max(t - ago, dashes.find(([, to]) => t < to + 0.2)?.[0] ?? 0));
        return [{ d: body, stroke: volt, width: 3, opacity: 0.25 + 0.2 * n, at: [x, y, turn] as const }];
      })
    : [];

function playerMarks(t: number, answer?: Answer): Mark[] {
  if (isDead('player', t)) return change('player', t);
  const place = heroAt(t, answer);
  const struck = flights.some(({ at, lands }) => at === 'player' && t >= lands && t < lands + 0.12);
  return [
    ...echoes(t),
    ...hero(place),
    ...shieldMarks(place, t, shielded, struck),
    ...healthBar(place, healthOf('player', t), volt),
    ...lifePips(place, livesAt(t), lives),
    ...(aimAt(t) > 0 ? aimMarks(crosshairFor(t, answer), 40, aimAt(t)) : []),
  ];
}

/** How long a lost or regained life is shown large, in seconds. */
const telling = 0.9;

/** A lost life, where the player fell, and a regained one, beside the player. */
function lifeMarks(t: number): Mark[] {
  const [lost, won] = [player.dead[0], openings.find(({ gives }) => gives === 'life')?.taken ?? loop];
  if (t >= lost && t < lost + telling) {
    const { x, y } = placeOf('player', lost);
    const share = through(t, lost + 0.1, lost + telling);
    const signs = lifeGoing({ x, y: y + 96 }, livesAt(t), lives, share);
    return t < lost + 0.2 ? signs : [...signs, lifeChange({ x, y }, false)];
  }
  if (t < won || t >= won + telling) return [];
  const { x, y } = playerAt(won);
  const signs = lifeGoing({ x: x - 100, y: y + 124 }, lives - 1, lives, 1 - through(t, won, won + 0.4));
  return [...signs, lifeChange({ x: x - 100, y: y + 76 }, true)];
}

const shotMarks = (t: number): Mark[] =>
  flights.flatMap(({ by, fired, lands, from, to }) => {
    const turn = Math.atan2(to.y - from.y, to.x - from.x);
    if (t < fired || t > lands + 0.35) return [];
    const burst = t - fired < 0.12 ? flash(from, turn, (t - fired) / 0.12) : [];
    if (t < lands) {
      const place = between(from, to, through(t, fired, lands));
      return [...burst, ...bullet(place, turn, distance(from, place), colourOf(by))];
    }
    return impact(to, through(t, lands, lands + 0.35), colourOf(by));
  });

/** The layers of a picture, bottom to top; static ones can be drawn once per size. */
export interface Frame {
  floor: readonly Mark[];
  cones: readonly Mark[];
  blocks: readonly Mark[];
  actors: readonly Mark[];
}

/** The arena `seconds` after the start of the loop, with the input of the person at the page; 0 gives the still drawing. */
export function frame(seconds: number, answer?: Answer): Frame {
  const t = (opening + seconds) % loop;
  const box = openings.find(({ again }) => t < again + 1) ?? openings[0];
  const actors = [
    ...(box ? boxMarks(t, box) : []),
    ...names.flatMap((name) => robotMarks(name, t)),
    ...playerMarks(t, answer),
    ...lifeMarks(t),
    ...(box ? giftMarks(t, box, playerAt(box.taken)) : []),
    ...shotMarks(t),
    ...(answer ? answerMarks(seconds, answer) : []),
  ];
  return { floor, cones: names.flatMap((name) => cone(name, t)), blocks, actors };
}
