import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Language, languages } from '../../contract/languages';
import { homeOf } from '../../src/site/content/demo/home';
import { keepContent } from '../../src/site/content/pageContent';
import { NextEvent } from '../../src/site/home/NextEvent';
import { timeUntil } from '../../src/site/home/timeUntil';
import { renderSite, speak } from '../support/render';
import { fakeTime, pass } from '../support/time';

const start = '2031-12-12T19:00:00+07:00';
const event = {
  slugs: { vi: 'cup', en: 'the-cup' },
  start,
  end: '2031-12-12T22:00:00+07:00',
  name: 'Cúp',
  lang: 'vi',
} as const;
const before = Date.parse(start);
const hour = 3_600_000;

/** Renders the strip at a moment. */
async function show(language: Language, now: number, shown: typeof event | null = event): Promise<void> {
  await speak(language);
  fakeTime(now);
  keepContent('home', language, { ...homeOf(language), event: shown });
  await renderSite(<NextEvent />, { language });
}

describe('the next event on the home page', () => {
  afterEach(() => {
    for (const language of languages) keepContent('home', language, homeOf(language));
  });
  it('counts down by the minute, is on, and goes when it is over', async () => {
    await show('en', before - 49 * hour);
    expect(screen.getByRole('complementary', { name: 'Next event' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cúp' })).toHaveAttribute('href', '/events/the-cup');
    expect(screen.getByRole('link', { name: 'Cúp' })).toHaveAttribute('lang', 'vi');
    expect(screen.getByText('19:00, 12 Dec 2031')).toHaveAttribute('datetime', start);
    expect(screen.getByText('Starts in 2 days 1 hour')).not.toHaveAttribute('aria-live');
    await pass(2 * 60_000);
    expect(screen.getByText('Starts in 2 days')).toBeInTheDocument();
  });
  it('is on from its start, and goes at its end', async () => {
    await show('vi', before - 60_000);
    expect(screen.getByText('Còn 1 phút')).toBeInTheDocument();
    await pass(70_000);
    expect(screen.getByText('Đang diễn ra')).toBeInTheDocument();
    await pass(3 * hour);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
  it('names the day alone of one that begins at midnight, and is nothing without one', async () => {
    const whole = { ...event, start: '2031-12-12T00:00:00+07:00', end: '2031-12-14T00:00:00+07:00' };
    await show('vi', before - 240 * hour, whole as unknown as typeof event);
    expect(screen.getByText('12/12/2031')).toBeInTheDocument();
    cleanup();
    await show('en', before, null);
    expect(screen.queryByRole('complementary', { name: 'Next event' })).toBeNull();
  });
});

it('says a time in its two largest units, never none', () => {
  const until = (left: number, language: Language) => timeUntil(start, before - left, language);
  expect(until(16 * 24 * hour + 4 * hour + 59_000, 'vi')).toBe('16 ngày 4 giờ');
  expect(until(hour + 4.2 * 60_000, 'en')).toBe('1 hour 5 minutes');
  expect(until(24 * hour, 'en')).toBe('1 day');
  expect(until(10, 'vi')).toBe('1 phút');
});
