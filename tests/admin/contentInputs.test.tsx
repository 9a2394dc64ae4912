import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { AdminContext, Form, ResourceContextProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fields, link, localized, markdown, slug } from '../../contract/fields';
import { messages } from '../../src/admin/app/i18nProvider';
import { fieldInput } from '../../src/admin/crud/definition/fieldInput';
import '../../src/admin/i18n/inputs';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole();
const api = recordApi();
afterEach(cleanup);

const fields: Fields = {
  ...localized('title'),
  ...localized('body', markdown({ required: false, max: 1000 })),
  ...localized('address', slug('title', { below: '/news' })),
  more: link({ required: false }),
};
const labels = { title: 'Title', body: 'Body', bodyEn: 'Body (English)', address: 'Address', more: 'More' };
const texts = {
  ...messages.en,
  resources: { stories: { fields: { ...labels, titleEn: 'Title (English)' } } },
};
const saved = vi.fn();

/** The inputs of some fields in a form of react-admin, with a record. */
async function form(names: readonly string[], record: Record<string, unknown> = {}) {
  // Of the limits in rules.
  localStorage.setItem('lang', 'en');
  render(
    <AdminContext i18nProvider={polyglotI18nProvider(() => texts, 'en')}>
      <ResourceContextProvider value="stories">
        <Form record={{ id: 's1', ...record }} onSubmit={saved}>
          {names.map((name) => fieldInput(name, fields[name] as Fields[string], 'labels'))}
          <button type="submit">Save</button>
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  // Their chunks.
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(names.length));
}
const text = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) => fireEvent.change(text(name), { target: { value } });

