import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Release } from '../../contract/releasesPage';
import { promoOf } from '../../src/site/download/promoOf';
import { ReleaseCard } from '../../src/site/download/ReleaseCard';
import { renderSite } from '../support/render';

const release = (given: Partial<Release> = {}): Release => ({
  id: 'r1',
  name: 'Outline for Windows',
  drawing: 'desktop',
  isOut: true,
  day: '2031-07-05',
  edition: '1.0',
  requirements: 'Windows 10',
  about: '',
  html: '<p>A <em>new</em> map.</p>',
  file: { path: '/files/abc/Outline.exe', bytes: 1_200_000, sha256: 'abc' },
  link: '',
  ...given,
});
const card = async (given: Partial<Release> = {}) => {
  await renderSite(<ReleaseCard release={release(given)} />);
  return within(screen.getByRole('article'));
};

describe('a published card', () => {
  it('says what is out, since when, with its facts, and leads to the file', async () => {
    const shown = await card();
    for (const text of ['AVAILABLE NOW', 'Out since 5 Jul 2031', '1.0', 'Windows 10', '1.2 MB', 'abc'])
      expect(shown.getByText(text)).toBeInTheDocument();
    expect(shown.getByText('new').tagName).toBe('EM');
    const link = shown.getByRole('link', { name: /^Download Outline for Windows, exe file, 1\.2\sMB$/ });
    expect(link).toHaveAttribute('href', '/files/abc/Outline.exe');
  });

  it('shows neither size nor sum of what is not out', async () => {
    const shown = await card({ isOut: false, file: null });
    expect(shown.getByText('COMING SOON')).toBeInTheDocument();
    expect(shown.getByText('Expected 5 Jul 2031')).toBeInTheDocument();
    expect(shown.queryByText('SHA-256')).toBeNull();
    expect(shown.queryByText('Size')).toBeNull();
    expect(shown.getByText('Download link not ready')).toBeInTheDocument();
  });

  it('leads to another site in a new tab, which is not told from where', async () => {
    const shown = await card({ file: null, link: 'https://store.example/outline' });
    const link = shown.getByRole('link', { name: /^Download Outline for Windows/ });
    for (const [name, value] of [
      ['href', 'https://store.example/outline'],
      ['target', '_blank'],
      ['rel', 'noreferrer'],
    ] as const)
      expect(link).toHaveAttribute(name, value);
  });

  it('marks texts in another language', async () => {
    await card({ name: 'Outline cho Windows', lang: 'vi' });
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'vi');
    expect(screen.getByText('Tiếng Việt')).toBeInTheDocument();
  });
});

describe('the promo section', () => {
  const sample = { path: '/downloads/a.zip', bytes: 1, sha256: 'a', sample: true as const };
  const archive = { path: '/files/abc/Outline.zip', bytes: 1, sha256: 'a' };
  it.each([
    ['a sample', [release({ file: sample })], { lead: 'leadSample', isEarly: true, isPacked: true }],
    ['an archive', [release({ file: archive })], { lead: 'lead', isEarly: false, isPacked: true }],
    ['a program', [release()], { lead: 'leadReady', isEarly: false, isPacked: false }],
    [
      'another site',
      [release({ file: null, link: 'https://a.example' })],
      { lead: 'leadReady', isEarly: false, isPacked: false },
    ],
    [
      'nothing yet',
      [release({ isOut: false, file: null })],
      { lead: 'leadNone', isEarly: true, isPacked: true },
    ],
    ['no release', [], { lead: 'leadNone', isEarly: true, isPacked: true }],
  ])('offers %s', (_, releases, promo) => expect(promoOf(releases)).toMatchObject(promo));

  it('offers the first file that is out', () => {
    const soon = release({ isOut: false, file: archive });
    expect(promoOf([soon, release({ name: 'Second' })])).toMatchObject({ name: 'Second' });
  });
});
