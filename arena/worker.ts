import { type Answer, fire } from './answer';
import { size } from './field';
import type { ArenaMessage } from './message';
import { Painter } from './paint';

/** A frame advances the game by at most this many milliseconds: a slower device plays slower. */
const longest = 100;

let painter: Painter | undefined;
let sized = false;
/** The shortest time between two frames in milliseconds. */
let shortest = 0;
let seconds = 0;
let plays = false;
/** Time of the last frame; 0 after a pause, so that the game resumes where it was. */
let last = 0;
let waiting = 0;
let answer: Answer | undefined;
let pointed = false;
type PointMessage = Extract<ArenaMessage, { point: unknown }>;

function show(): void {
  if (!painter || !sized) return;
  painter.paint(seconds);
  postMessage('shown');
}

function step(now: number): void {
  waiting = requestAnimationFrame(step);
  const gone = now - (last || now);
  if (!sized || (last > 0 && gone < shortest)) return;
  last = now;
  seconds += Math.min(gone, longest) / 1000;
  turn(Math.min(gone, longest) / 1000);
  painter?.paint(seconds, answer);
}

/** Turns the hero to where somebody points, and back once they have left. */
function turn(passed: number): void {
  if (!answer) return;
  answer.presence += ((pointed ? 1 : 0) - answer.presence) * Math.min(1, 10 * passed);
}

function point(data: PointMessage['point']): void {
  pointed = data !== null;
  if (!data) return;
  const look = { x: data.x * size.width, y: data.y * size.height };
  answer = { presence: 0, ...answer, look };
  if (data.presses && plays) answer.shot = fire(seconds, answer);
}

addEventListener('message', ({ data }: MessageEvent<ArenaMessage>) => {
  if ('canvas' in data) {
    const context = data.canvas.getContext('2d');
    if (context) painter = new Painter(context);
    return;
  }
  if ('width' in data) {
    sized = true;
    // Slightly less than one frame's time, as screens are not exact.
    shortest = 1000 / data.rate - 3;
    painter?.resize(data.width, data.height);
    show();
    return;
  }
  if ('point' in data) return point(data.point);
  if (data.plays === plays) return;
  plays = data.plays;
  last = 0;
  if (plays) waiting = requestAnimationFrame(step);
  else cancelAnimationFrame(waiting);
});
