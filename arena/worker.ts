import type { ArenaMessage } from './message';
import { Painter } from './paint';

/** A frame moves the game by at most this many milliseconds: a device that is slower plays slower. */
const longest = 100;

let painter: Painter | undefined;
let sized = false;
/** The shortest time between two frames in milliseconds. */
let shortest = 0;
let seconds = 0;
let plays = false;
/** When the last frame was; 0 after a pause, so that the game goes on where it was. */
let last = 0;
let waiting = 0;

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
  painter?.paint(seconds);
}

addEventListener('message', ({ data }: MessageEvent<ArenaMessage>) => {
  if ('canvas' in data) {
    const context = data.canvas.getContext('2d');
    if (context) painter = new Painter(context);
    return;
  }
  if ('width' in data) {
    sized = true;
    // A little less than the time of a frame, as screens are not exact.
    shortest = 1000 / data.rate - 3;
    painter?.resize(data.width, data.height);
    show();
    return;
  }
  if (data.plays === plays) return;
  plays = data.plays;
  last = 0;
  if (plays) waiting = requestAnimationFrame(step);
  else cancelAnimationFrame(waiting);
});
