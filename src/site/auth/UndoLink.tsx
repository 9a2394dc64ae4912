import { type FormEvent, useState } from 'react';
import { undoByLink } from '../../../contract/calls/erasure';
import { hasStatus, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { ButtonLink } from '../ui/Button';
import { SubmitButton } from '../ui/SubmitButton';
import { useLanguage } from '../ui/useLanguage';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { undoTexts } from './undoTexts';

type State = 'ready' | 'busy' | 'done' | 'over' | { failed: string | undefined };

/** Undoes what a mail was about. Acts only on a click, as mail programs open links by themselves. */
export function UndoLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const kind = (['email', 'factor'] as const).find((one) => token.startsWith(`${one}.`)) ?? 'closed';
  const texts = undoTexts[kind][useLanguage()];
  const [state, setState] = useState<State>('ready');
  const [said, setSaid] = useState('');
  const undo = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    await call(undoByLink, { body: { token } }).then(
      ({ message }) => {
        setSaid(message);
        setState('done');
      },
      (error: unknown) => {
        const problem = hasStatus(error, 0) ? t('common.networkError') : serverMessage(error);
        setState(hasStatus(error, 400) ? 'over' : { failed: problem });
      },
    );
  };
  if (state === 'done' || state === 'over')
    return (
      <>
        <AuthHead title={state === 'done' ? texts.doneTitle : texts.title} />
        <Alert tone={state === 'done' ? 'success' : 'error'}>{state === 'done' ? said : texts.over}</Alert>
        {/* Takes the focus from the button that it replaces. */}
        <ButtonLink
          ref={(link) => link?.focus()}
          to={kind === 'closed' ? paths.auth.login : paths.auth.forgotPassword}
          variant="primary"
          wide
        >
          {texts.next}
        </ButtonLink>
      </>
    );
  return (
    <>
      <AuthHead title={texts.title} lead={texts.lead} />
      <form className={styles.form} onSubmit={(event) => void undo(event)}>
        <ul className={styles.effects}>
          {texts.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {typeof state === 'object' && <Alert tone="error">{state.failed ?? texts.failed}</Alert>}
        <SubmitButton loading={state === 'busy'}>{texts.submit}</SubmitButton>
      </form>
      <p className={styles.reason}>{texts.otherwise}</p>
    </>
  );
}
