import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Address } from '../../contract/addresses';
import { type browserForTests, follow, remember } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

/** Does something on a page, waits for the call that it sends, and returns the response's body. A refused call fails. */
export async function sendsFrom(
  page: Page,
  { method, path }: Address,
  act: () => Promise<unknown>,
): Promise<{ id: string }> {
  const pattern = new RegExp(`^/api/${path.replace(/:\w+/g, '[^/]+')}$`);
  const answered = page.waitForResponse(
    (response) => response.request().method() === method && pattern.test(new URL(response.url()).pathname),
  );
  const [response] = await Promise.all([answered, act()]);
  // A file that the page saves is not read here.
  const text = await response.text().catch(() => '');
  expect([method, path, response.ok() ? 'ok' : text]).toEqual([method, path, 'ok']);
  return text.startsWith('{') ? JSON.parse(text) : { id: '' };
}

/** What is read of a row of a list. */
type Row = Record<string, string>;

/** `METHOD path` of a declared call. */
export function addressIn(call: string): Address {
  const [method, path = ''] = call.split(' ');
  return { method: method as Address['method'], path };
}

/**
 * A site of its own whose back office is open as its owner, for a file that sends calls from there: what all pages send is
 * compared with the declared calls (scripts/sentCalls.ts).
 */
export function callingOffice(browser: ReturnType<typeof browserForTests>) {
  const site = demoSite();
  let page: Page;
  let token = '';
  beforeAll(async () => {
    await site.start({ RATE_LIMITS: 'off' });
    const session: Record<string, string> = (
      await site.call('user/auth/login', { method: 'POST', json: admin })
    ).body;
    token = session.accessToken ?? '';
    page = await browser.open({ kept: true, acceptDownloads: true });
    await remember(page, { ...session, lang: 'en' });
    await page.goto(`${site.url}/admin/settings/security`);
  });
  afterAll(() => site.remove());

  const dialog = (): Locator => page.locator('[role=dialog], [role=alertdialog]').last();
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true }).first();
  const input = (name: string): Locator => dialog().locator(`[name="${name}"]`).first();
  /** Saves and closes: the submit button of content stays. */
  const submit = async (): Promise<void> => {
    const closing = dialog().getByRole('button', { name: 'Save and Close', exact: true });
    const button = (await closing.count()) > 0 ? closing : dialog().locator('button[type=submit]');
    await button.click();
  };
  const closed = (): Promise<void> =>
    page.locator('[role=dialog], [role=alertdialog]').first().waitFor({ state: 'detached' });
  const sends = (address: Address, act: () => Promise<unknown>) => sendsFrom(page, address, act);
  /** Opens a page after one without a list, so that no button is the previous list's. */
  const open = async (path: string): Promise<void> => {
    await follow(page, '/admin/settings/security');
    // The page before stays in sight until this one is there.
    await page.locator('main input[name=currentPassword]').waitFor();
    await follow(page, path);
  };
  return {
    site,
    page: () => page,
    token: () => token,
    sends,
    open,
    /** Presses the button of this name. */
    press: (name: string | RegExp): Promise<void> => button(name).click(),
    dialog,
    input,
    submit,
    /** Presses the act of a question, which stands after the way out. */
    confirm: (): Promise<void> => page.getByRole('alertdialog').getByRole('button').last().click(),
    closed,
    /** Opens the dialog at an address, fills it in, with a reason if it asks for one, and sends its call. */
    sendByDialog: async (call: string, path: string, fill?: () => Promise<unknown>): Promise<void> => {
      await open(path);
      await dialog().locator('button[type=submit]').waitFor();
      await fill?.();
      if (await input('reason').count()) await input('reason').fill('Agreed on Monday');
      await sends(addressIn(call), submit);
      await closed();
    },
    /** The first row of a list that a test is about. */
    rowOf: async (list: string, isWanted: (row: Row) => boolean): Promise<Row> => {
      const { body }: { body: Row[] } = await site.call(`${list}?range=[0,99]`, { token });
      const found = body.find(isWanted);
      if (!found) throw new Error(`No such row in ${list}`);
      return found;
    },
  };
}
