import { type FormEvent, type FormEventHandler, type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnSecurity, ProofBody } from '../../../../contract/ownSecurity';
import { hasStatus, messagesOf, serverMessage } from '../../../api/ApiError';
import { useTranslation } from '../../../i18n/useTranslation';
import { withStepUp } from '../../../security/stepUp';
import { textOf } from '../../auth/textOf';
import { emptyOf } from '../../auth/useRequired';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { useLanguage } from '../../ui/useLanguage';
import styles from '../Tab.module.css';
import { protectionTexts } from './protectionTexts';

/** What the server refused, by field, and what it said of no field. */
interface Problems {
  fields: Record<string, string | undefined>;
  form?: string | undefined;
}
type Send = (proof: ProofBody, values: FormData) => Promise<unknown>;

interface Props {
  security: Pick<OwnSecurity, 'hasPassword' | 'hasGoogle'>;
  /** Makes the change; what it throws is shown at the fields that it names. */
  send: Send;
  submit: string;
  onCancel: () => void;
  /** Keeps what is typed for a session that ends. */
  onInput?: FormEventHandler<HTMLFormElement> | undefined;
  /** What is said of a field of the change itself that was left empty, by its name. */
  required?: Record<string, string>;
  /** Fields of the change itself, given what was refused of them. */
  children?: (fields: Problems['fields']) => ReactNode;
}

/** A change that needs the proof of its owner: the password, or none shortly after a Google sign-in. */
export function ProofForm({ security, send, submit, onCancel, onInput, required, children }: Props) {
  const texts = protectionTexts[useLanguage()];
  // A recent sign-in by Google is a proof too.
  const needsPassword = security.hasPassword && !security.hasGoogle;
  const empty = { ...required, ...(needsPassword && { password: texts.passwordEmpty }) };
  const { form, problems, isBusy, onSubmit } = useProof(send, { failed: texts.failed, empty });
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} onInput={onInput} noValidate>
      {children?.(problems.fields)}
      {security.hasPassword && (
        <TextField
          label={texts.password}
          secretName={texts.password.toLowerCase()}
          name="password"
          type="password"
          autoComplete="current-password"
          hint={security.hasGoogle ? texts.orGoogle : undefined}
          error={problems.fields.password}
        />
      )}
      {!security.hasPassword && <p className={styles.quiet}>{texts.byGoogle}</p>}
      {problems.form && <Alert tone="error">{problems.form}</Alert>}
      <div className={styles.choices}>
        <Button onClick={onCancel} aria-disabled={isBusy}>
          {texts.cancel}
        </Button>
        <SubmitButton variant="secondary" loading={isBusy}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}

/** `empty` is said of required fields that were left empty, of all of them at once. */
function useProof(send: Send, { failed, empty }: { failed: string; empty: Record<string, string> }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({ fields: {} });
  const wrong = Object.values(problems.fields).find((text) => text !== undefined);
  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);
  const run = async (values: FormData) => {
    setIsBusy(true);
    setProblems({ fields: {} });
    try {
      await withStepUp(() => send({ password: textOf(values, 'password') || undefined }, values));
    } catch (error) {
      setProblems(problemsOf(error, hasStatus(error, 0) ? t('common.networkError') : failed));
    }
    setIsBusy(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const missing = emptyOf(values, Object.keys(empty));
    if (missing.length > 0)
      setProblems({ fields: Object.fromEntries(missing.map((name) => [name, empty[name]])) });
    else if (!isBusy) void run(values);
  };
  return { form, problems, isBusy, onSubmit };
}

/** The fields of such forms; what is refused of no field of theirs, such as a proof by Google, is said below them. */
const own = ['password', 'email', 'code', 'userName'];

/** A refusal at fields of the form is shown there, any other below them. */
function problemsOf(error: unknown, failed: string): Problems {
  const said = messagesOf(error);
  const fields = Object.fromEntries(own.map((name) => [name, said[name]?.[0]]));
  const isAtField = Object.values(fields).some((text) => text !== undefined);
  return { fields, form: isAtField ? undefined : (serverMessage(error) ?? failed) };
}
