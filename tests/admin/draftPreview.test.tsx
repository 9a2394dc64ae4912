import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../src/paths';
import { adminScreen, allow, dialog, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();
beforeEach(() => {
  // As in a browser that gives the frame some room.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly report: (entries: object[]) => void) {}
      observe = () => this.report([{ contentRect: { width: 800, height: 600 } }]);
      disconnect = () => undefined;
      unobserve = () => undefined;
    },
  );
  return () => vi.unstubAllGlobals();
});

const newsPath = `${paths.admin.content}/news`;
const draftCall = 'POST admin/publications/draft';
const row = { ...samples.find(({ name }) => name === 'news')?.row, id: 'n1', version: 3, title: 'Chợ Nổi' };
const sent = () =>
  api.calls.filter(({ method, path }) => `${method} ${path}` === draftCall).map(({ body }) => body as Sent);
interface Sent {
  resource: string;
  recordId?: string;
  language: string;
  values: Record<string, unknown>;
}
const title = () => screen.getByRole('textbox', { name: /^Title(?! \(English)/, hidden: true });
async function look() {
  fireEvent.click(await screen.findByRole('button', { name: 'Preview as you type' }));
  const over = await screen.findByRole('dialog', { name: 'Preview as you type' });
  await within(over).findByRole('region', { name: /^Preview/ });
}

it('shows what is typed by the server, once its typist pauses, in a frame that runs nothing', async () => {
  allow('catalog:read', 'content:write');
  api.onList('news', [row], { range: [0, 9], sort: ['shownOn', 'DESC'] });
  api.on('GET admin/news/n1', { json: row });
  api.on(draftCall, { json: { html: '<html lang="vi"><body>Saved</body></html>' } });
  visit(`${newsPath}/n1/edit`);
  await dialog('Edit Article');
  await look();
  const frame = (await screen.findByTitle(/^Preview of/)) as HTMLIFrameElement;
  expect([frame.getAttribute('sandbox'), frame.srcdoc]).toEqual([
    'allow-same-origin',
    '<html lang="vi"><body>Saved</body></html>',
  ]);
  expect(sent()).toMatchObject([
    { resource: 'news', recordId: 'n1', language: 'vi', values: { title: 'Chợ Nổi' } },
  ]);
  for (const text of ['M', 'Mớ', 'Mới']) fireEvent.change(title(), { target: { value: text } });
  await waitFor(() => expect(sent().length).toBe(2));
  expect(sent()[1]?.values.title).toBe('Mới');
  // What cannot be shown is said, and the page before it stays.
  api.on(draftCall, { status: 409, json: { message: 'HTML cannot be shown: <script>' } });
  fireEvent.change(title(), { target: { value: 'Khác' } });
  await screen.findByText('HTML cannot be shown: <script>');
  expect(screen.getByTitle(/^Preview of/)).toBeTruthy();
  api.on(draftCall, { json: { html: '<html lang="en"><body>Saved</body></html>' } });
  fireEvent.click(screen.getByRole('button', { name: 'EN' }));
  await waitFor(() => expect(sent().at(-1)?.language).toBe('en'));
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('is there before a record is added, and only for content', async () => {
  api.onList('news', [], { range: [0, 9], sort: ['shownOn', 'DESC'] });
  api.on(draftCall, { json: { html: '<html><body>New</body></html>' } });
  const router = visit(`${newsPath}/create`);
  await dialog('Add New Article');
  await look();
  await waitFor(() => expect(sent().length).toBe(1));
  expect(sent()[0]).not.toHaveProperty('recordId');
  const boxes = samples.find(({ name }) => name === 'boxes') as (typeof samples)[number];
  api.on(boxes.calls.list, { json: boxes.list() as never });
  await router.navigate(`${boxes.path}/create`, { state: { saved: true } });
  await dialog('Add New Box');
  expect(screen.queryByRole('button', { name: 'Preview as you type' })).toBeNull();
});
