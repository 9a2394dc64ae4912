import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { login, resendVerificationCode } from '../../../contract/calls/accounts';
import { beginLostFactor, sendLostFactorCode } from '../../../contract/calls/lostFactor';
import { hasStatus, refusedAt, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { Checkbox } from '../ui/Checkbox';
import { Divider } from '../ui/Divider';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { SubmitButton } from '../ui/SubmitButton';
import { TextField } from '../ui/TextField';
import styles from './AuthForm.module.css';
import { type AuthState, useAuthState } from './authState';
import { EmailField } from './EmailField';
import { FactorField, factorRefusal } from './FactorField';
import { GoogleButton } from './GoogleButton';
import { LazyLost } from './LazyLost';
import { textOf } from './textOf';
import { useDraft } from './useDraft';
import { useRequired } from './useRequired';
import { forgetResend } from './useResend';
import { useSignedIn } from './useSignedIn';

/** 403 with an e-mail field error: the account's e-mail is not verified (api.md). */
const isUnverified = (error: unknown) => refusedAt<typeof login>(error, '403 email') !== undefined;

/** 403 with a `closed` field error: the account is about to be erased, and the right password can reopen it. */
const isClosed = (error: unknown) => refusedAt<typeof login>(error, '403 closed') !== undefined;

/** One text for a wrong e-mail or password; the server's message for a ban, a rate limit or an outage. */
function describe(error: unknown): Problem {
  if (hasStatus(error, 0)) return problem('common.networkError');
  const showMessage = [403, 429, 503].some((status) => hasStatus(error, status));
  return problem('auth.login.failed', showMessage ? serverMessage(error) : undefined);
}

/** Signs in with the form's values, and provides the message to show when that fails. */
function useLogin() {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const [busy, setBusy] = useState(false);
  const [failure, setProblem] = useState<Problem | null>(null);
  const [asksFactor, setAsksFactor] = useState(false);
  /** The e-mail of an account that the next submit reopens. */
  const [closed, setClosed] = useState<string | null>(null);

  const toVerification = async (email: string) => {
    // A code may already have been sent (429); the screen offers to send another.
    await call(resendVerificationCode, { body: { email } }).then(
      () => forgetResend('email', email),
      () => undefined,
    );
    const state: AuthState = { email, notice: 'unverified' };
    await navigate(paths.auth.verifyEmail, { state });
  };
  const submit = async (form: HTMLFormElement) => {
    if (busy) return;
    const values = new FormData(form);
    const email = textOf(values, 'email').trim();
    setBusy(true);
    setProblem(null);
    try {
      const code = textOf(values, 'code') || undefined;
      const reopen = closed === email || undefined;
      if (
        signedIn(await call(login, { body: { email, password: textOf(values, 'password'), code, reopen } }))
      )
        return;
      setProblem(problem('auth.storageBlocked'));
      setBusy(false);
    } catch (error) {
      if (isUnverified(error)) return void (await toVerification(email));
      const refused = factorRefusal(error);
      const isFactor = refused !== undefined;
      setProblem(isFactor ? (asksFactor ? problem('auth.factor.failed', refused) : null) : describe(error));
      setAsksFactor(isFactor);
      // Whoever opens it again gives the code as well.
      if (!isFactor) setClosed(isClosed(error) ? email : null);
      if (isClosed(error)) return setBusy(false);
      // Correct values stay; only the wrong one has to be typed again.
      const wrong = isFactor ? 'code' : 'password';
      const field = form.querySelector<HTMLInputElement>(`[name=${wrong}]`);
      if (field) {
        field.value = '';
        field.focus();
      }
      setBusy(false);
    }
  };
  return { submit, busy, failure, asksFactor, isClosed: closed !== null };
}

function typedIn(form: HTMLFormElement | null) {
  const values = new FormData(form ?? undefined);
  return { email: textOf(values, 'email').trim(), password: textOf(values, 'password') };
}

const LostByPassword = ({ typed }: { typed: () => ReturnType<typeof typedIn> }) => (
  <LazyLost
    send={() => call(sendLostFactorCode, { body: typed() })}
    ask={(code) => call(beginLostFactor, { body: { ...typed(), code } })}
  />
);

interface FieldsProps {
  email: string | undefined;
  /** Names of the fields that were left empty. */
  missing: readonly string[];
  /** Whether e-mail and password were refused. */
  isWrong: boolean;
}

function Fields({ email, missing, isWrong }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <EmailField defaultValue={email} missing={missing} />
      <TextField
        label={t('auth.field.password')}
        secretName={t('auth.field.password').toLowerCase()}
        name="password"
        type="password"
        autoComplete="current-password"
        error={missing.includes('password') ? t('auth.login.passwordEmpty') : undefined}
        invalid={isWrong}
      />
    </>
  );
}

/** What is below the fields: a box without effect, and the way to a new password. */
function Below() {
  const { t } = useTranslation();
  return (
    <div className={styles.between}>
      <Checkbox name="remember" description={t('auth.login.remember')} />
      <Link className={styles.link} to={paths.auth.forgotPassword}>
        {t('auth.login.forgot')}
      </Link>
    </div>
  );
}

/** Login by e-mail and password. "Remember me" has no effect, as specified. */
export function LoginForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  // Filled in after the address has been verified.
  const { email } = useAuthState();
  const draft = useDraft('login');
  const { submit, busy, failure: refusal, asksFactor, isClosed: offersReopening } = useLogin();
  const { missing, isComplete } = useRequired();
  const failure = missing.length > 0 ? null : refusal;
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className={styles.panel}>
      <form
        ref={form}
        className={styles.form}
        onInput={draft.onInput}
        onSubmit={(event) => {
          event.preventDefault();
          const required = ['email', 'password', ...(asksFactor ? ['code'] : [])];
          if (isComplete(event.currentTarget, required)) void submit(event.currentTarget);
        }}
        noValidate
      >
        <Fields
          email={draft.textOf('email') ?? email}
          missing={missing}
          isWrong={failure !== null && !asksFactor && !offersReopening}
        />
        <Below />
        {asksFactor && (
          <>
            {!failure && <Alert tone="info">{t('auth.factor.needed')}</Alert>}
            <FactorField invalid={failure !== null} isEmpty={missing.includes('code')} />
          </>
        )}
        {failure && <Alert tone="error">{problemText(failure)}</Alert>}
        <SubmitButton loading={busy}>
          {t(offersReopening ? 'auth.login.reopen' : 'auth.login.submit')}
        </SubmitButton>
      </form>
      {asksFactor && <LostByPassword typed={() => typedIn(form.current)} />}
      <Divider>{t('auth.login.or')}</Divider>
      <GoogleButton />
      <p className={styles.row}>
        <span>{t('auth.login.noAccount')}</span>
        <Link className={styles.link} to="?tab=register" replace>
          {t('auth.login.toRegister')}
        </Link>
      </p>
    </div>
  );
}
