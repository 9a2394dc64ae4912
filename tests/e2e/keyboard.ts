import type { Locator, Page } from 'playwright-core';

const most = 150;

/** Moves the focus to an element with Tab alone. Throws when it is not reached, which is a fault of the page. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached by Tab.`);
}

/** Presses a key on an element reached with Tab. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types into a field reached with Tab, replacing its content, which Tab selects. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses a list's option by typing its first letters. */
export async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await press(page, list);
  const wanted = page.getByRole('option', { name: option });
  await wanted.waitFor();
  await page.keyboard.type(option.slice(0, 4));
  await tabless(wanted);
  await page.keyboard.press('Enter');
  await wanted.waitFor({ state: 'detached' });
}

/** Moves the focus to one of the elements that arrows lead through, and presses Enter on it. */
async function arrowTo(page: Page, target: Locator, arrow: 'ArrowDown' | 'ArrowRight'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return page.keyboard.press('Enter');
    }
    await page.keyboard.press(arrow);
  }
  throw new Error(`${String(target)} is not reached by ${arrow}.`);
}

/** Presses an item of the menu that is open. */
export const item = (page: Page, target: Locator): Promise<void> => arrowTo(page, target, 'ArrowDown');

/** Opens a tab beside the one that is open, which Tab leads to. */
export async function tab(page: Page, target: Locator): Promise<void> {
  const row = target.locator('xpath=ancestor::*[@role="tablist"]');
  await tabTo(page, row.getByRole('tab', { selected: true }));
  await arrowTo(page, target, 'ArrowRight');
}

/** Waits until an element receives the focus by itself. */
const tabless = (target: Locator): Promise<void> =>
  target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        if (element === document.activeElement) resolve();
        else element.addEventListener('focus', () => resolve(), { once: true });
      }),
  );

/** Opens a result of the search in the back office's top bar; arrows lead to it. */
export async function search(page: Page, text: string, result: string | RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.waitFor();
  await page.keyboard.type(text);
  const option = page.getByRole('option', { name: result }).first();
  await option.waitFor();
  for (let presses = 0; presses < most; presses++) {
    const id = await field.getAttribute('aria-activedescendant');
    if (id && id === (await option.getAttribute('id'))) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
