import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnSecurity } from '../../contract/ownSecurity';
import { AccountStepUp } from '../../src/site/account/security/AccountStepUp';
import { EmailCard } from '../../src/site/account/security/EmailCard';
import { FactorCard } from '../../src/site/account/security/FactorCard';
import { GoogleCard } from '../../src/site/account/security/GoogleCard';
import { Protection } from '../../src/site/account/security/Protection';
import { on, refuse } from '../support/api';
import { ownSecurity as plain } from '../support/ownSecurity';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const Cards = () => (
  <Protection>
    {(security) => (
      <>
        <EmailCard security={security} />
        <FactorCard security={security} />
        <GoogleCard security={security} />
      </>
    )}
  </Protection>
);
beforeEach(() => {
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  on('get', 'user/profile/me', { username: 'jade', email: 'j@mail.com', diamonds: 0, golds: 0 });
});
async function open(more: Partial<OwnSecurity> = {}) {
  on('get', 'user/security', { ...plain, ...more });
  await renderSite(
    <>
      <Cards />
      <AccountStepUp />
    </>,
  );
  await screen.findByRole('heading', { name: 'Second factor' });
}

it('offers to try again when nothing is known', async () => {
  on('get', 'user/security', () => refuse(503, 'Later.'));
  await renderSite(<Cards />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  on('get', 'user/security', plain);
  press('Retry');
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeInTheDocument();
});

describe('the e-mail', () => {
  it('that is typed survives a session that ends, and is forgotten where the change is given up', async () => {
    localStorage.setItem('email', 'j@mail.com');
    await open();
    press('Change email');
    fireEvent.input(screen.getByLabelText('New email'), { target: { value: 'new@mail.com' } });
    cleanup();
    await open();
    expect(screen.getByLabelText('New email')).toHaveValue('new@mail.com');
    press('Cancel');
    cleanup();
    await open();
    expect(screen.queryByLabelText('New email')).toBeNull();
  });

  it('changes with the password and the code that the new address received', async () => {
    await open();
    press('Change email');
    type('New email', ' new@mail.com ');
    type('Current password', 'secret');
    const begun = on('post', 'user/email', { message: 'Sent.' });
    press('Send a code to the new email');
    expect(await screen.findByText(/6-digit code to new@mail\.com/)).toBeInTheDocument();
    expect(begun).toEqual([{ email: 'new@mail.com', password: 'secret' }]);
    on('post', 'user/email/confirm', () => refuse(400, 'Wrong code.', { code: ['Wrong code.'] }));
    type('Code', '123456');
    press('Change email');
    expect(await screen.findByText('Wrong code.')).toBeInTheDocument();
    const confirmed = on('post', 'user/email/confirm', { message: 'Changed. Log in with the new email.' });
    press('Change email');
    expect(await screen.findByText('Changed. Log in with the new email.')).toBeInTheDocument();
    expect(confirmed).toEqual([{ email: 'new@mail.com', code: '123456' }]);
    expect(screen.getByRole('button', { name: 'Log in again' })).toHaveFocus();
  });

  it('shows each refusal at its field, and what is no field’s below', async () => {
    await open();
    press('Change email');
    const taken = { email: ['This email is already registered.'] };
    on('post', 'user/email', () => refuse(409, 'Taken.', taken));
    type('New email', 'taken@mail.com');
    type('Current password', 'secret');
    press('Send a code to the new email');
    await waitFor(() => expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(/registered/));
    await waitFor(() => expect(screen.getByLabelText('New email')).toHaveFocus());
    on('post', 'user/email', () => refuse(429, 'Three times a day.'));
    press('Send a code to the new email');
    expect(await screen.findByRole('alert')).toHaveTextContent('Three times a day.');
    press('Cancel');
    expect(screen.queryByLabelText('New email')).toBeNull();
  });

  it('does not change while an earlier address can undo a change', async () => {
    await open({ emailUndoUntil: '2026-12-07T00:00:00.000Z' });
    expect(screen.getByText(/change it again after 7 Dec 2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
  });
});

describe('the second factor', () => {
  const secret = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Outline?secret=ABCDEFGH' };
  const codes = Array.from({ length: 10 }, (_, at) => `code${at}-aaaaa`);

  it('is set up by the password, the app’s first code, and codes to keep', async () => {
    await open();
    press('Turn on the second factor');
    fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'secret' } });
    const begun = on('post', 'user/second-factor/begin', secret);
    press('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument();
    expect(begun).toEqual([{ password: 'secret' }]);
    expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
    on('post', 'user/second-factor/confirm', { recoveryCodes: codes });
    type('Code from the app', '123456');
    press('Turn on the second factor');
    expect(await screen.findByText('code9-aaaaa')).toBeInTheDocument();
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done).toBeDisabled();
    fireEvent.click(screen.getByLabelText('I have saved these codes'));
    on('get', 'user/security', { ...plain, hasFactor: true });
    on('get', 'user/second-factor', { isSetUp: true, isRequired: false, recoveryCodesLeft: 10 });
    fireEvent.click(done);
    expect(await screen.findByText('10 recovery codes are left.')).toBeInTheDocument();
  });

  it('is switched off once the code was given again, with what was typed', async () => {
    on('get', 'user/second-factor', { isSetUp: true, isRequired: false, recoveryCodesLeft: 1 });
    await open({ hasFactor: true });
    expect(await screen.findByText('1 recovery code is left.')).toBeInTheDocument();
    press('Turn off the second factor');
    type('Current password', 'secret');
    const off = on('post', 'user/second-factor/off', ({ count }) =>
      count === 1 ? refuse(403, 'Needs the code.', { stepUp: ['Needs the code.'] }) : { message: 'Off.' },
    );
    const stepped = on('post', 'user/auth/step-up', { until: '2026-12-01T00:00:00.000Z' });
    press('Turn off the second factor');
    on('get', 'user/security', plain);
    fireEvent.change(await screen.findByLabelText('Authenticator code'), { target: { value: '654321' } });
    press('Continue');
    expect(await screen.findByRole('button', { name: 'Turn on the second factor' })).toBeInTheDocument();
    expect([stepped, off]).toEqual([[{ code: '654321' }], [{ password: 'secret' }, { password: 'secret' }]]);
  });
});

