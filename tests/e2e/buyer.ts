import type { Page } from 'playwright-core';

/** Opens the shop in Vietnamese, chooses the demo player minhkhoi and the first package. */
export async function chooseRecipientAndPackage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/shops`);
  await page.getByRole('combobox', { name: 'Email hoặc tên người dùng' }).pressSequentially('min');
  await page.getByRole('option', { name: /minhkhoi/ }).click();
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await page.locator('label:has(input[name="package"])').first().click();
}

/** Clicks something that opens the gateway's page in a new tab, and returns that tab. */
export async function openCheckout(page: Page, click: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await click();
  return opened;
}
