import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setMotion } from '../../src/site/motion/motion';
import { Celebration } from '../../src/site/shop/moment/Celebration';
import { gemsOf } from '../../src/site/shop/moment/celebrationGems';
import { renderSite } from '../support/render';
import { fakeScreen } from '../support/screen';

/** A fake of the browser's animations, with a clock that the test advances. */
interface Fake {
  target: Element;
  options: number | KeyframeAnimationOptions;
  currentTime: number;
  cancelled: boolean;
  onfinish?: () => void;
}
let animations: Fake[];
let frames: (() => void)[];
let page: ReturnType<typeof fakeScreen>;
const clock = () => animations[0] as Fake;
const frame = (at: number) =>
  act(() => {
    clock().currentTime = at;
    for (const draw of frames.splice(0)) draw();
  });

beforeEach(() => {
  animations = [];
  frames = [];
  page = fakeScreen();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  Element.prototype.animate = function animate(_, options) {
    const fake: Fake & { finish: () => void; cancel: () => void } = {
      target: this,
      options: options ?? 0,
      currentTime: 0,
      cancelled: false,
      finish: () => fake.onfinish?.(),
      cancel: () => {
        fake.cancelled = true;
      },
    };
    animations.push(fake);
    return fake as unknown as Animation;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
  setMotion(true);
});

const open = () => renderSite(<Celebration diamonds={1234} />);
const scene = () => document.querySelector('[data-closed]') as HTMLElement;
const amount = () => scene().textContent;

describe('the moment of success (living-site.md section 3)', () => {
  it('waits until it is seen, then counts with the diamonds for two seconds', async () => {
    await open();
    expect([animations.length, amount()]).toEqual([0, '+0 diamonds']);
    // Space for the whole amount is reserved from the start.
    expect(scene().querySelector('p > span')).toHaveStyle({ '--digits': '6' });
    page.show(0.5);
    expect([clock().target, clock().options]).toEqual([scene(), 2000]);
    frame(500);
    expect(amount()).toBe('+309 diamonds');
    frame(1000);
    expect(amount()).toBe('+617 diamonds');
    expect(scene()).toHaveAttribute('data-closed', 'false');
    act(() => clock().onfinish?.());
    expect(amount()).toBe('+1,234 diamonds');
    expect(scene()).toHaveAttribute('data-closed', 'true');
    expect(frames.splice(0).map((draw) => draw())).toEqual([undefined]);
    expect(frames).toEqual([]);
  });
  it('closes the contours one by one within that time, the large one last', async () => {
    await open();
    page.show(0.5);
    const closings = animations.slice(1).map(({ target, options }) => {
      const { delay = 0, duration } = options as KeyframeAnimationOptions;
      return {
        turn: Number((target as HTMLElement).dataset.turn),
        from: delay,
        to: delay + Number(duration),
      };
    });
    const inTurn = [...closings].sort((a, b) => a.turn - b.turn);
    expect(inTurn.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4]);
    expect(inTurn.map(({ from }) => from)).toEqual([0, 390, 780, 1170, 1560]);
    expect(inTurn.at(-1)?.to).toBe(2000);
    expect(closings[2]).toEqual(inTurn[4]);
  });
  it.each([
    ['any key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a tap', () => fireEvent.pointerDown(document.body)],
  ])('%s ends it', async (_, skip) => {
    await open();
    page.show(0.5);
    frame(100);
    skip();
    expect(amount()).toBe('+1,234 diamonds');
    expect(scene()).toHaveAttribute('data-closed', 'true');
  });
  it('is complete at once with Motion off, also when it is switched off meanwhile', async () => {
    setMotion(false);
    const first = await open();
    expect([amount(), scene().dataset.closed, animations]).toEqual(['+1,234 diamonds', 'true', []]);
    first.unmount();
    setMotion(true);
    await open();
    page.show(0.5);
    frame(100);
    act(() => setMotion(false));
    expect([amount(), scene().dataset.closed]).toEqual(['+1,234 diamonds', 'true']);
    expect(animations.filter(({ cancelled }) => !cancelled)).toEqual([]);
  });
  it('is complete at once in a browser that cannot animate', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    await open();
    expect([amount(), scene().dataset.closed]).toEqual(['+1,234 diamonds', 'true']);
  });
  it('says nothing itself', async () => {
    await open();
    expect(scene()).toHaveAttribute('aria-hidden', 'true');
    const told = screen.getByRole('status').textContent;
    page.show(0.5);
    frame(500);
    act(() => clock().onfinish?.());
    expect(screen.getByRole('status').textContent).toBe(told);
  });
  it.each([
    [100, 3],
    [500, 5],
    [5000, 7],
  ])('%d diamonds are drawn as %d, each with a turn of its own', (diamonds, count) => {
    const turns = gemsOf(diamonds).map(({ turn }) => turn);
    expect([...turns].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, turn) => turn));
  });
});
