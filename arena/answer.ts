import { volt } from '../art/base/palette';
import { bullet, flash, impact } from './effects';
import {
  between,
  distance,
  during,
  headingTo,
  type Mark,
  type Place,
  type Spot,
  through,
  turnBetween,
} from './mark';
import { aims, loop, opening } from './script';
import { blocked } from './sight';
import { bulletSpeed, crosshairAt, isDead, playerAt } from './state';
import { muzzle } from './units';

/** What the person at the page does to the hero: where they point, and the shot in flight. */
export interface Answer {
  look: Spot;
  /** How far the hero has turned towards it, from 0 to 1. */
  presence: number;
  shot?: Shot;
}
interface Shot {
  /** Seconds after the opening, as in `frame`. */
  fired: number;
  from: Spot;
  to: Spot;
}

const secondOf = (seconds: number): number => (opening + seconds) % loop;
/** The hero is free to look around while it aims at no robot. */
const freedom = (t: number): number =>
  1 - Math.max(...aims.map(([from, to]) => during(t, from - 0.3, to + 0.3, 0.3)));

/** The hero's place at second `t` of the loop, turned to where the person at the page points. */
export function heroAt(t: number, answer: Answer | undefined): Place {
  const place = playerAt(t);
  if (!answer) return place;
  const turn = turnBetween(place.turn, headingTo(place, answer.look)) * answer.presence * freedom(t);
  return { ...place, turn: place.turn + turn };
}

/** Where the crosshair is: on the hero's target, else where the person at the page points. */
export function crosshairFor(t: number, answer: Answer | undefined): Spot {
  const spot = crosshairAt(t);
  return answer ? between(spot, answer.look, answer.presence * freedom(t)) : spot;
}

/** How long a shot stays visible after it is fired, in seconds. */
const flight = ({ from, to }: Shot): number => distance(from, to) / bulletSpeed;
const fading = 0.35;

/**
 * Fires one shot at where the person at the page points, up to the first cover; none while another is in flight or the
 * hero is down.
 */
export function fire(seconds: number, { look, shot }: Answer): Shot | undefined {
  const t = secondOf(seconds);
  if (isDead('player', t)) return shot;
  if (shot && seconds < shot.fired + flight(shot) + fading) return shot;
  const place = playerAt(t);
  const turn = headingTo(place, look);
  const way = (far: number): Spot => ({
    x: place.x + Math.cos(turn) * far,
    y: place.y + Math.sin(turn) * far,
  });
  const far = Math.max(muzzle + 1, Math.min(distance(place, look), blocked(place, turn)));
  return { fired: seconds, from: way(muzzle), to: way(far) };
}

/** The shot fired by the person at the page. */
export function answerMarks(seconds: number, { shot }: Answer): Mark[] {
  if (!shot) return [];
  const { fired, from, to } = shot;
  const [since, lands] = [seconds - fired, flight(shot)];
  const turn = headingTo(from, to);
  if (since > lands + fading) return [];
  const burst = since < 0.12 ? flash(from, turn, since / 0.12) : [];
  if (since >= lands) return impact(to, through(since, lands, lands + fading), volt);
  const place = between(from, to, since / lands);
  return [...burst, ...bullet(place, turn, distance(from, place), volt)];
}
