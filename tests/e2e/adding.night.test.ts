import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bundleServer } from '../../scripts/bundleServer';
import { type Block, blocksOf } from '../support/guide';
import { GuidedCopy } from '../support/guidedCopy';
import { picture } from '../support/server/pictures';
import { axeFindings, browserForTests, follow, remember } from './browser';
import { admin, RunningSite } from './site';

const minutes = 60_000;
let blocks: Block[];
let copy: GuidedCopy;
beforeAll(async () => {
  const pages = ['docs/adding-a-resource.md', 'docs/resources.md'];
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  blocks = texts.flatMap(blocksOf);
  copy = await GuidedCopy.make();
  for (const block of blocks) await copy.follow(block);
}, minutes);
afterAll(() => copy.remove());

/** The changes in the code blocks below some headings: new files, lines added to others, and total lines. */
function sizeOf(headings: RegExp) {
  const ours = blocks.filter(({ heading }) => headings.test(heading));
  const lines = ours.flatMap(({ code }) => code.trimEnd().split('\n'));
  const added = ours.filter(({ kind }) => kind === 'add');
  for (const { code } of added) expect(code.trimEnd().split('\n')).toHaveLength(1);
  return { files: ours.length - added.length, added: added.length, lines: lines.length };
}

describe('its size', () => {
  it('a resource is 3 new files, 4 lines in registries and at most 90 lines in all', () => {
    const { files, added, lines } = sizeOf(/^[123]\. /);
    expect({ files, added, isShort: lines <= 90 }).toEqual({ files: 3, added: 4, isShort: true });
  });
  it('a separate menu page is one more file', () => {
    const { files, added } = sizeOf(/menu page/);
    expect({ files, added }).toEqual({ files: 4, added: 4 });
  });
  it('a field is 2 places besides its migration', () => {
    const { files, added } = sizeOf(/field$/);
    expect({ files, placesBesideMigration: added - 1 }).toEqual({ files: 1, placesBesideMigration: 2 });
  });
});

describe('the result', () => {
  it(
    'passes lint once it is formatted',
    async () => {
      const paths = [...new Set(blocks.map(({ path }) => path))];
      // The copy is not a git repository.
      const biome = ['--vcs-enabled=false', ...paths];
      await copy.run('biome', 'check', '--write', ...biome);
      await copy.run('oxlint', '--type-aware', ...paths);
    },
    minutes,
  );
  // Several checkers would each check again what they share: twice the work on the two cores of a runner.
  it('type-checks', () => copy.run('tsc', '-b', '--checkers', '1'), 8 * minutes);
});

interface Steps {
  page: Page;
  noun: string;
  /** The form's input, by field; the table shows all of it but the description. */
  values: Record<string, string>;
  /** Further steps in the add dialog. */
  more: () => Promise<void>;
  /** What the table shows of these steps. */
  moreShown?: string;
  /** A changed field, and its new value as the table shows it. */
  change: [field: string, value: string];
  /** Looks at the edit dialog before the change. */
  inEdit?: () => Promise<void>;
}
const input = (page: Page, name: string) => page.locator(`[role="dialog"] [name="${name}"]`);

/** Creates, edits and deletes a record through the dialogs of the shown list. */
async function clickThrough(steps: Steps): Promise<void> {
  const {
    page,
    noun,
    values,
    more,
    moreShown,
    change: [field, value],
    inEdit,
  } = steps;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press(`+ ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`);
  for (const [name, text] of Object.entries(values)) await input(page, name).fill(text);
  await more();
  expect(await axeFindings(page)).toEqual([]);
  await press(`Thêm ${noun}`);
  const { description: _tooLong, ...shown } = values;
  for (const text of [...Object.values(shown), ...(moreShown ? [moreShown] : [])])
    await page.getByRole('cell', { name: text, exact: true }).waitFor();
  await press(`Sửa ${noun} ${values.name}`);
  await inEdit?.();
  await input(page, field).fill(value);
  await press('Lưu thay đổi');
  await page.getByRole('cell', { name: value, exact: true }).waitFor();
  const name = field === 'name' ? value : values.name;
  await press(`Xóa ${noun} ${name}`);
  await press('Xóa');
  await page.getByText('Không có dữ liệu.').waitFor();
}

