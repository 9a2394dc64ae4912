import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { register } from '../../../contract/calls/accounts';
import { messagesOf } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Divider } from '../ui/Divider';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { Rich } from '../ui/Rich';
import { SubmitButton } from '../ui/SubmitButton';
import { useLanguage } from '../ui/useLanguage';
import styles from './AuthForm.module.css';
import type { AuthState } from './authState';
import { RegisterFields } from './RegisterFields';
import { checkRegistration, type Finding, type RegisterValues, requiredFields } from './registerChecks';
import { textOf } from './textOf';
import { useDraft } from './useDraft';
import { useRequired } from './useRequired';
import { forgetResend } from './useResend';

function read(form: HTMLFormElement): RegisterValues {
  const values = new FormData(form);
  return {
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
    userName: textOf(values, 'userName'),
    phoneNumber: textOf(values, 'phoneNumber'),
    email: textOf(values, 'email'),
    password: textOf(values, 'password'),
    confirmPassword: textOf(values, 'confirmPassword'),
    terms: values.get('terms') !== null,
  };
}

const focus = (form: HTMLFormElement, field: string | undefined) => {
  if (field) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
};

/**
 * Checks and sends the registration; `finding` is the first check that failed, `missing` what is empty, `refusal` what the
 * server refused.
 */
function useRegistration(forgetDraft: () => void) {
  const navigate = useNavigate();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [finding, setFinding] = useState<Finding | null>(null);
  const [refusal, setRefusal] = useState<(Problem & { fields: string[] }) | null>(null);
  const { missing, isComplete } = useRequired();
  const send = async (
    form: HTMLFormElement,
    { terms: _, confirmPassword: __, ...values }: RegisterValues,
  ) => {
    setBusy(true);
    const email = values.email.trim();
    try {
      await call(register, { body: { ...values, email } });
      forgetResend('email', email);
      forgetDraft();
      const state: AuthState = { email, notice: 'registered' };
      await navigate(paths.auth.verifyEmail, { state });
    } catch (error) {
      const messages = messagesOf(error);
      const fields = Object.keys(messages);
      // All messages of all fields (product.md section 8, registration failure).
      setRefusal({ ...problem('auth.register.failed', Object.values(messages).flat().join(' ')), fields });
      focus(form, fields[0]);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = read(form);
    const found = checkRegistration(values, language);
    setRefusal(null);
    setFinding(found);
    isComplete(form, requiredFields);
    if (found) focus(form, found.field);
    else void send(form, values);
  };
  return { submit, busy, finding, refusal, missing };
}

/** Registration with its five ordered checks (product.md section 5) and the server's field errors. */
export function RegisterForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const draft = useDraft('register');
  const { submit, busy, finding, refusal, missing } = useRegistration(draft.forget);
  const errorOf = (field: keyof RegisterValues) =>
    finding?.field === field ? t(`auth.register.${finding.key}`) : undefined;
  return (
    <form className={styles.form} onInput={draft.onInput} onSubmit={submit} noValidate>
      <RegisterFields
        typedIn={draft.textOf}
        errorOf={errorOf}
        wrong={[...missing, ...(refusal?.fields ?? [])]}
      />
      <Checkbox
        name="terms"
        defaultChecked={draft.textOf('terms') !== undefined}
        error={errorOf('terms')}
        invalid={missing.includes('terms')}
        description={
          <Rich
            text={t('auth.register.terms')}
            tags={{
              terms: (inner) => <PolicyLink to={paths.terms}>{inner}</PolicyLink>,
              privacy: (inner) => <PolicyLink to={paths.privacy}>{inner}</PolicyLink>,
            }}
          />
        }
      />
      <p className={styles.reason}>{t('layout.footer.ageText')}.</p>
      {refusal && (
        <Alert tone="error">
          {refusal.message === problemText(refusal)
            ? `${t('auth.register.failedWith')} ${refusal.message}`
            : t('auth.register.failed')}
        </Alert>
      )}
      <SubmitButton loading={busy}>{t('auth.register.submit')}</SubmitButton>
      <Divider>{t('auth.login.or')}</Divider>
      <Button wide disabled aria-describedby="google-off">
        {t('auth.register.google')}
      </Button>
      <p id="google-off" className={styles.reason}>
        {t('auth.register.googleOff')}
      </p>
    </form>
  );
}

/** Opens in a new tab so that the form is not lost (requirement AU-13). */
function PolicyLink({ to, children }: { to: string; children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <a className="link" href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('ui.newTab')}</span>
    </a>
  );
}
