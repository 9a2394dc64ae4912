import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnProfile } from '../../contract/ownProfile';
import { draftPrefix } from '../../src/session/clearDrafts';
import { Page } from '../../src/site/account/profile/ProfilePage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const jade: OwnProfile = {
  firstName: 'Jade',
  lastName: 'Lê',
  phoneNumber: null,
  mailLanguage: null,
  version: 'v1',
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save changes');
const draftKey = `${draftPrefix}j@mail.com:profile`;

async function open(language: 'vi' | 'en' = 'en') {
  const view = await renderSite(<Page />, { language });
  await screen.findByRole('textbox', { name: language === 'vi' ? 'Tên' : 'First name' });
  return view;
}
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  localStorage.setItem('email', 'j@mail.com');
  on('get', 'user/profile', jade);
  on('get', 'user/profile/me', { username: 'jade', email: 'j@mail.com', diamonds: 0, golds: 0 });
});

describe('the form', () => {
  it('saves all of it with the version that was read, and shows what was stored', async () => {
    await open();
    const stored = {
      ...jade,
      firstName: 'Ngọc',
      phoneNumber: '+84912345678',
      mailLanguage: 'en',
      version: 'v2',
    };
    const sent = on('put', 'user/profile', stored);
    type('First name', ' Ngọc ');
    type('Phone number', '+84 912 345 678');
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    save();
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        firstName: ' Ngọc ',
        lastName: 'Lê',
        phoneNumber: '+84 912 345 678',
        mailLanguage: 'en',
        version: 'v1',
      },
    ]);
    expect([field('First name').value, field('Phone number').value]).toEqual(['Ngọc', '+84912345678']);
    expect(sessionStorage.getItem(draftKey)).toBeNull();
    type('Last name', 'Trần');
    expect(screen.queryByText('Saved.')).toBeNull();
    save();
    await waitFor(() => expect(sent[1]).toMatchObject({ lastName: 'Trần', version: 'v2' }));
  });

  it('shows each refusal at its field, the first with the focus, and any other below', async () => {
    await open();
    const phone = 'A phone number must have 8 to 15 digits.';
    on('put', 'user/profile', () => refuse(400, 'Not saved.', { phoneNumber: [phone] }));
    type('Phone number', '1');
    save();
    await waitFor(() => expect(field('Phone number')).toHaveAccessibleDescription(new RegExp(phone)));
    expect(field('Phone number')).toHaveFocus();
    expect(screen.queryByText('Not saved.')).toBeNull();
    on('put', 'user/profile', () => refuse(403, 'Your account is closed.'));
    save();
    expect(await screen.findByText('Your account is closed.')).toBeInTheDocument();
    on('put', 'user/profile', () => HttpResponse.error());
    save();
    expect(await screen.findByText('Your changes were not saved. Please try again.')).toBeInTheDocument();
    expect(field('Phone number').value).toBe('1');
  });

  it('has the family name first in Vietnamese', async () => {
    await open('vi');
    const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
    expect(names).toEqual(['lastName', 'firstName', 'phoneNumber']);
    expect(screen.getByRole('radio', { name: 'Theo lần đăng nhập gần nhất' })).toBeChecked();
  });

  it('offers to try again when nothing is known', async () => {
    on('get', 'user/profile', () => refuse(503, 'Later.'));
    await renderSite(<Page />);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    on('get', 'user/profile', jade);
    press('Retry');
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Jade');
  });

  it('is not there for staff', async () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'Admin' }));
    await renderSite(<Page />);
    expect(screen.queryByRole('heading', { name: 'Your details' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeInTheDocument();
  });
});

describe('another window', () => {
  const current: OwnProfile = { ...jade, lastName: 'Trần', phoneNumber: '0912345678', version: 'v9' };
  const changed = () =>
    HttpResponse.json({ message: 'Changed.', conflict: { by: null, at: null, current } }, { status: 409 });

  it('shows what holds now before a second press replaces it', async () => {
    await open();
    on('put', 'user/profile', changed);
    type('First name', 'Ngọc');
    save();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Jade Trần')).toBeInTheDocument();
    expect(within(alert).getByText('Phone number: 0912345678')).toBeInTheDocument();
    const sent = on('put', 'user/profile', { ...jade, firstName: 'Ngọc', version: 'v10' });
    save();
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Ngọc', lastName: 'Lê', version: 'v9' })]);
  });

  it('can be given the way', async () => {
    await open();
    on('put', 'user/profile', changed);
    type('First name', 'Ngọc');
    save();
    await screen.findByRole('alert');
    press('Use what is saved');
    expect([field('First name').value, field('Last name').value]).toEqual(['Jade', 'Trần']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });
});

describe('what was typed', () => {
  it('is there again after the session ended, with the version that it was based on', async () => {
    const { unmount } = await open();
    type('First name', 'Ngọc');
    unmount();
    on('get', 'user/profile', { ...jade, lastName: 'Trần', version: 'v2' });
    await open();
    expect(field('First name')).toHaveValue('Ngọc');
    expect(screen.getByText(/not saved yet/)).toBeInTheDocument();
    const sent = on('put', 'user/profile', jade);
    save();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ version: 'v1', lastName: 'Lê' })]));
  });

  it('can be discarded for what is saved', async () => {
    const { unmount } = await open();
    type('First name', 'Ngọc');
    unmount();
    await open();
    press('Discard changes');
    expect(field('First name')).toHaveValue('Jade');
    expect(screen.queryByText(/not saved yet/)).toBeNull();
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });
});
