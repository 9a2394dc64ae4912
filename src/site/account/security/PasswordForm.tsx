import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { changePassword } from '../../../../contract/calls/sessions';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { type PasswordChange, passwordInputs } from '../../../security/passwordChange';
import { useReloadSessions } from '../../../security/sessions';
import { withStepUp } from '../../../security/stepUp';
import { useProfile } from '../../profile/useProfile';
import { Alert } from '../../ui/Alert';
import { useProblemText } from '../../ui/problem';
import { Rich } from '../../ui/Rich';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { Card } from '../Card';
import styles from '../Tab.module.css';
import { checkPasswords, describeRefusal, type PasswordProblems, readPasswords } from './passwordChange';

/** Changes the password, given the current one; all other sessions end (api.md, Own security). */
export function PasswordForm() {
  const { t } = useTranslation();
  const { form, outcome, submit } = usePasswordChange();
  const problemText = useProblemText();
  const email = useProfile().data?.email;
  const problems: PasswordProblems = typeof outcome === 'object' ? (outcome ?? {}) : {};
  return (
    <Card title={t('account.password.title')} level={3} look={styles.card}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.quiet}>{t('account.password.effect')}</p>
        {/* Hidden user name, so that password managers save the pair */}
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        {passwordInputs.map(([name, autoComplete]) => {
          const found = problems[name];
          return (
            <TextField
              key={name}
              label={t(`account.password.${name}`)}
              secretName={t(`account.password.${name}`).toLowerCase()}
              name={name}
              type="password"
              autoComplete={autoComplete}
              hint={name === 'newPassword' ? t('account.password.hint') : undefined}
              error={found && problemText(found)}
            />
          );
        })}
        {problems.form && <Alert tone="error">{problemText(problems.form)}</Alert>}
        {outcome === 'done' && <Alert tone="success">{t('account.password.done')}</Alert>}
        <SubmitButton variant="secondary" loading={outcome === 'busy'}>
          {t('account.password.submit')}
        </SubmitButton>
      </form>
      <p className={styles.quiet}>
        <Rich
          text={t('account.password.forgot')}
          tags={{
            link: (inner) => (
              <Link className="link" to={paths.auth.forgotPassword} state={{ email }}>
                {inner}
              </Link>
            ),
          }}
        />
      </p>
    </Card>
  );
}

/** The state of the form: null until submitted, then busy, done, or the problems. */
function usePasswordChange() {
  const form = useRef<HTMLFormElement>(null);
  const reloadSessions = useReloadSessions();
  const [outcome, setOutcome] = useState<'busy' | 'done' | PasswordProblems | null>(null);
  // Focuses the first wrong field, else the button, which lost the focus while it was disabled.
  useEffect(() => {
    if (outcome === null || outcome === 'busy') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[type=submit]'))?.focus();
  }, [outcome]);
  const send = async (element: HTMLFormElement, values: PasswordChange) => {
    setOutcome('busy');
    try {
      const { currentPassword, newPassword } = values;
      await withStepUp(() => call(changePassword, { body: { currentPassword, newPassword } }));
      element.reset();
      setOutcome('done');
      reloadSessions();
    } catch (error) {
      setOutcome(describeRefusal(error));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'busy') return;
    const values = readPasswords(event.currentTarget);
    const problems = checkPasswords(values);
    if (problems) setOutcome(problems);
    else void send(event.currentTarget, values);
  };
  return { form, outcome, submit };
}
