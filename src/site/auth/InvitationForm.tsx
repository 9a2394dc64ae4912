import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { acceptInvitation as accept } from '../../../contract/calls/invitations';
import { acceptInvitation } from '../../../contract/calls/invitations';
import type { InvitationShown } from '../../../contract/staff';
import { refusedAt, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { SubmitButton } from '../ui/SubmitButton';
import { TextField } from '../ui/TextField';
import styles from './AuthForm.module.css';
import type { AuthState } from './authState';
import { passwordPairProblem } from './passwordPair';
import { textOf } from './textOf';

interface Props {
  token: string;
  invitation: InvitationShown;
}

/** The names of a new account, and the password with which the invited person signs in from now on. */
export function InvitationForm({ token, invitation: { email, isKnown } }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);
  const send = async (values: FormData) => {
    setBusy(true);
    const names = isKnown
      ? {}
      : { firstName: textOf(values, 'firstName'), lastName: textOf(values, 'lastName') };
    try {
      await call(acceptInvitation, { body: { token, password: textOf(values, 'newPassword'), ...names } });
      const state: AuthState = { email, notice: 'invited' };
      await navigate(paths.auth.login, { state, replace: true });
    } catch (error) {
      const said = refusedAt<typeof accept>(error, '400 password') ?? serverMessage(error);
      setFailure(problem('auth.invitation.failed', said));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const wrong = passwordPairProblem(values);
    setFailure(wrong);
    if (!wrong) void send(values);
  };
  const secret = (name: 'newPassword' | 'repeatPassword', hint?: string) => (
    <TextField
      label={t(`auth.field.${name}`)}
      secretName={t(`auth.field.${name}`).toLowerCase()}
      name={name}
      type="password"
      autoComplete="new-password"
      hint={hint}
    />
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t(isKnown ? 'auth.invitation.leadKnown' : 'auth.invitation.lead', { email })}</p>
      {/* For password managers, which save the pair */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {!isKnown && (
        <>
          <TextField label={t('auth.field.firstName')} name="firstName" autoComplete="given-name" />
          <TextField label={t('auth.field.lastName')} name="lastName" autoComplete="family-name" />
        </>
      )}
      {secret('newPassword', t('auth.field.passwordHint'))}
      {secret('repeatPassword')}
      {failure && <Alert tone="error">{problemText(failure)}</Alert>}
      <SubmitButton loading={busy}>{t('auth.invitation.submit')}</SubmitButton>
    </form>
  );
}
