import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverMessage } from '../../api/ApiError';
import { denySignIn } from '../../api/security';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { type Problem, problem, useProblemText } from '../ui/problem';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { linkToken } from './linkToken';

/** "This was not me", from the notice of a sign-in. By a click only: mail programs open links by themselves. */
export function Page() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [token] = useState(linkToken);
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [failure, setFailure] = useState<Problem | null>(null);
  const deny = async () => {
    setState('busy');
    setFailure(null);
    try {
      await denySignIn({ token });
      setState('done');
    } catch (error) {
      setFailure(problem('auth.notMe.failed', serverMessage(error)));
      setState('open');
    }
  };
  return (
    <>
      <AuthHead title={t('auth.notMe.title')} />
      {state === 'done' ? (
        <>
          <Alert tone="success">{t('auth.notMe.done')}</Alert>
          <Link className={styles.link} to={paths.auth.forgotPassword}>
            {t('auth.notMe.next')}
          </Link>
        </>
      ) : (
        <>
          <p>{t('auth.notMe.lead')}</p>
          {failure && <Alert tone="error">{problemText(failure)}</Alert>}
          <Button wide onClick={() => void deny()} contour={state === 'busy' ? 'loading' : undefined}>
            {t('auth.notMe.submit')}
          </Button>
        </>
      )}
    </>
  );
}
