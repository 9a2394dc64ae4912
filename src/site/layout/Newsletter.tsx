import { type FormEvent, useState } from 'react';
import { subscribe } from '../../../contract/calls/service';
import { hasStatus, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { TextField } from '../ui/TextField';
import styles from './Footer.module.css';

type Outcome = { tone: 'success' | 'error' | 'info'; problem: Problem };
const outcome = (tone: Outcome['tone'], ...args: Parameters<typeof problem>): Outcome => ({
  tone,
  problem: problem(...args),
});

async function send(email: string): Promise<Outcome> {
  if (!email) return outcome('error', 'layout.newsletter.empty');
  try {
    await call(subscribe, { body: { email } });
    return outcome('success', 'layout.newsletter.done');
  } catch (error) {
    if (hasStatus(error, 404)) return outcome('info', 'layout.newsletter.closed');
    return outcome('error', 'layout.newsletter.failed', serverMessage(error));
  }
}

/** Newsletter sign-up with its result; a server without this call returns 404 (decisions.md). */
export function Newsletter() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [result, setResult] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const sent = await send(String(new FormData(form).get('email')).trim());
    setBusy(false);
    setResult(sent);
    if (sent.tone === 'success') form.reset();
  };
  return (
    <form className={styles.newsletter} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className="h4">{t('layout.newsletter.title')}</h2>
      <div className={styles.subscribe}>
        <TextField
          label={t('layout.newsletter.label')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t('layout.newsletter.placeholder')}
        />
        <Button type="submit" contour={busy ? 'loading' : undefined} aria-busy={busy}>
          {t('layout.newsletter.submit')}
        </Button>
      </div>
      {result && <Alert tone={result.tone}>{problemText(result.problem)}</Alert>}
    </form>
  );
}
