import { type FormEvent, lazy, useState } from 'react';
import { denySignIn } from '../../../contract/calls/accounts';
import { hasStatus, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { loadChunk } from '../errors/loadChunk';
import { SectionBoundary } from '../errors/SectionBoundary';
import { Alert } from '../ui/Alert';
import { ButtonLink } from '../ui/Button';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { SubmitButton } from '../ui/SubmitButton';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { linkToken } from './linkToken';

const UndoLink = lazy(async () => ({ default: (await loadChunk(() => import('./UndoLink'))).UndoLink }));

type State = 'ready' | 'busy' | 'done' | 'over' | Problem;

/**
 * "This was not me" from a sign-in notice, with its token in the fragment. Acts only on a click, as mail programs open
 * links by themselves.
 */
export function Page() {
  const { t } = useTranslation();
  const [token] = useState(linkToken);
  // Other links that undo something lead here too.
  if (/^(email|closed|factor)\./.test(token))
    return (
      <SectionBoundary fallback={<p role="status">{t('common.loading')}</p>}>
        <UndoLink token={token} />
      </SectionBoundary>
    );
  return <NotMe token={token} />;
}

function NotMe({ token }: { token: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('ready');
  const deny = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    await call(denySignIn, { body: { token } }).then(
      () => setState('done'),
      (error: unknown) => setState(stateAfter(error)),
    );
  };
  if (state === 'done')
    return <Ended title={t('auth.notMe.doneTitle')} tone="success" text={t('auth.notMe.done')} />;
  if (state === 'over')
    return <Ended title={t('auth.notMe.title')} tone="error" text={t('auth.notMe.over')} />;
  if (!token) return <Ended title={t('auth.notMe.title')} tone="error" text={t('auth.notMe.incomplete')} />;
  return <Question state={state} onSubmit={(event) => void deny(event)} />;
}

/** 400: the link is too old, has been used, or is not ours. */
const stateAfter = (error: unknown): State =>
  hasStatus(error, 400)
    ? 'over'
    : problem(hasStatus(error, 0) ? 'common.networkError' : 'auth.notMe.failed', serverMessage(error));

function Question({ state, onSubmit }: { state: State; onSubmit: (event: FormEvent) => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <>
      <AuthHead title={t('auth.notMe.title')} lead={t('auth.notMe.lead')} />
      <form className={styles.form} onSubmit={onSubmit}>
        <ul className={styles.effects}>
          <li>{t('auth.notMe.sessions')}</li>
          <li>{t('auth.notMe.password')}</li>
          <li>{t('auth.notMe.reset')}</li>
        </ul>
        {typeof state === 'object' && <Alert tone="error">{problemText(state)}</Alert>}
        <SubmitButton loading={state === 'busy'}>{t('auth.notMe.submit')}</SubmitButton>
      </form>
      <p className={styles.reason}>{t('auth.notMe.mine')}</p>
    </>
  );
}

interface EndedProps {
  title: string;
  tone: 'success' | 'error';
  text: string;
}

/** Nothing is left to do here: the password is reset by mail. */
function Ended({ title, tone, text }: EndedProps) {
  const { t } = useTranslation();
  return (
    <>
      <AuthHead title={title} />
      <Alert tone={tone}>{text}</Alert>
      {/* Takes the focus from the button that it replaces. */}
      <ButtonLink ref={focusIfLost} to={paths.auth.forgotPassword} variant="primary" wide>
        {t('auth.notMe.toReset')}
      </ButtonLink>
    </>
  );
}

const focusIfLost = (link: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) link?.focus();
};
