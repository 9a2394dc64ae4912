import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { withStepUp } from '../../src/security/stepUp';
import { CloseForm } from '../../src/site/account/data/CloseForm';
import { Page as ProfilePage } from '../../src/site/account/profile/ProfilePage';
import { UserNameCard } from '../../src/site/account/profile/UserNameCard';
import { AccountStepUp } from '../../src/site/account/security/AccountStepUp';
import { EmailCard } from '../../src/site/account/security/EmailCard';
import { EmailCode } from '../../src/site/account/security/EmailCode';
import { FactorCard } from '../../src/site/account/security/FactorCard';
import { FactorSetup } from '../../src/site/account/security/FactorSetup';
import { GoogleCard } from '../../src/site/account/security/GoogleCard';
import { PasswordForm } from '../../src/site/account/security/PasswordForm';
import { FactorForm } from '../../src/site/auth/FactorForm';
import { Page as ForgotPage } from '../../src/site/auth/ForgotPasswordPage';
import { InvitationForm } from '../../src/site/auth/InvitationForm';
import { Page as LoginPage } from '../../src/site/auth/LoginPage';
import { LostFactor } from '../../src/site/auth/LostFactor';
import { Page as SetPasswordPage } from '../../src/site/auth/SetPasswordPage';
import { Page as VerifyEmailPage } from '../../src/site/auth/VerifyEmailPage';
import { on, refuse } from '../support/api';
import { filesBelow } from '../support/modules';
import { ownSecurity as plain } from '../support/ownSecurity';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

// Whoever sends a form with nothing in it reads at once of everything that is missing, not of one field after the other.

const both = { ...plain, hasGoogle: true };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nothing = () => undefined;
const lost = async () => ({ message: 'Sent.' });