it('asks for the code again after its page was left without it', async () => {
  for (const visit of [1, 2]) {
    on('post', 'user/second-factor/off', () =>
      refuse(403, 'Needs the code.', { stepUp: ['Needs the code.'] }),
    );
    on('get', 'user/second-factor', { isSetUp: true, isRequired: false, recoveryCodesLeft: 1 });
    await open({ hasFactor: true });
    press('Turn off the second factor');
    type('Current password', 'secret');
    press('Turn off the second factor');
    expect([visit, await screen.findByLabelText('Authenticator code')]).toEqual([visit, expect.anything()]);
    cleanup();
  }
});

describe('Google', () => {
  const popup = {
    closed: false,
    close: vi.fn(),
    location: { pathname: '/x', href: 'about:blank' },
    document: { readyState: 'loading', body: { textContent: '' } },
  };
  const comeBack = (data: object) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin: location.origin });
      Object.defineProperty(event, 'source', { value: popup });
      window.dispatchEvent(event);
    });

  it('is linked in a pop-up that opens at once and goes where the server says', async () => {
    vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    await open();
    press('Link Google');
    type('Current password', 'secret');
    on('post', 'user/google/link', { url: 'https://google.example/auth' });
    press('Link Google');
    expect(window.open).toHaveBeenCalledOnce();
    await waitFor(() => expect(popup.location.href).toBe('https://google.example/auth'));
    await comeBack({ type: 'outline:google', ok: false, reason: 'taken' });
    expect(await screen.findByRole('alert')).toHaveTextContent('linked to another Outline account');
    press('Link Google');
    await waitFor(() => expect(window.open).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    on('get', 'user/security', { ...plain, hasGoogle: true });
    await comeBack({ type: 'outline:google', ok: true });
    expect(await screen.findByRole('button', { name: 'Unlink Google' })).toBeInTheDocument();
  });

  it('is not unlinked where it is the last way in', async () => {
    await open({ hasPassword: false, hasGoogle: true });
    expect(screen.getByText(/only way to log in/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Unlink Google' })).toBeNull();
  });

  it('closes the window when the password is wrong', async () => {
    vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    await open();
    press('Link Google');
    on('post', 'user/google/link', () =>
      refuse(400, 'Wrong.', { password: ['The current password is wrong.'] }),
    );
    type('Current password', 'wrong');
    press('Link Google');
    expect(await screen.findByText('The current password is wrong.')).toBeInTheDocument();
    expect(popup.close).toHaveBeenCalled();
  });
});
