import { expect, it } from 'vitest';
import { mailNames, render } from '../../../server/mail/templates';
import { writeToUs } from '../../support/writeToUs';

const site = 'https://outline.example';
const link = 'https://outline.example/auth/invitation#a"<b>';
const values = { by: 'boss', name: 'Hà', device: 'Firefox, Windows', at: '22/11/2026', link };

it.each(['newSignIn', 'invitation'] as const)(
  '%s carries its link in text and HTML, in both languages',
  (template) => {
    for (const language of ['vi', 'en'] as const) {
      const { subject, text, html } = render(template, language, values, {
        email: 'help@outline.example',
        site,
      });
      expect(subject.length).toBeGreaterThan(10);
      expect(text).toContain(link);
      expect(html).toContain('href="https://outline.example/auth/invitation#a&quot;&lt;b&gt;"');
      expect(html).not.toContain('<b>');
      expect(text).toContain('help@outline.example');
      expect(render(template, language, values, { email: null, site }).text).not.toMatch(
        /trả lời thư|answer this mail|reply/i,
      );
    }
  },
);

it.each(mailNames)('%s asks nobody to write to an address that is not there', (template) => {
  const all = { ...values, wallet: 'diamonds', amount: '1', balance: '2', act: 'bans', held: '1', own: '' };
  for (const language of ['vi', 'en'] as const) {
    const text = (email: string | null) => render(template, language, all, { email, site }).text;
    expect(writeToUs.exec(text(null))?.[0]).toBeUndefined();
    expect(text(null)).toContain('/support');
    expect(text('help@outline.example')).toMatch(writeToUs);
  }
});

it('omits an unknown device', () => {
  for (const language of ['vi', 'en'] as const)
    expect(render('newSignIn', language, { ...values, device: '' }, { email: null, site }).text).not.toMatch(
      /\(\)|undefined/,
    );
});

it('links the addresses of its help in its own color, and none that a giver wrote', () => {
  const message = 'See https://elsewhere.example or write to me@elsewhere.example';
  const given = { ...values, giver: 'Minh', message, diamonds: '715', giftLink: link };
  const { html } = render('purchaseDone', 'en', given, { email: 'help@outline.example', site });
  const links = [...html.matchAll(/<a href="([^"]+)" style="([^"]+)">/g)].map(([, to, look]) => [to, look]);
  expect(links.slice(2)).toEqual([
    [`${site}/en/support`, 'color:#CFFF3E'],
    ['mailto:help@outline.example', 'color:#CFFF3E'],
  ]);
  // The gift is what the mail is for, the receipt what it offers besides.
  expect(links.slice(0, 2).map(([, look]) => look?.includes('background'))).toEqual([true, false]);
  expect(html).toContain('See https://elsewhere.example or write');
});