interface Case {
  /** The file with the form, or that gives it its fields. */
  file: string;
  show: ReactElement;
  at?: { path: string; state?: unknown };
  /** Leads to the form. */
  open?: () => unknown;
  /** Names of the required fields. */
  required: string[];
}
const cases: Record<string, Case> = {
  login: { file: 'auth/LoginForm', show: <LoginPage />, required: ['email', 'password'] },
  'login with a second factor': {
    file: 'auth/LoginForm',
    show: <LoginPage />,
    open: async () => {
      on('post', 'user/auth/login', () => refuse(401, 'Enter the code.', { code: ['Enter the code.'] }));
      for (const name of ['email', 'password'])
        fireEvent.change(field(name), { target: { value: 'a@b.vn' } });
      send('email');
      await screen.findByLabelText('Authenticator code');
      for (const name of ['email', 'password']) fireEvent.change(field(name), { target: { value: '' } });
    },
    required: ['email', 'password', 'code'],
  },
  registration: {
    file: 'auth/RegisterForm',
    show: <LoginPage />,
    at: { path: '/auth/login?tab=register' },
    open: () => screen.findByRole('button', { name: 'Create account' }),
    required: ['firstName', 'lastName', 'userName', 'email', 'password', 'confirmPassword', 'terms'],
  },
  'the factor after Google': { file: 'auth/FactorForm', show: <FactorForm />, required: ['code'] },
  'a forgotten password': { file: 'auth/ForgotPasswordPage', show: <ForgotPage />, required: ['email'] },
  'a new password': {
    file: 'auth/NewPasswordForm',
    show: <SetPasswordPage />,
    at: { path: '/auth/set-password', state: { email: 'a@b.vn', code: '123456' } },
    required: ['newPassword', 'repeatPassword'],
  },
  'an invitation': {
    file: 'auth/InvitationForm',
    show: <InvitationForm token="t" invitation={{ email: 'a@b.vn', isKnown: false }} />,
    required: ['firstName', 'lastName', 'newPassword', 'repeatPassword'],
  },
  'an invitation of an account': {
    file: 'auth/InvitationForm',
    show: <InvitationForm token="t" invitation={{ email: 'a@b.vn', isKnown: true }} />,
    required: ['newPassword', 'repeatPassword'],
  },
  'another password': {
    file: 'account/security/PasswordForm',
    show: <PasswordForm />,
    required: ['currentPassword', 'newPassword', 'repeatPassword'],
  },
  'another email': {
    file: 'account/security/EmailCard',
    show: <EmailCard security={plain} />,
    open: () => press('Change email'),
    required: ['email', 'password'],
  },
  'another email, with Google': {
    file: 'account/security/EmailCard',
    show: <EmailCard security={both} />,
    open: () => press('Change email'),
    required: ['email'],
  },
  'another user name': {
    file: 'account/profile/UserNameCard',
    show: <UserNameCard />,
    open: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Change user name' }));
      await screen.findByLabelText('New user name');
    },
    required: ['userName', 'password'],
  },
  'the factor’s proof': {
    file: 'account/security/FactorSetup',
    show: <FactorSetup security={plain} onCodes={nothing} onCancel={nothing} />,
    required: ['password'],
  },
  'the end of the factor': {
    file: 'account/security/FactorCard',
    show: <FactorCard security={{ ...plain, hasFactor: true }} />,
    open: () => press('Turn off the second factor'),
    required: ['password'],
  },
  'a link to Google': {
    file: 'account/security/GoogleCard',
    show: <GoogleCard security={plain} />,
    open: () => press('Link Google'),
    required: ['password'],
  },
  'the end of the account': {
    file: 'account/data/CloseForm',
    show: <CloseForm proofs={plain} onCancel={nothing} />,
    required: ['password'],
  },
  'a recent factor': {
    file: 'account/security/AccountStepUp',
    show: <AccountStepUp />,
    open: async () => {
      const refused = new ApiError('', 403, { errors: { stepUp: ['Enter the code.'] } });
      void withStepUp(() => Promise.reject(refused)).catch(nothing);
      await screen.findByLabelText('Authenticator code');
    },
    required: ['code'],
  },
  'the profile, whose rules the server has': {
    file: 'account/profile/ProfileForm',
    show: <ProfilePage />,
    open: async () => {
      await screen.findByRole('textbox', { name: 'First name' });
      const errors = { firstName: ['Enter a first name.'], lastName: ['Enter a last name.'] };
      on('put', 'user/profile', () => refuse(400, 'Not valid', errors));
      for (const name of ['firstName', 'lastName']) fireEvent.input(field(name), { target: { value: '' } });
    },
    required: ['firstName', 'lastName'],
  },
};

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`) as HTMLElement;
const send = (name: string) => fireEvent.submit(field(name).closest('form') as HTMLFormElement);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  on('get', 'user/profile/me', { username: 'jade', email: 'j@mail.com', diamonds: 0, golds: 0 });
  on('get', 'user/profile', {
    firstName: 'Jade',
    lastName: 'Lê',
    phoneNumber: null,
    mailLanguage: null,
    version: 'v1',
  });
  on('get', 'user/security', plain);
  on('get', 'user/second-factor', { recoveryCodesLeft: 10 });
  on('get', 'user/user-name', { userName: 'jade', nextAt: null });
});

it.each(Object.entries(cases))(
  '%s: an empty form marks each required field, and the first has the focus',
  async (_, one) => {
    const { show, at, open, required } = one;
    await renderSite(show, { path: '/auth/login', ...at, places: [] });
    await open?.();
    const [first = ''] = required;
    send(first);
    const form = field(first).closest('form') as HTMLFormElement;
    const marked = () =>
      [...form.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name);
    await waitFor(() => expect(marked()).toEqual(required));
    expect(field(first)).toHaveFocus();
    // Something is said, also for those who cannot see the marks.
    expect(form.querySelector('[role="alert"]')).not.toBeEmptyDOMElement();
  },
);

/** Forms of one code, which cannot be sent before it is whole. */
const codes: Record<string, { show: ReactElement; at?: Case['at']; open?: () => Promise<unknown> }> = {
  'auth/CodeScreen': {
    show: <VerifyEmailPage />,
    at: { path: '/auth/verify-email', state: { email: 'a@b.vn' } },
  },
  'account/security/EmailCode': {
    show: <EmailCode email="a@b.vn" onResend={lost as never} onCancel={nothing} />,
  },
  'auth/LostFactor': {
    show: <LostFactor send={lost} ask={lost} />,
    open: async () => {
      fireEvent.click(screen.getByRole('button'));
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      await screen.findByText('Sent.');
    },
  },
};
it.each(Object.entries(codes))('%s cannot be sent without its code', async (_, { show, at, open }) => {
  await renderSite(show, { path: '/auth/login', ...at });
  await open?.();
  expect(document.querySelector('form [type=submit]')).toBeDisabled();
});

it('every form of the account and the auth area is one of these, or has nothing to fill in', () => {
  const form = /<(form|ProofForm|NewPasswordForm)\b/;
  /** Buttons, a choice that is made already, and the parts of the forms above. */
  const others = [
    'auth/NotMePage',
    'auth/UndoLink',
    'auth/SetPasswordPage',
    'account/profile/AvatarCard',
    'account/security/ProofForm',
  ];
  const known = new Set([...Object.values(cases).map(({ file }) => file), ...Object.keys(codes), ...others]);
  const found = filesBelow('src/site/auth', 'src/site/account')
    .filter((file) => file.endsWith('.tsx') && form.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/^src\/site\/|\.tsx$/g, ''));
  expect(found.filter((file) => !known.has(file))).toEqual([]);
  expect([...known].filter((file) => !found.includes(file))).toEqual([]);
});
