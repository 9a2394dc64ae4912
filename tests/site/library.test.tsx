import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi as vitest } from 'vitest';
import { searchKey } from '../../contract/text';
import { demoAccessories } from '../../server/cli/demo/accessories';
import { demoWeapons } from '../../server/cli/demo/arsenal';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';
import { demoContent } from '../../src/site/content/demo/demoContent';
import { promo } from '../../src/site/content/demo/home';
import { library } from '../../src/site/content/demo/library';
import type { LibraryContent } from '../../src/site/content/library';
import { keepContent } from '../../src/site/content/pageContent';
import { itemPath } from '../../src/site/library/item';
import { openItem, renderLibrary } from '../support/library';

const idOf = ({ art }: { art: string }) => art.split('/')[1] ?? '';
const inLibrary = <Row extends { art: string }>(rows: Row[]) =>
  rows.flatMap((row) => {
    const item = library.find(({ id }) => id === idOf(row));
    return item ? [[row, item] as const] : [];
  });

describe('the library’s content', () => {
  it('agrees with the demo catalogue of the back office where both have a thing', () => {
    const worn = inLibrary(demoAccessories(new Date()));
    expect(worn).toHaveLength(16);
    for (const [row, item] of worn) expect([item.name.vi, item.rarity]).toEqual([row.name, row.rarity]);
    const swords = inLibrary(demoWeapons);
    expect(swords).toHaveLength(4);
    for (const [row, item] of swords) {
      expect([item.name.vi, item.rarity]).toEqual([row.name, row.rarity]);
      expect(item.figures.map(({ value }) => value)).toEqual([row.damage, row.speed, row.range]);
    }
  });
  it('has figures for every item, each a part of the highest in its category', () => {
    for (const item of library) {
      expect(item.figures).toHaveLength(item.folder === 'cosmetics' ? 1 : 3);
      for (const each of item.figures) {
        expect(each.part).toBeGreaterThan(0);
        expect(each.part).toBeLessThanOrEqual(1);
      }
    }
  });
  it('names the boxes as the home page does', () => {
    for (const [texts, boxes] of [[vi, promo.vi] as const, [en, promo.en] as const])
      for (const { drawing, name } of boxes)
        expect(texts.library.box[drawing as keyof typeof texts.library.box]).toBe(name.toLowerCase());
  });
});

describe('the dialog of a library item', () => {
  /** Opens an item as clicking its tile does. */
  const open = async (item: string, query?: string) => {
    const { router } = await openItem(item, query);
    return { router, dialog: () => within(screen.getByRole('dialog')) };
  };
  it('tells figures, rarity in words, the ways to get it, and leads to the shop', async () => {
    const { dialog } = await open('ba-lo-ten-lua');
    for (const text of ['Epic', '4 colors']) expect(dialog().getByText(text)).toBeInTheDocument();
    expect(dialog().getByText('The wardrobe: 300 diamonds or 6,000 gold.')).toBeInTheDocument();
    expect(dialog().getByText('In a match: open a rare box or mystery box.')).toBeInTheDocument();
    expect(dialog().queryByText(/gift of mark/i)).toBeNull();
    expect(dialog().getByRole('link', { name: 'Get diamonds' })).toHaveAttribute('href', '/shops');
  });
  it('names no wardrobe for what it does not have', async () => {
    const { dialog } = await open('ma-tau');
    expect(dialog().getByText('82 per hit')).toBeInTheDocument();
    expect(dialog().queryByText(/wardrobe/)).toBeNull();
  });
  it('names the mark and season that give it, and no price then', async () => {
    const { dialog } = await open('mua-lan');
    expect(dialog().getByText(/The gift of mark 3 in season 2, once .* 2,500,000\sVND/)).toBeInTheDocument();
    expect(dialog().getByRole('link', { name: 'See the season' })).toHaveAttribute('href', '/season');
    expect(dialog().queryByText(/The wardrobe:/)).toBeNull();
  });
  it('says the price of the moment, with the one that is listed', async () => {
    const content = demoContent('library', 'en') as LibraryContent;
    const diamonds = { wallet: 'diamonds', price: 75, listed: 90 } as const;
    const reduced = {
      offers: [diamonds, { wallet: 'golds', price: 1500, listed: null } as const],
      gift: null,
    };
    const full = { offers: [{ ...diamonds, price: 200, listed: null }], gift: null };
    const ways = { ...content.ways, 'ba-lo-tre': reduced, 'tui-tiep-dan': full };
    keepContent('library', 'en', { ...content, ways });
    const { dialog } = await open('ba-lo-tre', '?type=bag');
    expect(dialog().getByText(/75 diamonds \(reduced from 90\) or 1,500 gold/)).toBeInTheDocument();
    fireEvent.click(dialog().getByRole('button', { name: 'Next item' }));
    expect(await screen.findByText('The wardrobe: 200 diamonds.')).toBeInTheDocument();
    keepContent('library', 'en', content);
  });
  it('leads to the next and previous item of the category, in a circle; the address follows in place', async () => {
    const { router, dialog } = await open('den-long-lung', '?type=bag');
    expect(dialog().getByText('4 / 4')).toBeInTheDocument();
    fireEvent.click(dialog().getByRole('button', { name: 'Next item' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/librarys/ba-lo-tre'));
    expect(router.state.location.search).toBe('?type=bag');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByRole('dialog', { name: 'Bamboo Pack' })).toHaveTextContent('1 / 4');
    fireEvent.click(dialog().getByRole('button', { name: 'Previous item' }));
    await screen.findByRole('dialog', { name: 'Lantern Pack' });
  });
  it('steps by arrow keys, but not while a player has them', async () => {
    await open('vay-tay');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    const dialog = await screen.findByRole('dialog', { name: 'Lion Dance' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    expect(screen.getByRole('dialog', { name: 'Lion Dance' })).toBe(dialog);
    const player = document.createElement('video');
    dialog.append(player);
    fireEvent.keyDown(player, { key: 'ArrowRight', bubbles: true });
    expect(screen.getByRole('dialog', { name: 'Lion Dance' })).toBe(dialog);
    player.remove();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await screen.findByRole('dialog', { name: 'Wave' });
  });
  it('steps by a swipe sideways, not by scrolling', async () => {
    await open('vay-tay');
    const swipe = (x: number, y: number) => {
      const target = screen.getByRole('dialog').querySelector('p') as Element;
      fireEvent.touchStart(target, { touches: [{ clientX: 200, clientY: 300 }] });
      fireEvent.touchEnd(target, { changedTouches: [{ clientX: 200 + x, clientY: 300 + y }] });
    };
    swipe(-60, 90);
    swipe(-30, 0);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Wave');
    swipe(-90, 20);
    await screen.findByRole('dialog', { name: 'Lion Dance' });
    swipe(90, 0);
    await screen.findByRole('dialog', { name: 'Wave' });
  });
  it('gives focus back to the tile of the item shown last', async () => {
    const { dialog } = await open('ba-lo-tre', '?type=bag');
    fireEvent.click(dialog().getByRole('button', { name: 'Next item' }));
    await screen.findByRole('dialog', { name: 'Ammo Bag' });
    fireEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /Ammo Bag/ })).toHaveFocus());
  });
});

