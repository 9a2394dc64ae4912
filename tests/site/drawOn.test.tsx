import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawFor, drawOn } from '../../src/site/motion/drawOn';
import { setMotion } from '../../src/site/motion/motion';
import { Contour } from '../../src/site/ui/Contour';
import { renderSite } from '../support/render';
import { fakeScreen } from '../support/screen';
import { fakeTime, pass } from '../support/time';

const page = fakeScreen();
beforeEach(() => fakeTime(0));
afterEach(() => setMotion(true));

async function lines() {
  const { container, unmount } = await renderSite(
    <>
      <div ref={drawOn} id="any" />
      <div ref={drawOn} id="half" data-draw-at="half" />
      <Contour />
    </>,
  );
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  return { any: find('#any'), half: find('#half'), contour: find('[data-state]'), unmount };
}

describe('draw-on at first view (requirement G-7, art direction)', () => {
  it('draws an element once when it enters the viewport', async () => {
    const { any, contour } = await lines();
    expect(any).not.toHaveAttribute('data-draw');
    page.show(0);
    expect(any).toHaveAttribute('data-draw', 'wait');
    page.show(0.1);
    expect(any).toHaveAttribute('data-draw', 'now');
    expect(contour).toHaveAttribute('data-draw', 'now');
    await pass(drawFor);
    expect(any).not.toHaveAttribute('data-draw');
    page.show(0);
    page.show(1);
    expect(any).not.toHaveAttribute('data-draw');
  });
  it('waits for half of an element that requests it', async () => {
    const { half } = await lines();
    page.show(0);
    page.show(0.3);
    expect(half).toHaveAttribute('data-draw', 'wait');
    page.show(0.5);
    expect(half).toHaveAttribute('data-draw', 'now');
  });
  it('ignores elements visible from the start', async () => {
    const { any } = await lines();
    page.show(1);
    expect(any).not.toHaveAttribute('data-draw');
    expect(page.watches(any)).toBe(false);
  });
  it('observes nothing with motion off', async () => {
    setMotion(false);
    const { any, contour } = await lines();
    page.show(0);
    page.show(1);
    expect(page.watches(any)).toBe(false);
    expect(contour).not.toHaveAttribute('data-draw');
  });
  it('unobserves removed elements, and uses one observer for all', async () => {
    const { any, unmount } = await lines();
    expect(page.watches(any)).toBe(true);
    expect(page.observers()).toBe(1);
    unmount();
    expect(page.watches(any)).toBe(false);
  });
});

it('works without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { contour } = await lines();
  expect(contour).not.toHaveAttribute('data-draw');
});
