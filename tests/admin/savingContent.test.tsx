import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { adminScreen, dialog, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const newsPath = `${paths.admin.content}/news`;
const article = (given: object = {}) => ({
  ...samples.find(({ name }) => name === 'news')?.row,
  id: 'n1',
  version: 3,
  title: 'Chợ Nổi',
  titleEn: '',
  body: 'Ghe trôi.',
  address: 'cho-noi',
  status: 0,
  schedule: 0,
  scheduledAt: null,
  ...given,
});
const calls = (method: string) => api.calls.filter((one) => one.method === method);
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title(?! \(English)/ });
const type = (text: string) => fireEvent.change(title(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function opened(record: object = article()) {
  api.onList('news', [record], { range: [0, 9], sort: ['shownOn', 'DESC'] });
  api.on('GET admin/news/n1', { json: record });
  const router = visit(`${newsPath}/n1/edit`);
  await dialog('Edit Article');
  await screen.findByDisplayValue('Chợ Nổi');
  return router;
}
const pathOf = (router: ReturnType<typeof visit>) => router.state.location.pathname;

it('a saved article stays open as it was saved, from which the next save goes on', async () => {
  const router = await opened(article({ status: 1 }));
  for (const [version, text] of [
    [4, 'Chợ Nổi về đêm'],
    [5, 'Chợ Nổi sáng sớm'],
  ] as const) {
    type(text);
    api.on('PUT admin/news/n1', { json: article({ version, title: text, status: 2 }) });
    press('Save Changes');
    await waitFor(() => expect(calls('PUT').length).toBe(version - 3));
    await screen.findByText('Article saved.');
    // What is saved can be published, and the state is the new one.
    await within(screen.getByRole('dialog')).findByText('Live, changed since');
    await waitFor(() => expect(screen.queryByText('Save before you publish or preview.')).toBeNull());
    expect([pathOf(router), title().value]).toEqual([`${newsPath}/n1/edit`, text]);
  }
  expect(calls('PUT').map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]);
  press('Cancel');
  await waitFor(() => expect(pathOf(router)).toBe(newsPath));
});

it('closes with the other button, and after a refusal only once it is saved', async () => {
  const router = await opened();
  type('Chợ Nổi về đêm');
  api.on('PUT admin/news/n1', { status: 500 });
  press('Save and Close');
  await screen.findByRole('alert');
  expect(pathOf(router)).toBe(`${newsPath}/n1/edit`);
  api.on('PUT admin/news/n1', { json: article({ version: 4 }) });
  press('Save and Close');
  await waitFor(() => expect(pathOf(router)).toBe(newsPath));
});

it.each(['ctrlKey', 'metaKey'] as const)('is saved by %s and S, once', async (key) => {
  const router = await opened();
  type('Chợ Nổi về đêm');
  api.on('PUT admin/news/n1', { json: article({ version: 4 }) });
  for (const repeated of [true, true])
    expect(fireEvent.keyDown(title(), { key: 's', [key]: repeated })).toBe(false);
  await screen.findByText('Article saved.');
  expect([calls('PUT').length, pathOf(router)]).toEqual([1, `${newsPath}/n1/edit`]);
});

it('an article that was added is edited on, with the acts of publishing', async () => {
  api.onList('news', [], { range: [0, 9], sort: ['shownOn', 'DESC'] });
  const router = visit(`${newsPath}/create`);
  await dialog('Add New Article');
  type('Chợ Nổi');
  const text = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  text(/^Summary(?! \(English)/, 'Bản đồ mới.');
  await screen.findByRole('textbox', { name: /^Body(?! \(English)/ });
  text(/^Body(?! \(English)/, 'Ghe trôi.');
  api.on('POST admin/news', { status: 201, json: article({ version: 1 }) });
  api.on('GET admin/news/n1', { json: article({ version: 1 }) });
  press('Add Article');
  await dialog('Edit Article');
  expect(pathOf(router)).toBe(`${newsPath}/n1/edit`);
  await screen.findByRole('button', { name: 'Publish “Chợ Nổi”' });
});

it('other records close with a save, as specified, by the key too', async () => {
  const boxes = samples.find(({ name }) => name === 'boxes') as (typeof samples)[number];
  api.on(boxes.calls.list, { json: boxes.list() as never });
  api.on(String(boxes.calls.one), { json: boxes.row as never });
  const router = visit(`${boxes.path}/r1/edit`);
  await dialog('Edit Box');
  const name = await screen.findByRole('textbox', { name: /^Name(?! \(English)/ });
  expect(screen.queryByRole('button', { name: 'Save and Close' })).toBeNull();
  fireEvent.change(name, { target: { value: 'Rương' } });
  api.on(boxes.calls.update, { json: boxes.row as never });
  fireEvent.keyDown(name, { key: 's', ctrlKey: true });
  await waitFor(() => expect(pathOf(router)).toBe(boxes.path));
});
