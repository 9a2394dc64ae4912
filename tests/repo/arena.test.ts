import { describe, expect, it } from 'vitest';
import { answerMarks, crosshairFor, fire, heroAt } from '../../arena/answer';
import { giftMarks } from '../../arena/box';
import { boxAt, covers } from '../../arena/field';
import { frame } from '../../arena/frame';
import { distance, headingTo, type Spot, turnBetween } from '../../arena/mark';
import { aims, loop, opening, openings, player, robots } from '../../arena/script';
import { clear, sees, view } from '../../arena/sight';
import {
  aimAt,
  alertSince,
  flights,
  healthOf,
  isDead,
  livesAt,
  names,
  placeOf,
  playerAt,
  robotAt,
} from '../../arena/state';
import { muzzle } from '../../arena/units';
import { volt } from '../../art/base/palette';

const seconds = Array.from({ length: loop * 20 }, (_, n) => n / 20);
const all = [...names, 'player'] as const;
/** Distance from a point to the nearest cover as drawn: it projects by 20, up and to the right. */
const fromCover = (spot: Spot) =>
  Math.min(
    ...covers.flatMap(({ x, y, w, h }) =>
      [0, 5, 10, 15, 20].map((out) =>
        Math.hypot(
          Math.max(x + out - spot.x, 0, spot.x - x - out - w),
          Math.max(y - out - spot.y, 0, spot.y - y + out - h),
        ),
      ),
    ),
  );

describe('the game that plays on the home page obeys its own rules', () => {
  it('no unit walks through a wall or over the drawing of one', () => {
    const inside = seconds.flatMap((t) =>
      all
        .filter((name) => !isDead(name, t) && fromCover(placeOf(name, t)) < 40)
        .map((name) => `${name} ${t}`),
    );
    expect(inside).toEqual([]);
  });
  it('no two units stand on the same spot', () => {
    const crowded = seconds.flatMap((t) => {
      const living = all.filter((name) => !isDead(name, t));
      return living.flatMap((one, n) =>
        living
          .slice(n + 1)
          .filter((other) => distance(placeOf(one, t), placeOf(other, t)) < 70)
          .map((other) => `${one}, ${other} ${t}`),
      );
    });
    expect(crowded).toEqual([]);
  });
  it('a robot that sees the player is alert', () => {
    const blind = seconds.flatMap((t) =>
      names
        .filter((name) => !isDead(name, t) && !isDead('player', t) && alertSince(name, t) === undefined)
        .filter((name) => sees(robotAt(name, t), playerAt(t)))
        .map((name) => `${name} ${t}`),
    );
    expect(blind).toEqual([]);
  });
  it('no bullet flies through a wall, and only the living shoot', () => {
    expect(flights.filter(({ from, to }) => !clear(from, to))).toEqual([]);
    expect(flights.filter(({ by, fired }) => isDead(by, fired))).toEqual([]);
  });
  it('a unit falls by the hits it took', () => {
    for (const name of all) {
      const { dead } = name === 'player' ? player : robots[name];
      expect([name, healthOf(name, dead[0] - 0.001)]).toEqual([name, 0]);
      expect([name, healthOf(name, dead[0] - 0.4) > 0]).toEqual([name, true]);
    }
  });
  it('a life is lost and won back', () => {
    const lives = seconds.map(livesAt);
    expect([lives[0], Math.min(...lives), lives.at(-1)]).toEqual([3, 2, 3]);
  });
  it('a view ends at a wall', () => {
    const wall = covers[3];
    if (!wall) throw new Error('There is no such cover.');
    const eye = { x: wall.x + wall.w / 2, y: wall.y - 60, turn: Math.PI / 2 };
    const middle = view(eye)[17];
    expect(middle?.y).toBeCloseTo(wall.y, 5);
    expect(sees(eye, { x: eye.x, y: wall.y - 5 })).toBe(true);
    expect(sees(eye, { x: eye.x, y: wall.y + wall.h + 5 })).toBe(false);
  });
});