describe("the address of an item (decisions.md, Items' addresses)", () => {
  it('is its Vietnamese name, folded', () => {
    for (const { id, name } of library)
      expect(itemPath(id)).toBe(`/librarys/${searchKey(name.vi).replaceAll(' ', '-')}`);
  });
  it('shows a page of its own to whoever comes from outside, in any case', async () => {
    await renderLibrary('/librarys/Kiem-Gap');
    expect(screen.getByRole('heading', { level: 1, name: 'Folding Sword' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.title).toBe('Folding Sword | Library | Outline');
    expect(screen.getByRole('link', { name: 'Weapon' })).toHaveAttribute('href', '/librarys?type=weapon');
    fireEvent.click(screen.getByRole('button', { name: 'Next item' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dagger' })).toBeInTheDocument();
  });
  it('is where the former one leads', async () => {
    const { router } = await renderLibrary('/librarys?item=kiem-gap');
    await waitFor(() => expect(router.state.location.pathname).toBe('/librarys/kiem-gap'));
    expect(router.state.historyAction).toBe('REPLACE');
  });
  it('opens over the library from its tile, and is left by one press of Back', async () => {
    const { router } = await renderLibrary('/librarys?type=weapon');
    fireEvent.click(screen.getByRole('link', { name: /Folding Sword/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Folding Sword' });
    expect(router.state.location).toMatchObject({ pathname: '/librarys/kiem-gap', search: '?type=weapon' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Next item' }));
    await screen.findByRole('dialog', { name: 'Dagger' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/librarys', search: '?type=weapon' });
    expect(router.state.historyAction).toBe('POP');
  });
  it('has its parts one level below its name', async () => {
    await renderLibrary('/librarys/kiem-gap');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H2']);
  });
  it('is shared by the system where it can, else copied', async () => {
    const writeText = vitest.fn(async () => undefined);
    vitest.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await renderLibrary('/librarys/kiem-gap');
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    const roles = (text: RegExp) => screen.getAllByText(text).map((one) => one.getAttribute('role'));
    // Said beside the button, too, for those who see it.
    await waitFor(() => expect(roles(/address of this item is copied/)).toEqual([null, 'status']));
    writeText.mockRejectedValueOnce(new Error('blocked'));
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(roles(/Could not copy/)).toEqual([null, 'status']));
    const share = vitest.fn(async () => undefined);
    vitest.stubGlobal('navigator', { ...navigator, share });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Folding Sword', url: expect.stringContaining('http') });
  });
});
