import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sampleBodies } from '../../contract/samples/articles';
import { sampleHelp } from '../../contract/samples/help';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';
import { descriptions } from '../../src/site/content/descriptions';
import { privacy, terms } from '../../src/site/content/legal';
import { Page as DownloadPage } from '../../src/site/download/DownloadPage';
import { ReleaseCard } from '../../src/site/download/ReleaseCard';
import { Footer } from '../../src/site/layout/Footer';
import { Page as TermsPage } from '../../src/site/legal/TermsPage';
import { api, on, refuse } from '../support/api';
import { openItem, renderLibrary } from '../support/library';
import { renderSite } from '../support/render';
import { writeToUs } from '../support/writeToUs';

describe('library', () => {
  it('filters by the category in the URL and shows the count', async () => {
    const { router } = await renderLibrary();
    const bar = screen.getByRole('navigation', { name: 'Filter by category' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['All', 'Head', 'Body', 'Bag', 'Emote', 'Weapon', 'Skill']);
    fireEvent.click(within(bar).getByRole('link', { name: 'Bag' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=bag'));
    expect(screen.getAllByText('4 items').length).toBeGreaterThan(0);
  });
  it('shows one strip per category, each a list under its heading', async () => {
    await renderLibrary();
    const strip = screen.getByRole('region', { name: 'Weapon' });
    expect(strip).toHaveTextContent('8 items');
    expect(within(within(strip).getByRole('list')).getAllByRole('link')).toHaveLength(8);
    expect(document.querySelectorAll('a[id^="item-"]')).toHaveLength(32);
  });
  it('opens an item from its link and closes it', async () => {
    const { router } = await openItem('cau-set', '?type=skill');
    const dialog = screen.getByRole('dialog', { name: 'Ball Lightning' });
    expect(dialog).toHaveTextContent('Electric');
    expect(dialog).toHaveTextContent('Epic');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/librarys'));
    expect(router.state.location.search).toBe('?type=skill');
  });
});

describe('download', () => {
  it('shows heading, stack and releases as specified', async () => {
    await renderSite(<DownloadPage />, { path: '/download' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Experience Outline on your computer in Beta',
    );
    for (const text of ['AVAILABLE NOW', 'Expected 05/07', 'Expected 02/08'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('COMING SOON')).toHaveLength(2);
    const soon = screen.getByRole('link', { name: /Prepare Beta WebGame/ });
    expect(soon).toHaveAttribute('target', '_blank');
    expect(soon).toHaveAttribute('rel', 'noreferrer');
    for (const title of ['Multiple Player', 'Smooth', 'Personalization']) {
      expect(screen.getByText(title)).toBeInTheDocument();
    }
  });
  it('shows a message when the file is missing, instead of saving the page as a zip', async () => {
    api.use(
      http.head('*/downloads/*', () => new HttpResponse(null, { headers: { 'content-type': 'text/html' } })),
    );
    await renderSite(<DownloadPage />, { path: '/download' });
    fireEvent.click(screen.getByRole('link', { name: /^Download Beta Desktop/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The download is not there yet.');
  });
  it('shows a message when a card has no link', async () => {
    await renderSite(
      <ReleaseCard
        release={{
          id: '2',
          name: 'Beta WebGame',
          drawing: 'web',
          isOut: false,
          day: '05/07',
          edition: '',
          requirements: '',
          about: 'In a browser.',
          html: '',
          file: null,
          link: '',
        }}
      />,
    );
    expect(screen.getByText('Download link not ready')).toBeInTheDocument();
  });
  it('opens a dialog for the trailer', async () => {
    await renderSite(<DownloadPage />, { path: '/download' });
    fireEvent.click(screen.getByRole('button', { name: 'Watch Trailer' }));
    expect(screen.getByRole('dialog', { name: 'Outline trailer' })).toBeInTheDocument();
  });
});

describe('sample archives', () => {
  it('are marked as samples beside their size, and in the link’s name', async () => {
    await renderSite(<DownloadPage />, { path: '/download' });
    const card = screen.getByText('AVAILABLE NOW').closest('article') as HTMLElement;
    expect(card.textContent).toMatch(/\d+\sB \(a sample, the game is not inside\)/);
    expect(within(card).getByRole('link').getAttribute('aria-label')).toMatch(
      /^Download Beta Desktop, zip file, \d+\sB, a sample/,
    );
    expect(screen.queryByText(/Run Outline.exe/)).toBeNull();
    for (const soon of screen.getAllByText('COMING SOON'))
      expect(soon.closest('article')).not.toHaveTextContent(/SHA-256|Size/);
  });
  it('promise no game: the page says “soon” and leads to the newsletter', async () => {
    await renderSite(
      <>
        <DownloadPage />
        <Footer />
      </>,
      { path: '/download' },
    );
    expect(screen.getByText(/coming soon. The file here is only a sample/)).toBeInTheDocument();
    expect(screen.queryByText(/Unpack and play/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tell me when it is out' }));
    expect(within(screen.getByRole('contentinfo')).getByRole('textbox')).toHaveFocus();
  });
});

describe('support and seller (decisions.md, Support and seller)', () => {
  const known = { supportEmail: 'help@shop.example', seller: { name: 'Outline Ltd', address: '1 Main St' } };
  it('are shown in the footer and the legal texts when configured', async () => {
    on('get', 'site/contact', known);
    await renderSite(
      <>
        <TermsPage />
        <Footer />
      </>,
    );
    expect(await screen.findByRole('link', { name: 'Support: help@shop.example' })).toHaveAttribute(
      'href',
      'mailto:help@shop.example',
    );
    expect(screen.getAllByText(/Outline Ltd, 1 Main St/)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Before you pay' })).toBeNull();
  });
  it('link to the available help when not configured', async () => {
    await renderSite(<Footer />);
    expect(screen.getByRole('link', { name: 'Before you pay' })).toHaveAttribute('href', '/shops#notes');
    expect(document.body.textContent).not.toMatch(/support/i);
  });
  it('no text promises a support contact that may not exist', () => {
    const texts = JSON.stringify([en, vi, terms, privacy, sampleHelp, sampleBodies, descriptions]);
    // Except the specification's only hidden text, and texts shown only with an address.
    const onlyWithAddress = [en, vi].flatMap(({ support: { ask }, payment }) => [
      ask.text,
      payment.help.write,
    ]);
    const rest = [
      'If you have any issues, please contact support.',
      'Nếu gặp vấn đề, vui lòng liên hệ bộ phận hỗ trợ.',
      ...onlyWithAddress,
    ].reduce((all, one) => all.replace(JSON.stringify(one).slice(1, -1), ''), texts);
    expect(writeToUs.exec(rest)?.[0]).toBeUndefined();
    expect(onlyWithAddress.filter((text) => writeToUs.test(text)).length).toBeGreaterThan(0);
  });
});

describe('a library URL', () => {
  it('of a missing item shows an error and a link', async () => {
    await renderLibrary('/librarys/nothing');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is nothing here');
    expect(screen.getByRole('link', { name: 'See the whole library' })).toHaveAttribute('href', '/librarys');
  });
  it('of an item returns focus to its tile when closed (requirement L-3)', async () => {
    await openItem('cau-set');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /Ball Lightning/ })).toHaveFocus());
  });
});

describe('footer', () => {
  const subscribe = (email: string) => {
    fireEvent.change(screen.getByLabelText('Your email'), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  };
  it('subscribes to the newsletter and confirms it', async () => {
    const bodies = on('post', 'newsletter/subscribe');
    await renderSite(<Footer />);
    subscribe('a@b.vn');
    expect(await screen.findByText(/You are on the list/)).toBeInTheDocument();
    expect(bodies).toEqual([{ email: 'a@b.vn' }]);
  });
  it.each([
    [404, '', 'Subscribing is not open yet.'],
    [400, 'Odd address.', 'Odd address.'],
    [500, '', 'Could not subscribe.'],
  ])('shows the result of %s', async (status, message, shown) => {
    on('post', 'newsletter/subscribe', () => refuse(status, message));
    await renderSite(<Footer />);
    subscribe('a@b.vn');
    expect(await screen.findByText(new RegExp(shown))).toBeInTheDocument();
  });
  it('shows age badge, health notice and the legal links', async () => {
    await renderSite(<Footer />);
    expect(screen.getByText('16+')).toBeInTheDocument();
    expect(screen.getByText(/180 minutes a day/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
    expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/support');
    expect(screen.getByRole('link', { name: 'Capstone project' })).toHaveAttribute('href', '/download#du-an');
  });
});

describe('legal texts', () => {
  it('the terms say how money comes back and, once known, that no seller is named', async () => {
    on('get', 'site/contact', { supportEmail: null, seller: null });
    await renderSite(<TermsPage />, { language: 'vi' });
    expect(screen.getByRole('heading', { name: '4. Hoàn tiền' })).toBeInTheDocument();
    expect(await screen.findByText(/chưa công bố tên và địa chỉ của đơn vị bán/)).toBeInTheDocument();
  });
  it('the terms name the seller and the address for complaints', async () => {
    const seller = { name: 'Công ty Outline', address: '1 Lê Lợi' };
    on('get', 'site/contact', { supportEmail: 'help@outline.example', seller });
    await renderSite(<TermsPage />);
    expect(await screen.findByText('Sold by Công ty Outline, 1 Lê Lợi.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@outline.example' })).toBeInTheDocument();
    expect(screen.queryByText(/has not published/)).not.toBeInTheDocument();
  });
  it('the terms lead to the licenses of what others made', async () => {
    await renderSite(<TermsPage />, { language: 'vi' });
    const link = screen.getByRole('link', { name: 'Giấy phép của phần mềm và phông chữ bên thứ ba' });
    expect(link).toHaveAttribute('href', '/notices.txt');
  });
  it('is there in both languages', async () => {
    const { unmount } = await renderSite(<TermsPage />, { language: 'vi' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Điều khoản sử dụng');
    unmount();
    await renderSite(<TermsPage />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
  });
});