/** Writes the report of a round by keyboard and the bar of marks. */
async function writeReport(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const report = input(page, 'report');
  await report.waitFor();
  await dialog.getByText('Nếu để trống, địa chỉ trang sẽ là /rounds/vong-1').waitFor();
  await dialog.getByText('Nếu để trống, địa chỉ trang sẽ là /en/rounds/round-one').waitFor();
  await report.pressSequentially('Một');
  const mark = (name: string) => dialog.getByRole('button', { name, exact: true }).first();
  await mark('Tiêu đề').click();
  await page.keyboard.type('\n\ntrận hay');
  for (const _ of 'trận hay') await page.keyboard.press('Shift+ArrowLeft');
  await mark('In đậm').focus();
  await page.keyboard.press('Enter');
  expect(await report.inputValue()).toBe('# Một\n\n**trận hay**');
  await page.keyboard.press('Control+z');
  expect(await report.inputValue()).toBe('# Một\n\ntrận hay');
  await page.keyboard.press('Control+Shift+z');
  expect(await report.inputValue()).toBe('# Một\n\n**trận hay**');
  await dialog.getByText('19 / 20.000 ký tự').waitFor();
  await input(page, 'stream').fill('https://outline.vn/live');
}

describe('in the browser', () => {
  const browser = browserForTests();
  let site: RunningSite;
  let session: Record<string, string>;
  let page: Page;
  beforeAll(async () => {
    await bundleServer(join(copy.root, 'dist/server'), copy.root);
    // Minifying takes most of a build, and its result is what other tests look at.
    await copy.run('vite', 'build', '--logLevel', 'error', '--minify', 'false');
    site = await new RunningSite(inject('demoData'), copy.root).start();
    session = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
    page = await browser.open({ kept: true });
    await remember(page, session);
    await page.goto(`${site.url}/admin/settings`);
    // A full build, next to other tests.
  }, 8 * minutes);
  afterAll(() => site?.remove());

  /** Stores a map through the API, with a picture. */
  async function makeMap(name: string): Promise<void> {
    const { accessToken: token } = session;
    const form = new FormData();
    form.append('Image', await picture());
    const headers = { authorization: `Bearer ${token}` };
    const upload = await fetch(`${site.url}/api/admin/images`, { method: 'POST', headers, body: form });
    const { name: image } = (await upload.json()) as { name: string };
    const json = { name, mode: 0, players: 8, area: 1, image };
    expect((await site.call('admin/maps', { method: 'POST', token, json })).status).toBe(201);
  }

  it(
    'a map is created, edited and deleted in Combat Management, with its picture and its later field',
    async () => {
      await follow(page, '/admin/combat-management');
      await page.getByRole('link', { name: 'Bản đồ' }).click();
      const more = async () => {
        await page.getByRole('combobox', { name: 'Chế độ' }).last().click();
        await page.getByRole('option', { name: 'Cướp cờ' }).click();
        await page.getByRole('listbox').waitFor({ state: 'detached' });
        const file = await picture();
        const buffer = Buffer.from(await file.arrayBuffer());
        await input(page, 'image').setInputFiles({ name: file.name, mimeType: file.type, buffer });
      };
      const values = { name: 'Xưởng tàu', description: 'Nhiều góc khuất.', players: '12', area: '900' };
      await clickThrough({ page, noun: 'bản đồ', values, more, change: ['players', '16'] });
    },
    2 * minutes,
  );

  it(
    'a tournament is created with its prizes, edited and deleted on the new page of the menu',
    async () => {
      await follow(page, '/admin/settings');
      await page.getByRole('menuitem', { name: 'Cộng đồng' }).click();
      const prizes = [
        ['1', '500'],
        ['2', '200'],
      ] as const;
      const more = async () => {
        await input(page, 'isOpen').check();
        for (const [n, [place, diamonds]] of prizes.entries()) {
          await page.getByRole('dialog').getByRole('button', { name: 'Thêm', exact: true }).click();
          await input(page, `prizes.${n}.place`).fill(place);
          await input(page, `prizes.${n}.diamonds`).fill(diamonds);
        }
      };
      const inEdit = async () => {
        for (const [n, [place, diamonds]] of prizes.entries()) {
          await input(page, `prizes.${n}.place`).waitFor();
          const cells = ['place', 'diamonds'].map((cell) => input(page, `prizes.${n}.${cell}`).inputValue());
          expect(await Promise.all(cells)).toEqual([place, diamonds]);
        }
      };
      await clickThrough({
        page,
        noun: 'giải đấu',
        values: { name: 'Cúp Hè' },
        more,
        moreShown: '2',
        change: ['name', 'Cúp Thu'],
        inEdit,
      });
    },
    2 * minutes,
  );

  it(
    'a round has texts in two languages and an address, refers to its map, has a page, and is found by its filter and deleted with others',
    async () => {
      for (const name of ['Xưởng', 'Bến cảng']) await makeMap(name);
      await follow(page, '/admin/community/rounds');
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const choose = async (option: string, at: 'first' | 'last') => {
        await page.getByRole('combobox', { name: 'Bản đồ' })[at]().fill(option);
        await page.getByRole('option', { name: option }).click();
      };
      for (const [n, map] of ['Bến cảng', 'Xưởng', 'Bến cảng'].entries()) {
        await press('+ Vòng đấu');
        await input(page, 'name').fill(`Vòng ${n + 1}`);
        if (n === 0) {
          await input(page, 'nameEn').fill('Round one');
          await writeReport(page);
        }
        await choose(map, 'last');
        await press('Thêm vòng đấu');
        await page.getByRole('cell', { name: `Vòng ${n + 1}`, exact: true }).waitFor();
      }
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('cell', { name: 'Vòng 1', exact: true }).click();
      await page.waitForURL(/community\/rounds\/[^/]+\/show$/);
      // The other rounds on the same map, through the reference.
      await page.getByRole('cell', { name: 'Vòng 3', exact: true }).waitFor();
      for (const name of ['Vòng 1', 'Vòng 2'])
        expect(await page.getByRole('cell', { name, exact: true }).count()).toBe(0);
      await page.getByText('Vòng bảng').waitFor();
      await page.getByText('vong-1', { exact: true }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Sửa', exact: true }).click();
      await page.waitForURL(/community\/rounds\/[^/]+\/edit$/);
      await input(page, 'name').fill('Vòng một');
      expect(await input(page, 'nameEn').inputValue()).toBe('Round one');
      await expect.poll(() => input(page, 'addressEn').inputValue()).toBe('round-one');
      expect(await input(page, 'report').inputValue()).toBe('# Một\n\n**trận hay**');
      await press('Lưu thay đổi');
      await page.getByRole('cell', { name: 'Vòng một', exact: true }).waitFor();
      await choose('Bến cảng', 'first');
      await page.getByRole('cell', { name: 'Vòng 2', exact: true }).waitFor({ state: 'detached' });
      await page.getByRole('checkbox', { name: 'Chọn tất cả' }).click();
      await page.getByText('Đã chọn 2 mục').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await press('Hoãn');
      await press('Xác nhận');
      await page.getByText('Đã chọn 2 mục').waitFor({ state: 'detached' });
      await page.getByRole('checkbox', { name: 'Chọn tất cả' }).click();
      await press('Xóa');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa', exact: true }).click();
      await page.getByText('Không có dữ liệu.').waitFor();
    },
    2 * minutes,
  );
});
