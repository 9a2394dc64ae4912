import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { AdminContext, Form, ResourceContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { file } from '../../contract/fields';
import { largestFile } from '../../contract/files';
import { messages } from '../../src/admin/app/i18nProvider';
import { fieldInput } from '../../src/admin/crud/definition/fieldInput';
import '../../src/admin/i18n/inputs';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole();
const api = recordApi();
const sum = 'a'.repeat(64);
const saved = vi.fn();
beforeEach(() => {
  localStorage.setItem('accessToken', 'token');
  localStorage.setItem('lang', 'en');
});
afterEach(() => {
  cleanup();
  saved.mockClear();
});

/** The input of a file in a form of react-admin. */
async function form(stored = ''): Promise<HTMLInputElement> {
  const texts = { ...messages.en, resources: { releases: { fields: { game: 'Game' } } } };
  const provider = polyglotI18nProvider(() => texts, 'en');
  const { container } = render(
    <AdminContext i18nProvider={provider}>
      <ResourceContextProvider value="releases">
        <Form record={{ id: 'r1', game: stored }} onSubmit={saved}>
          {fieldInput('game', file(), 'labels')}
          <button type="submit">Save</button>
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  // Its chunk.
  await screen.findByText('Game');
  return container.querySelector('input[type=file]') as HTMLInputElement;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pick = (input: HTMLInputElement, name: string, bytes?: number) => {
  const picked = new File(['PK'], name);
  if (bytes !== undefined) Object.defineProperty(picked, 'size', { value: bytes });
  fireEvent.change(input, { target: { files: [picked] } });
};
const upload = (name: string) => `POST admin/files?name=${name}`;
const values = () => saved.mock.lastCall?.[0];

it('uploads a picked file at once, and the record names it', async () => {
  const input = await form();
  api.on(upload('game.zip'), { json: { sum, bytes: 2 } });
  pick(input, 'game.zip');
  await screen.findByText('game.zip');
  screen.getByText(`SHA-256 ${sum}`);
  const { headers } = api.calls[0] ?? { headers: new Headers() };
  expect([headers.get('content-type'), headers.get('authorization')]).toEqual([
    'application/octet-stream',
    'Bearer token',
  ]);
  press('Save');
  await waitFor(() => expect(values()).toMatchObject({ game: `${sum}/game.zip` }));
});

it('shows the file that a record has, and takes it away', async () => {
  await form(`${sum}/old.zip`);
  screen.getByText('old.zip');
  press('Remove the file');
  press('Save');
  await waitFor(() => expect(values()).toMatchObject({ game: null }));
});

it.each([
  ['my game.zip', 2, /no spaces/],
  ['page.html', 2, /ends with zip/],
  ['game.zip', largestFile + 1, /at most 512 MB/],
])('says at the field why %s of %d bytes is not uploaded', async (name, bytes, message) => {
  const input = await form();
  pick(input, name, bytes);
  await screen.findByText(message);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(api.lines()).toEqual([]);
});

it.each([
  { status: 400, json: { message: 'No.', errors: { file: ['One person may upload 5,120 MB.'] } } },
  { status: 503, json: { message: 'The disk of the server is nearly full.' } },
])('says at the field what the server refuses with $status, and takes the next file', async (response) => {
  const input = await form();
  const refusal = response.json.errors?.file[0] ?? response.json.message;
  api.on(upload('game.zip'), response);
  pick(input, 'game.zip');
  await screen.findByText(refusal);
  api.on(upload('other.zip'), { json: { sum, bytes: 2 } });
  pick(input, 'other.zip');
  await screen.findByText('other.zip');
  expect(screen.queryByText(refusal)).toBeNull();
});

it('refreshes a session that has run out, once', async () => {
  localStorage.setItem('refreshToken', 'r1');
  const input = await form();
  api.on('POST user/auth/refresh-token', { json: { accessToken: 'newer' } });
  api.on(upload('game.zip'), ({ headers }) =>
    headers.get('authorization') === 'Bearer newer' ? { json: { sum, bytes: 2 } } : { status: 401, json: {} },
  );
  pick(input, 'game.zip');
  await screen.findByText('game.zip');
});

it('is not saved while a file is being uploaded, which can be stopped', async () => {
  const input = await form();
  api.on(upload('game.zip'), () => new Promise(() => undefined));
  pick(input, 'game.zip');
  await screen.findByRole('progressbar', { name: /^Uploading game\.zip/ });
  press('Save');
  await screen.findByText('Wait until the file is uploaded.');
  expect(saved).not.toHaveBeenCalled();
  press('Stop the upload');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('link')).toBeNull();
});

it('deletes the file from the server after a question, and the record names it no more', async () => {
  await form(`${sum}/old.zip`);
  api.on(`DELETE admin/files/${sum}`, { status: 204 });
  press('Delete from the server');
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete from the server' }),
  );
  await waitFor(() => expect(screen.queryByText('old.zip')).toBeNull());
  expect(api.lines()).toEqual([`DELETE admin/files/${sum}`]);
});

it('says with links what names a file that cannot be deleted', async () => {
  await form(`${sum}/old.zip`);
  const uses = ['published', 'draft', 'scheduled', 'earlier'].map((place) => ({
    place,
    resource: 'releases',
    id: place,
    name: `Beta ${place}`,
  }));
  api.on(`DELETE admin/files/${sum}`, { status: 409, json: { message: 'It is in use.', uses } });
  press('Delete from the server');
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete from the server' }),
  );
  await screen.findByText(/It is in use/);
  const history = encodeURIComponent(JSON.stringify({ resource: 'releases', recordId: 'earlier' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/releases\/published$/),
    expect.stringMatching(/releases\/draft$/),
    expect.stringMatching(/releases\/scheduled$/),
    expect.stringContaining(`history?filter=${history}`),
  ]);
  screen.getAllByText('old.zip');
});
