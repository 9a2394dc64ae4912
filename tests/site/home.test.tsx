import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeOf } from '../../src/site/content/demo/home';
import { Page } from '../../src/site/home/HomePage';
import { setMotion } from '../../src/site/motion/motion';
import { formatDate } from '../../src/site/ui/formats';
import { renderSite } from '../support/render';
import { fakeTime, pass } from '../support/time';

const banner = () => screen.getByRole('region', { name: 'Highlights' });
const current = () =>
  screen.getByRole('tab', { selected: true, name: /Robots|Match|Loot|Season/ }).getAttribute('aria-label');
const thumb = (name: string) => screen.getByRole('tab', { name });
const watch = () => screen.getByRole('button', { name: 'Watch a box open' });
const rotation = () => screen.getByRole('button', { name: /the rotation/ });

beforeEach(async () => {
  fakeTime(0);
  await renderSite(<Page />);
});

describe('banner (product.md sections 2 and 9)', () => {
  it('rotates every 20 s, cyclically', async () => {
    const seen = [current()];
    for (let turn = 0; turn < 4; turn += 1) {
      await pass(20_000);
      seen.push(current());
    }
    expect(seen).toEqual(['Match', 'Robots', 'Loot', 'Season', 'Match']);
  });
  it('jumps by thumbnail, restarting the 20 s', async () => {
    await pass(15_000);
    fireEvent.click(thumb('Loot'));
    await pass(15_000);
    expect(current()).toBe('Loot');
    await pass(5000);
    expect(current()).toBe('Season');
  });
  it('moves between the thumbnails with the arrow keys, one tab stop', () => {
    fireEvent.keyDown(thumb('Match'), { key: 'ArrowLeft' });
    expect(current()).toBe('Season');
    expect(thumb('Season')).toHaveFocus();
    fireEvent.keyDown(thumb('Season'), { key: 'Home' });
    expect(current()).toBe('Match');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
  it('exposes one slide to assistive technology', () => {
    const panels = document.querySelectorAll('[role=tabpanel]');
    expect([...panels].map((panel) => panel.hasAttribute('inert'))).toEqual([false, true, true, true]);
  });
  it('has a pause button whose name changes, and is polite when stopped', async () => {
    expect(rotation()).toHaveAccessibleName('Pause the rotation');
    expect(banner().querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    fireEvent.click(rotation());
    expect(rotation()).toHaveAccessibleName('Start the rotation');
    expect(banner().querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await pass(60_000);
    expect(current()).toBe('Match');
    fireEvent.click(rotation());
    await pass(20_000);
    expect(current()).toBe('Robots');
  });
  it('pauses on hover and while the tab is hidden', async () => {
    fireEvent.mouseEnter(banner());
    await pass(30_000);
    expect(current()).toBe('Match');
    fireEvent.mouseLeave(banner());
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    await pass(30_000);
    expect(current()).toBe('Match');
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    await pass(20_000);
    expect(current()).toBe('Robots');
  });
  it('does not rotate with motion off', async () => {
    setMotion(false);
    await pass(60_000);
    expect(current()).toBe('Match');
    expect(screen.queryByRole('button', { name: /the rotation/ })).toBeNull();
  });
});

describe('card stack', () => {
  const front = () => document.querySelector('li:not([inert]) article h3')?.textContent;
  const boxes = () => screen.getByRole('region', { name: 'Kinds of boxes' });
  it('rotates every 5 s, also on hover', async () => {
    fireEvent.mouseEnter(boxes());
    expect(front()).toBe('Rare box');
    await pass(5000);
    expect(front()).toBe('Supply box');
    await pass(10_000);
    expect(front()).toBe('Rare box');
  });
  it('pauses while a dialog covers it', async () => {
    fireEvent.click(watch());
    await pass(20_000);
    expect(front()).toBe('Rare box');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(5000);
    expect(front()).toBe('Supply box');
  });
});

describe('the large box of the promotion', () => {
  const uses = () => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  const shown = () =>
    [...document.querySelectorAll('use[data-shown="true"]')].map((use) =>
      use.getAttribute('href')?.replace(/.*#/, ''),
    );
  it('shows the sign and the loot of the front card', async () => {
    expect(shown()).toEqual(['loot-hiem', 'sign-hiem']);
    await pass(5000);
    expect(shown()).toEqual(['loot-tiep-te', 'sign-tiep-te']);
  });
  it('references layers that exist in the drawing', () => {
    expect(uses().length).toBeGreaterThan(10);
    for (const [file, id] of uses().map((href) => href.split('#')))
      expect(readFileSync(`public${file}`, 'utf8')).toContain(`id="${id}"`);
  });
  it('plays the clip of the front box in a dialog, and the others when chosen', async () => {
    const clip = () => document.querySelector('dialog video source')?.getAttribute('src');
    await pass(5000);
    expect(clip()).toBeUndefined();
    fireEvent.click(watch());
    expect(screen.getByRole('dialog')).toHaveAccessibleName('What is in the box?');
    expect(clip()).toBe('/media/home/tiep-te.webm');
    expect(screen.getByRole('radio', { name: 'Supply box' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Mystery box' }));
    expect(clip()).toBe('/media/home/bi-an.webm');
  });
});

describe('sections', () => {
  it('shows the team, the ecosystem and the news', () => {
    expect(screen.getByRole('list', { name: 'Members of the Outline team' }).children).toHaveLength(8);
    expect(screen.getByRole('region', { name: 'One line, three things' })).toBeInTheDocument();
    const days = [...document.querySelectorAll('article time')];
    expect(days).toHaveLength(3);
    for (const day of days)
      expect(day.textContent).toBe(formatDate(day.getAttribute('datetime') ?? '', 'en'));
  });
  it('leads from each of the news to its article, and to all news', () => {
    for (const { title, slugs } of homeOf('en').news)
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/news/${slugs.en}`);
    expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
  });
});
