import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi as vitest } from 'vitest';
import type { PlayerSeason } from '../../contract/playerSeason';
import type { SeasonContent, ShownSeason } from '../../contract/seasonPage';
import { use } from '../../src/i18n/i18n';
import { seasonOf } from '../../src/site/content/demo/season';
import { keepContent } from '../../src/site/content/pageContent';
import { contour, pointAt } from '../../src/site/season/contourPath';
import { on, refuse } from '../support/api';
import { visitSite } from '../support/news';
import { speak } from '../support/render';
import { sentence } from '../support/sentence';
import { tokenWith } from '../support/tokens';

const now = new Date('2026-12-13T12:00:00+07:00');
const season: ShownSeason = {
  number: 3,
  name: 'Mùa Hạ',
  lang: 'vi',
  startAt: '2026-12-01T00:00:00+07:00',
  endAt: '2026-12-15T00:00:00+07:00',
  goal: 400_000,
  gift: { wallet: null, amount: null, accessory: 'Mũ Sừng Trâu' },
  milestones: [
    { id: 'a1', spend: 100_000, wallet: 'golds', amount: 2000, accessory: null },
    { id: 'a2', spend: 200_000, wallet: 'diamonds', amount: 100, accessory: null },
  ],
  imageUrl: '',
};
const last: ShownSeason = { ...season, number: 2, name: 'Mùa Xuân', endAt: '2026-12-01T00:00:00+07:00' };
const running: SeasonContent = { season, last, next: null, at: +now };
const show = async (content: SeasonContent) => {
  await speak('en');
  for (const language of ['vi', 'en'] as const) keepContent('season', language, content);
  return visitSite('/season');
};
function signIn() {
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  on('get', 'user/profile/me', { username: 'minh01' });
}
const mine = (given: Partial<PlayerSeason> = {}) => ({
  season: { ...season, nameEn: '' },
  current: 150_000,
  lastSeason: 50_000,
  given: ['a1'],
  ...given,
});
const marks = () =>
  within(screen.getByRole('list', { name: 'Gifts on the way' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => void vitest.spyOn(Date, 'now').mockReturnValue(+now));
afterEach(() => {
  cleanup();
  vitest.useRealTimers();
  vitest.restoreAllMocks();
  for (const language of ['vi', 'en'] as const) keepContent('season', language, seasonOf(language));
});

describe('the language of a gift', () => {
  const langOf = (name: string) =>
    within(screen.getByRole('list', { name: 'Gifts on the way' }))
      .getByText(name)
      .closest('strong')
      ?.getAttribute('lang') ?? null;
  it('is Vietnamese where staff named it, and the reader’s in the sample', async () => {
    await show(running);
    expect(langOf('Mũ Sừng Trâu')).toBe('vi');
    cleanup();
    const sample = seasonOf('en');
    const [gift] = sample.season?.milestones.flatMap(({ accessory }) => accessory ?? []) ?? [];
    if (!gift) throw new Error('The sample gives no accessory');
    await show(sample);
    expect(langOf(gift)).toBeNull();
  });
});

describe('the page of the season', () => {
  it('shows a guest the season, what is left of it, its gifts, and the way to sign in and back', async () => {
    await show(running);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mùa Hạ');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'vi');
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    expect(screen.getByRole('timer')).toHaveTextContent('Time left 1 day 12 hours');
    expect(screen.getByText('Until the end of 14 Dec 2026, Vietnam time')).toBeInTheDocument();
    expect(marks()).toEqual([
      expect.stringMatching(/^1Mark 12,000 gold100,000\sVND$/),
      expect.stringMatching(/^2Mark 2100 diamonds200,000\sVND$/),
      expect.stringMatching(/^3Gift of the seasonMũ Sừng Trâu400,000\sVND$/),
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login?from=/season');
    expect(screen.getByRole('heading', { name: 'Season 2: Mùa Xuân' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get diamonds' })).toHaveAttribute('href', '/shops');
    expect(document.title).toBe('Season | Outline');
  });

  it('counts what is left by the minute, without a word of it being announced, to the end', async () => {
    const clock = vitest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-14T22:30:30+07:00'));
    vitest.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await speak('en');
    for (const language of ['vi', 'en'] as const) keepContent('season', language, running);
    await visitSite('/season');
    expect(screen.getByRole('timer')).toHaveTextContent('1 hour 30 minutes');
    clock.mockReturnValue(Date.parse('2026-12-14T23:59:00+07:00'));
    act(() => void vitest.advanceTimersByTime(10_000));
    expect(screen.getByRole('timer')).toHaveTextContent('0 hours 1 minute');
    clock.mockReturnValue(Date.parse('2026-12-15T00:00:01+07:00'));
    act(() => void vitest.advanceTimersByTime(10_000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('This season is over.')).toBeInTheDocument();
  });

  it('names the hour of an end that is not at midnight, and a picture', async () => {
    await show({
      ...running,
      season: { ...season, endAt: '2026-12-14T18:30:00+07:00', imageUrl: '/images/season.webp' },
    });
    expect(screen.getByText('Until 14 Dec 2026, 18:30, Vietnam time')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Picture of the season Mùa Hạ' })).toHaveAttribute(
      'src',
      '/images/season.webp',
    );
  });

  it('shows players how far they are, what they have, and what they brought to the season before', async () => {
    signIn();
    on('get', 'user/season', mine());
    await show(running);
    const bar = await screen.findByRole('progressbar', { name: 'Your line' });
    expect(bar).toHaveAttribute('aria-valuenow', '37');
    expect(
      screen.getByText(sentence(/^50,000\sVND to go until mark 2: 100 diamonds\.$/)),
    ).toBeInTheDocument();
    expect(marks().map((text) => /Received|Reached/.exec(text ?? '')?.[0])).toEqual([
      'Received',
      undefined,
      undefined,
    ]);
    expect(document.querySelectorAll('svg [data-reached="true"]')).toHaveLength(1);
    expect(screen.getByText('Your purchases').parentElement).toHaveTextContent(/50,000\sVND/);
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it.each([
    [250_000, /^150,000\sVND to go until the line closes: Mũ Sừng Trâu\.$/, '62'],
    [399_999, /^1\sVND to go until the line closes: Mũ Sừng Trâu\.$/, '99'],
    [900_000, /^You have closed the line\./, '100'],
  ])('says at %s what comes next', async (current, text, percent) => {
    signIn();
    on('get', 'user/season', mine({ current, given: ['a1', 'a2'] }));
    await show(running);
    expect(await screen.findByText(sentence(text))).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
  });

  it('keeps a gift that a refund leaves behind', async () => {
    signIn();
    on('get', 'user/season', mine({ current: 0, given: ['a1'] }));
    await show(running);
    await screen.findByRole('progressbar');
    expect(marks()[0]).toMatch(/Received$/);
  });

  it.each([
    [['a1'], true],
    [['a1', 'goal'], false],
  ])('names what comes for a gift that is owned until it is received (%s)', async (given, isSaid) => {
    signIn();
    const shown: ShownSeason = { ...season, gift: { ...season.gift, accessoryId: 'b1', instead: 300 } };
    on('get', 'user/season', mine({ current: 400_000, given }));
    await show({ ...running, season: shown });
    await screen.findByRole('progressbar');
    expect(/Own it already\? You get 300 diamonds/.test(marks().at(-1) ?? '')).toBe(isSaid);
  });

  it('says that a player’s own could not be loaded, and tries again', async () => {
    signIn();
    on('get', 'user/season', ({ count }) => (count === 1 ? refuse(503) : mine()));
    await show(running);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your progress could not be loaded.');
    expect(screen.getByRole('timer')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  });

  it('draws nobody’s line once a player’s season is another one than the page’s', async () => {
    signIn();
    on('get', 'user/season', mine({ season: null, current: 0, given: [], lastSeason: 150_000 }));
    await show(running);
    await waitFor(() => expect(screen.getByText('Your purchases')).toBeInTheDocument());
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says when the next season begins, if that is known, and asks for no progress without any season', async () => {
    signIn();
    await show({ season: null, last: null, next: '2026-12-20T09:30:00+07:00', at: 0 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A new line is being drawn');
    expect(
      screen.getByText(/The next one begins on 20 Dec 2026 at 09:30, Vietnam time\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Gifts on the way' })).toBeNull();
    expect(screen.queryByText('Last season')).toBeNull();
    expect(screen.getByRole('heading', { name: 'What counts' })).toBeInTheDocument();
  });

  it('says that the next season is in the making, with what the last one brought', async () => {
    signIn();
    on('get', 'user/season', mine({ season: null, current: 0, given: [] }));
    await show({ season: null, last, next: null, at: 0 });
    expect(screen.getByText(/The next one is in the making/)).toBeInTheDocument();
    expect((await screen.findByText('Your purchases')).parentElement).toHaveTextContent(/50,000\sVND/);
    expect(screen.queryByText('Your line')).toBeNull();
  });

  it('calls the specified figures a sample, and asks for none of the player’s', async () => {
    signIn();
    await visitSite('/season');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Storm Season');
    expect(screen.getAllByText(/^A sample:/)).toHaveLength(2);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'A sample line' })).toHaveAttribute('aria-valuenow', '24');
    expect(screen.getByText(/^1,200,000\sVND \/ 5,000,000\sVND \(24%\)$/)).toBeInTheDocument();
    expect(screen.getByText('Purchases (sample)').parentElement).toHaveTextContent(/3,500,000\sVND/);
  });

  it('is there in Vietnamese', async () => {
    await visitSite('/season');
    await act(() => use('vi'));
    expect(await screen.findByText('Từ nét đầu tới lúc khép lại')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mùa Giông');
    expect(screen.getByText(/^1\.200\.000\s₫ \/ 5\.000\.000\s₫ \(24%\)$/)).toBeInTheDocument();
  });
});

describe('the gift’s contour', () => {
  it('begins and closes at the front corner of the lid', () => {
    expect(contour.startsWith('M276,268L276,206')).toBe(true);
    expect(contour.endsWith('Z')).toBe(true);
    expect(pointAt(0)).toMatchObject({ x: 276, y: 268 });
    expect(pointAt(1)).toMatchObject({ x: 276, y: 268 });
    expect(pointAt(7)).toEqual(pointAt(1));
  });

  it('knows where a share of it ends, and which way is out', () => {
    const around = [0.02, 0.2, 0.5, 0.7, 0.9].map(pointAt);
    expect(around.map(({ outX, outY }) => [outX + 0, outY + 0])).toEqual([
      [-1, 0],
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
    expect(around[0]).toMatchObject({ x: 276 });
    expect(around[1]).toMatchObject({ y: 130 });
  });
});
