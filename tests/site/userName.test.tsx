import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftPrefix } from '../../src/session/clearDrafts';
import { UserNameCard } from '../../src/site/account/profile/UserNameCard';
import { on, refuse } from '../support/api';
import { ownSecurity as security } from '../support/ownSecurity';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typed = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const draftKey = `${draftPrefix}j@mail.com:userName`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  localStorage.setItem('email', 'j@mail.com');
  localStorage.setItem('userName', 'jade');
  on('get', 'user/user-name', { userName: 'jade', nextAt: null });
  on('get', 'user/security', security);
});
async function open() {
  const view = await renderSite(<UserNameCard />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change user name' }));
  await screen.findByLabelText('New user name');
  return view;
}

describe('one’s user name', () => {
  it('changes with the password, and the stored session follows', async () => {
    await open();
    const accessToken = tokenWith({ role: 'User', userName: 'linh.anh' });
    const nextAt = '2027-03-01T00:00:00.000Z';
    const sent = on('put', 'user/user-name', { userName: 'linh.anh', nextAt, accessToken });
    typed('New user name', ' linh.anh ');
    typed('Current password', 'secret');
    press('Change name');
    expect(await screen.findByText('Your user name was changed.')).toBeInTheDocument();
    expect(sent).toEqual([{ userName: 'linh.anh', password: 'secret' }]);
    expect([localStorage.getItem('userName'), localStorage.getItem('accessToken')]).toEqual([
      'linh.anh',
      accessToken,
    ]);
    expect(screen.getByText('linh.anh')).toBeInTheDocument();
    expect(screen.getByText(/again after 1 Mar 2027/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change user name' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'User name' })).toHaveFocus();
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });

  it.each([
    ['New user name', 'userName', 'This user name is already taken.'],
    ['Current password', 'password', 'The current password is wrong.'],
  ])('shows a refusal at “%s”', async (label, field, said) => {
    await open();
    on('put', 'user/user-name', () => refuse(409, said, { [field]: [said] }));
    typed('New user name', 'linh');
    typed('Current password', 'secret');
    press('Change name');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(said)));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  });

  it('says when it can change next, and offers nothing before', async () => {
    on('get', 'user/user-name', { userName: 'jade', nextAt: '2027-03-01T00:00:00.000Z' });
    await renderSite(<UserNameCard />);
    expect(await screen.findByText(/again after 1 Mar 2027/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has what was typed again after the session ended, but no password', async () => {
    const { unmount } = await open();
    typed('New user name', 'linh.anh');
    typed('Current password', 'secret');
    unmount();
    await renderSite(<UserNameCard />);
    expect(await screen.findByLabelText('New user name')).toHaveValue('linh.anh');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    press('Cancel');
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });

  it('offers to try again when nothing is known', async () => {
    on('get', 'user/user-name', () => refuse(503, 'Later.'));
    await renderSite(<UserNameCard />);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    on('get', 'user/user-name', { userName: 'jade', nextAt: null });
    press('Retry');
    expect(await screen.findByText('jade')).toBeInTheDocument();
  });
});