describe('Markdown', () => {
  /** Presses a button with a part of the text selected; `|` marks the two ends of a selection. */
  async function marked(button: string, given: string): Promise<string> {
    const [before = '', selected = '', rest = ''] = given.split('|');
    type('Body', before + selected + rest);
    const area = text('Body');
    area.setSelectionRange(before.length, before.length + selected.length);
    press(button);
    expect(document.activeElement).toBe(area);
    const { value, selectionStart: start, selectionEnd: end } = area;
    return `${value.slice(0, start)}|${value.slice(start, end)}|${value.slice(end)}`;
  }

  it('has buttons that work on the selection, by pointer and by keyboard, and is saved as it is shown', async () => {
    await form(['body']);
    expect(await marked('Bold', 'a |word| b')).toBe('a **|word|** b');
    expect(await marked('Italic', 'a |word| b')).toBe('a _|word|_ b');
    expect(await marked('Heading', 'one\ntw|o|')).toBe('one\n|# two|');
    expect(await marked('List', '|one\ntwo|')).toBe('|- one\n- two|');
    expect(await marked('Link', 'see |our shop|')).toBe('see [our shop](|https://|)');
    fireEvent.keyDown(text('Body'), { key: 'b', ctrlKey: true });
    expect(text('Body').value).toBe('see [our shop](**https://**)');
    fireEvent.keyDown(text('Body'), { key: 'b' });
    press('Save');
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0]).toMatchObject({ body: 'see [our shop](**https://**)' }),
    );
  });

  const dialog = async () =>
    within(await screen.findByRole('dialog', { name: 'Add a Picture or Clip to the Text' }));
  const picked = (file = new File(['not empty'], 'anh.png', { type: 'image/png' })) =>
    fireEvent.change(screen.getByLabelText(/^Choose/), { target: { files: [file] } });

  it('has a button that uploads a picture and puts it where the cursor was, as a paragraph', async () => {
    saved.mockClear();
    await form(['body'], { body: 'Before. After.' });
    text('Body').setSelectionRange(8, 8);
    press('Add a picture');
    const open = await dialog();
    picked();
    fireEvent.change(open.getByRole('textbox'), { target: { value: 'The arena' } });
    api.on('POST admin/images', { status: 201, json: { name: 'a-name.webp', imageUrl: '', thumbUrl: '' } });
    press('Add to the Text');
    await waitFor(() => expect(text('Body').value).toBe('Before. \n\n![The arena](a-name.webp)\n\nAfter.'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(text('Body'));
    expect(text('Body').selectionStart).toBe(37);
    expect(saved).not.toHaveBeenCalled();
    press('Save');
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0]).toMatchObject({
        body: 'Before. \n\n![The arena](a-name.webp)\n\nAfter.',
      }),
    );
  });

  it('puts a clip of ours where the cursor was, and uploads nothing', async () => {
    await form(['body'], { body: '' });
    press('Add a picture');
    const open = await dialog();
    picked();
    const clip = open.getByLabelText('Or a clip of the game');
    fireEvent.change(clip, { target: { value: 'home/tiep-te' } });
    press('Add to the Text');
    open.getByText('This field is required.');
    fireEvent.change(open.getByRole('textbox'), { target: { value: 'A box opens' } });
    press('Add to the Text');
    await waitFor(() => expect(text('Body').value).toBe('![A box opens](home/tiep-te)\n\n'));
    expect(api.lines()).toEqual([]);
  });

  it('asks for a picture that the server takes and for what it shows, and says why one was refused', async () => {
    await form(['body'], { body: 'the arena' });
    text('Body').setSelectionRange(0, 9);
    press('Add a picture');
    const open = await dialog();
    expect(open.getByRole('textbox')).toHaveProperty('value', 'the arena');
    press('Add to the Text');
    open.getByText('Please upload an image.');
    picked(new File(['x'], 'a.gif', { type: 'image/gif' }));
    await waitFor(() => expect(open.queryByText('Please upload an image.')).toBeNull());
    picked();
    fireEvent.change(open.getByRole('textbox'), { target: { value: ' ' } });
    press('Add to the Text');
    open.getByText('This field is required.');
    fireEvent.change(open.getByRole('textbox'), { target: { value: 'The arena' } });
    const message = 'The picture cannot be read.';
    api.on('POST admin/images', { status: 400, json: { message, errors: { image: [message] } } });
    press('Add to the Text');
    await open.findByText(message);
    press('Cancel');
    expect(text('Body').value).toBe('the arena');
    expect(api.lines()).toEqual(['POST admin/images']);
  });

  it('uses the command by which the browser can undo it, where there is one', async () => {
    const command = vi.fn(() => true);
    Object.assign(document, { execCommand: command });
    await form(['body'], { body: 'word' });
    text('Body').setSelectionRange(0, 4);
    press('Bold');
    expect(command.mock.calls).toEqual([['insertText', false, '**word**']]);
    // The browser would have changed it.
    expect(text('Body').value).toBe('word');
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('counts its characters, and says when there are too many', async () => {
    await form(['body'], { body: 'Tiếng Việt'.normalize('NFD') });
    screen.getByText('10 of 1,000 characters');
    type('Body', 'x'.repeat(1001));
    screen.getByText('1,001 of 1,000 characters');
    press('Save');
    await screen.findByText('At most 1,000 characters.');
    type('Body', 'x');
    await waitFor(() => expect(screen.queryByText('At most 1,000 characters.')).toBeNull());
    type('Body', '['.repeat(301));
    await screen.findByText('Too many links and pictures: at most 300 [ signs.');
  });
});

describe('an address', () => {
  it('says what it will be, in the language of its text', async () => {
    await form(['title', 'titleEn', 'address', 'addressEn']);
    screen.getByText('If left empty, the address is made from “Title”.');
    screen.getByText('If left empty, the address is made from “Title (English)”.');
    type('Title', 'Đấu trường số 1');
    type('Title (English)', 'Arena One');
    screen.getByText('If left empty, the page will be at /news/dau-truong-so-1');
    screen.getByText('If left empty, the page will be at /en/news/arena-one');
    type('Address', 'cua-toi');
    screen.getByText('Address of the page: /news/cua-toi');
  });

  it('is refused in another form, and may be empty', async () => {
    await form(['title', 'address'], { title: 'Một', address: 'mot' });
    type('Address', 'Của tôi');
    press('Save');
    await screen.findByText('Use lowercase letters a to z and digits, joined by single hyphens.');
    type('Address', '');
    press('Save');
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ title: 'Một', address: null }));
  });
});

describe('a link', () => {
  const rule = 'On this site: a path that starts with one “/”. Elsewhere: an https:// or mailto: address.';

  it('has its rule below it, as help and as the refusal', async () => {
    await form(['more']);
    expect(screen.getByText(rule).className).not.toContain('Mui-error');
    type('More', 'javascript:alert(1)');
    press('Save');
    await waitFor(() => expect(screen.getByText(rule).closest('.Mui-error')).not.toBeNull());
    type('More', ' /shops ');
    press('Save');
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ more: ' /shops ' }));
  });
});
