import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi as vitest } from 'vitest';
import { use } from '../../src/i18n/i18n';
import { paths } from '../../src/paths';
import { supportOf } from '../../src/site/content/demo/support';
import { keepContent } from '../../src/site/content/pageContent';
import { otherRoutes } from '../../src/site/otherRoutes';
import { on } from '../support/api';
import { visitSite } from '../support/news';

const shown = () => [...document.querySelectorAll('main summary')].map(({ textContent }) => textContent);
const all = supportOf('en').questions;
const search = (text: string) =>
  fireEvent.change(screen.getByLabelText('Search the questions'), { target: { value: text } });
const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

afterEach(() => {
  cleanup();
  keepContent('support', 'en', supportOf('en'));
  vitest.restoreAllMocks();
});

describe('the help page (living-site.md section 3)', () => {
  it('shows all questions by subject, and has its title', async () => {
    await visitSite('/support');
    expect(shown()).toEqual(all.map(({ question }) => question));
    const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Payments and diamonds',
      'Your account',
      'The game',
      'Items',
      'Safety',
      'Still stuck?',
    ]);
    await waitFor(() => expect(document.title).toBe('Help | Outline'));
    const links = [...document.querySelectorAll('main nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#payments', '#account', '#game', '#items', '#safety']);
    for (const link of links) expect(document.querySelector(link ?? '')).toBeInTheDocument();
  });

  it('finds words of a question or its reply, without diacritics and in any order, and says how many', async () => {
    await visitSite('/support');
    search('GOLD diamonds');
    expect(shown()).toEqual(['What is the difference between diamonds and gold?']);
    expect(await screen.findByText('1 answer')).toHaveAttribute('role', 'status');
    search('guardian');
    expect(shown()).toEqual(['How old must I be to play and to buy diamonds?']);
    search('nothing like this');
    expect(shown()).toEqual([]);
    expect(screen.getByText(/Nothing matches/)).toBeInTheDocument();
    search('  ');
    expect(shown()).toHaveLength(all.length);
    await use('vi');
    fireEvent.change(screen.getByLabelText('Tìm trong các câu hỏi'), { target: { value: 'mat khau' } });
    expect(shown()).toContain('Tôi quên mật khẩu?');
    // From the beginning of a word: this is in “tài khoản” and “thoại” too.
    fireEvent.change(screen.getByLabelText('Tìm trong các câu hỏi'), { target: { value: '“hoan' } });
    expect(shown()).toEqual([
      'Bao lâu thì tôi nhận lại tiền hoàn?',
      'Máy của tôi có chơi được Outline không?',
    ]);
  });

  it('opens the question that an address leads to, again when the link is followed again', async () => {
    Element.prototype.scrollIntoView = vitest.fn();
    const slug = all[4]?.slug ?? '';
    const router = await visitSite(`/support#${slug}`);
    await waitFor(() => expect(opened()).toEqual([slug]));
    document.querySelector<HTMLDetailsElement>('details[open]')?.removeAttribute('open');
    await router.navigate(`/support#${slug}`);
    await waitFor(() => expect(opened()).toEqual([slug]));
    await router.navigate('/support#not-there');
    expect(opened()).toEqual([slug]);
  });

  it('marks what is in Vietnamese only', async () => {
    const one = { slug: 'mot', subject: 1, question: 'Một?', html: '<p>Đúng.</p>', lang: 'vi' as const };
    keepContent('support', 'en', { questions: [one] });
    await visitSite('/support');
    expect(screen.getByText('Một?')).toHaveAttribute('lang', 'vi');
    expect(screen.getByText('This answer is in Vietnamese only.')).toBeInTheDocument();
  });

  it('leads to a mail when there is an address, else to the notes on payments alone', async () => {
    on('get', 'site/contact', { supportEmail: 'help@outline.example', seller: null });
    await visitSite('/support');
    const ask = within(screen.getByRole('region', { name: 'Still stuck?' }));
    ask.getByText(/has no support email/);
    expect(ask.getByRole('link', { name: 'Before you pay' })).toHaveAttribute('href', '/shops#notes');
    const mail = await screen.findByRole('link', { name: 'Write to help@outline.example' });
    expect(mail).toHaveAttribute('href', 'mailto:help@outline.example?subject=I%20need%20help');
  });
});

it('later pages are found by the router: each lies below an address that it looks for', async () => {
  for (const { path = '' } of otherRoutes) {
    const router = await visitSite(path.replace(/:\w+\??/g, 'x'));
    // One's own account is found, too, and leads a guest to the sign-in.
    if (path === paths.account) expect(router.state.location.pathname).toBe(paths.auth.login);
    else await expect.poll(() => router.state.matches.at(-1)?.route.path).toBe(path);
    cleanup();
  }
});
