import { type FormEvent, useEffect, useRef, useState } from 'react';
import { closeOwnAccount } from '../../../../contract/calls/erasure';
import type { OwnSecurity } from '../../../../contract/ownSecurity';
import { hasStatus, refusedAt, serverMessage } from '../../../api/ApiError';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { withStepUp } from '../../../security/stepUp';
import { textOf } from '../../auth/textOf';
import { logoutPublic } from '../../profile/logoutPublic';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { useLanguage } from '../../ui/useLanguage';
import styles from '../Tab.module.css';
import { closeTexts } from './closeTexts';

type Outcome = null | 'busy' | { field?: string; form?: string; done?: string };

/** Proves ownership and closes the account; then signs this browser out. */
export function CloseForm({ proofs, onCancel }: { proofs: OwnSecurity; onCancel: () => void }) {
  const texts = closeTexts[useLanguage()];
  const { form, outcome, send, submit } = useClosing(texts);
  const { field, form: failed, done } = typeof outcome === 'object' ? (outcome ?? {}) : {};
  const isBusy = outcome === 'busy';
  if (done)
    return (
      <div className={styles.confirm}>
        <Alert tone="success">{done}</Alert>
        <Button variant="primary" autoFocus onClick={() => logoutPublic()}>
          OK
        </Button>
      </div>
    );
  return (
    <form ref={form} className={styles.confirm} onSubmit={submit} noValidate>
      <ul className={styles.effects}>
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {proofs.hasPassword && (
        <TextField
          label={texts.password}
          secretName={texts.password.toLowerCase()}
          name="password"
          type="password"
          autoComplete="current-password"
          error={field}
        />
      )}
      {proofs.hasGoogle && <p className={styles.quiet}>{texts.google}</p>}
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.choices}>
        <Button onClick={onCancel} aria-disabled={isBusy}>
          {texts.cancel}
        </Button>
        {proofs.hasPassword && (
          <SubmitButton variant="secondary" loading={isBusy}>
            {texts.submit}
          </SubmitButton>
        )}
        {proofs.hasGoogle && (
          <Button aria-disabled={isBusy} onClick={() => !isBusy && void send(undefined)}>
            {texts.googleSubmit}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The form's state: null until submitted, then busy, the problems, or the server's response. */
function useClosing(texts: (typeof closeTexts)['vi']) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  // Focuses the wrong field; the button lost the focus while it was disabled.
  useEffect(() => {
    if (typeof outcome !== 'object' || outcome === null || outcome.done) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[type=submit]'))?.focus();
  }, [outcome]);
  const send = async (password: string | undefined) => {
    setOutcome('busy');
    try {
      const { message } = await withStepUp(() => call(closeOwnAccount, { body: { password } }));
      setOutcome({ done: message });
    } catch (error) {
      const field = refusedAt<typeof closeOwnAccount>(error, '400 password');
      const said = hasStatus(error, 0) ? t('common.networkError') : serverMessage(error);
      setOutcome(field ? { field } : { form: said ?? texts.failed });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'busy') return;
    const password = textOf(new FormData(event.currentTarget), 'password');
    if (password) void send(password);
    else setOutcome({ field: texts.passwordEmpty });
  };
  return { form, outcome, send, submit };
}
