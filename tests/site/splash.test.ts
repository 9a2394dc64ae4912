import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSplash } from '../../src/site/splash';

const page = document.documentElement;
let root: HTMLElement;
let finish: () => void;

beforeEach(() => {
  document.body.innerHTML = '<div id="splash"></div><div id="root"></div>';
  root = document.getElementById('root') as HTMLElement;
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  Object.assign(document.getElementById('splash') as HTMLElement, { getAnimations: () => [{ finished }] });
  page.dataset.splash = '';
});
afterEach(() => delete page.dataset.splash);

describe('splash', () => {
  it('keeps the content inert until its animation ends', async () => {
    startSplash(root);
    expect(root.inert).toBe(true);
    finish();
    await new Promise((done) => setTimeout(done));
    expect(root.inert).toBe(false);
    expect(page.dataset.splash).toBeUndefined();
  });
  it.each(['keydown', 'pointerdown'])('ends at once on %s', (event) => {
    startSplash(root);
    dispatchEvent(new Event(event));
    expect(root.inert).toBe(false);
  });
  it('does nothing in a session that has seen it', () => {
    delete page.dataset.splash;
    startSplash(root);
    expect(root.inert).toBeFalsy();
  });
  it('has the specified times: text exit at 1800, end 2400, content 2450', () => {
    const html = readFileSync('index.html', 'utf8');
    expect(html).toMatch(/splash-exit 600ms [^;]* 1800ms/);
    expect(html).toMatch(/splash-end 50ms linear 2400ms/);
  });
});