describe('its story can be read', () => {
  it.each(openings)(
    'the box that gives a $gives opens with no robot near and no crosshair',
    ({ open, taken }) => {
      const scene = seconds.filter((t) => t >= open && t <= taken);
      expect(scene.length).toBeGreaterThanOrEqual(20);
      for (const t of scene) {
        expect([t, aimAt(t)]).toEqual([t, 0]);
        for (const name of names.filter((each) => !isDead(each, t)))
          expect([t, name, distance(robotAt(name, t), boxAt) > 170]).toEqual([t, name, true]);
      }
    },
  );
  it('what the box gives comes from the box to the player', () => {
    for (const opened of openings) {
      const [begin, middle, end] = [0.01, 0.8, 0.999].map((share) => {
        const t = opened.open + share * (opened.taken - opened.open);
        const [x = 0, y = 0] = giftMarks(t, opened, playerAt(opened.taken)).at(-1)?.at ?? [];
        return { x, y };
      }) as [Spot, Spot, Spot];
      const there = playerAt(opened.taken);
      expect(distance(begin, boxAt)).toBeLessThan(10);
      expect(distance(middle, there)).toBeLessThan(distance(begin, there));
      expect(distance(end, there)).toBeLessThan(5);
    }
  });
  it('the second robot keeps away while the first one fights', () => {
    for (const t of seconds.filter((each) => each >= 6 && each < robots.shoulders.dead[0]))
      for (const other of ['player', 'shoulders'] as const)
        expect([t, distance(robotAt('crest', t), placeOf(other, t)) > 140]).toEqual([t, true]);
  });
  it('there is lime to follow while a life is lost', () => {
    const [from, to] = player.dead;
    const dark = seconds
      .filter((t) => t >= from && t <= to)
      .filter(
        (t) =>
          !frame(t - opening).actors.some(
            ({ fill, stroke, opacity = 1 }) => [fill, stroke].includes(volt) && opacity > 0.5,
          ),
      );
    expect(dark).toEqual([]);
  });
});

describe('the loop', () => {
  it('ends where it begins', () => {
    for (const name of all) {
      const [end, start] = [placeOf(name, loop - 0.001), placeOf(name, 0)];
      expect([name, distance(end, start) < 1, Math.cos(end.turn - start.turn) > 0.999]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });
  it('has something new in its first second', () => {
    const moved = names.filter((name) => distance(robotAt(name, opening), robotAt(name, opening + 1)) > 30);
    expect(moved).toEqual(names);
    expect(frame(1)).not.toEqual(frame(0));
  });
});

describe('the hero answers', () => {
  /** Spots all over the field and beyond it, at times throughout the loop. */
  const tries = Array.from({ length: 400 }, (_, n) => ({
    seconds: (n * 7.31) % (3 * loop),
    look: { x: ((n * 137) % 1160) - 100, y: ((n * 71) % 920) - 100 },
  }));
  const secondOf = (seconds: number) => (opening + seconds) % loop;
  const isAiming = (t: number) => aims.some(([from, to]) => t > from - 0.6 && t < to + 0.6);

  it('looks where somebody points, but for when it aims at a robot, and is as before without anybody', () => {
    let free = 0;
    for (const { seconds, look } of tries) {
      const t = secondOf(seconds);
      const place = heroAt(t, { look, presence: 1 });
      expect({ x: place.x, y: place.y }).toEqual({ x: playerAt(t).x, y: playerAt(t).y });
      if (isAiming(t)) continue;
      free++;
      expect(Math.abs(turnBetween(place.turn, headingTo(place, look)))).toBeLessThan(1e-6);
      expect(heroAt(t, { look, presence: 0 }).turn).toBeCloseTo(playerAt(t).turn);
      expect(distance(crosshairFor(t, { look, presence: 1 }), look)).toBeLessThan(1e-6);
    }
    expect(free).toBeGreaterThan(100);
    for (const [from, to] of aims) {
      const middle = (from + to) / 2;
      expect(heroAt(middle, { look: { x: 0, y: 0 }, presence: 1 })).toEqual(playerAt(middle));
    }
    for (const seconds of [0, 3.3, 11]) expect(frame(seconds, undefined)).toEqual(frame(seconds));
  });

  it('takes one shot at a time, from the barrel to the spot or the first cover before it', () => {
    let fired = 0;
    for (const { seconds, look } of tries) {
      const t = secondOf(seconds);
      const shot = fire(seconds, { look, presence: 1 });
      expect([t, shot === undefined]).toEqual([t, isDead('player', t)]);
      if (!shot) continue;
      fired++;
      const place = playerAt(t);
      expect(distance(place, shot.from)).toBeCloseTo(muzzle);
      expect(distance(place, shot.to)).toBeLessThanOrEqual(
        Math.max(muzzle + 1, distance(place, look)) + 1e-6,
      );
      expect(Math.abs(turnBetween(headingTo(place, shot.to), headingTo(place, look)))).toBeLessThan(1e-6);
      // Another press while a shot flies changes nothing; afterwards there is another shot.
      expect(fire(seconds + 0.01, { look: { x: 1, y: 1 }, presence: 1, shot })).toBe(shot);
      const later = seconds + 3;
      if (!isDead('player', secondOf(later)))
        expect(fire(later, { look, presence: 1, shot })?.fired).toBe(later);
      const marks = answerMarks(seconds + 0.05, { look, presence: 1, shot });
      expect([marks.length > 0, answerMarks(later, { look, presence: 1, shot })]).toEqual([true, []]);
    }
    expect(fired).toBeGreaterThan(200);
  });
});
