import type { Locator, Page } from 'playwright-core';
import { vietnamOffset } from '../../contract/vietnamTime';
import * as keyboard from './keyboard';

/** A moment in Vietnam as it is typed. */
export const typedMoment = (at: number): string => {
  const [day = '', time = ''] = new Date(at + vietnamOffset).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
};

/** How a person works a page: by keyboard alone, or by touch. */
export interface Hands {
  /** Presses a button or follows a link. */
  press(page: Page, target: Locator): Promise<void>;
  /** Selects a radio button. */
  pick(page: Page, radio: Locator): Promise<void>;
  /** Types into a field, in place of what it held. */
  type(page: Page, field: Locator, text: string): Promise<void>;
  /** Chooses an option of a list. */
  choose(page: Page, list: Locator, option: string): Promise<void>;
  /** Presses an item of the menu that is open. */
  item(page: Page, item: Locator): Promise<void>;
  /** Opens a tab beside the one that is open. */
  tab(page: Page, tab: Locator): Promise<void>;
  /** Opens a result of the search in the back office's top bar. */
  search(page: Page, text: string, result: string | RegExp): Promise<void>;
}

export const byKeyboard: Hands = {
  ...keyboard,
  pick: (page, radio) => keyboard.press(page, radio, 'Space'),
};

export const byTouch: Hands = {
  press: (_, target) => target.tap(),
  // What is seen of it is its label.
  pick: (_, radio) => radio.locator('xpath=ancestor::label').tap(),
  type: async (_, field, text) => {
    await field.tap();
    await field.fill(text);
  },
  choose: async (page, list, option) => {
    await list.tap();
    const wanted = page.getByRole('option', { name: option });
    await wanted.tap();
    await wanted.waitFor({ state: 'detached' });
  },
  item: (_, item) => item.tap(),
  tab: (_, tab) => tab.tap(),
  search: async (page, text, result) => {
    // The bar is away while one scrolls down.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await page.getByRole('combobox', { name: 'Search' }).fill(text);
    await page.getByRole('option', { name: result }).first().tap();
  },
};
