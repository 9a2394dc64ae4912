import { screen, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { messages } from '../../src/admin/app/i18nProvider';
import { peopleCsv } from '../../src/admin/crud/list/peopleCsv';
import { banners } from '../../src/admin/resources/banners';
import { releases } from '../../src/admin/resources/releases';
import { paths } from '../../src/paths';
import { adminScreen, allow, dialog, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();
beforeEach(() => allow('catalog:read', 'content:write'));

const sum = 'a'.repeat(64);
const row = (name: string, values: object) => ({
  ...samples.find((sample) => sample.name === name)?.row,
  status: 0,
  ...values,
});
const banner = row('banners', { scene: 'robots' });
const release = row('releases', { file: `${sum}/outline-1.2.zip`, drawing: 'disc' });
const listed = (name: string, record: object) => {
  api.onList(name, [record], { range: [0, 9], sort: ['place', 'ASC'] });
  api.on(`GET admin/${name}/r1`, { json: record });
};
const table = async (name: string) => within(await screen.findByRole('table', { name }));

it('shows the label of a word, in the list as in the form', async () => {
  listed('banners', banner);
  visit(`${paths.admin.content}/banners/r1/edit`);
  const form = await dialog('Edit Banner');
  expect((await form.findByRole('combobox', { name: /Scene/ })).textContent).toBe('Robots');
  // The list below the dialog is out of reach for assistive technology meanwhile.
  const shown = [...document.querySelectorAll('td .MuiChip-label')].map(({ textContent }) => textContent);
  expect(shown).toContain('Robots');
  expect(document.body.textContent).not.toContain('robots');
});

it('shows a file by its name, which leads nowhere before it is live', async () => {
  listed('releases', release);
  visit(`${paths.admin.content}/releases`);
  const name = await (await table('Table of Releases')).findByText('outline-1.2.zip');
  expect(name.closest('a')).toBeNull();
  expect(document.body.textContent).not.toContain(sum);
});

it('shows the date of an article as readers see it: the day in Vietnam, without a time', async () => {
  const article = row('news', { shownOn: '2026-11-20T17:00:00.000Z' });
  api.onList('news', [article], { range: [0, 9], sort: ['shownOn', 'DESC'] });
  visit(`${paths.admin.content}/news`);
  const day = await (await table('Table of News')).findByText('21 Nov 2026');
  expect(day.getAttribute('datetime')).toBe('2026-11-20T17:00:00.000Z');
});

it('shows both so on the page of a record', async () => {
  listed('releases', release);
  visit(`${paths.admin.content}/releases/r1/show`);
  expect(await screen.findByText('outline-1.2.zip')).toBeDefined();
  screen.getByText('Disc', { selector: '.MuiChip-label' });
  expect(document.body.textContent).not.toContain(sum);
});

it.each([
  ['vi', ['Robot', 'Đĩa cài đặt']],
  ['en', ['Robots', 'Disc']],
] as const)('writes both for people in %s', (language, [scene, drawing]) => {
  const translate = (key: string) =>
    key.split('.').reduce<unknown>((found, part) => (found as never)?.[part], messages[language]) as string;
  const reader = {
    translate,
    language,
    hidden: [],
    sort: { field: '', order: 'ASC' },
    names: new Map(),
  } as const;
  expect(peopleCsv(banners, [banner as never], reader)).toContain(`,${scene},`);
  const file = peopleCsv(releases, [release as never], reader);
  expect(file).toContain(`,${drawing}`);
  expect(file).toContain(',outline-1.2.zip');
  expect(file).not.toContain(sum);
});
