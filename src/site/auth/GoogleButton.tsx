import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { GoogleProblem } from './GoogleProblem';
import { useGoogleLogin } from './useGoogleLogin';

/** The Google sign-in button, with the result next to it. */
export function GoogleButton() {
  const { t } = useTranslation();
  const { start, failure, waiting } = useGoogleLogin();
  return (
    <>
      <Button wide onClick={start} contour={waiting ? 'loading' : undefined}>
        <GoogleMark />
        {t('auth.login.google')}
      </Button>
      {waiting && <Alert tone="info">{t('auth.google.waiting')}</Alert>}
      {failure && <GoogleProblem failure={failure} />}
    </>
  );
}

/** A monochrome "G": the provider's colours would be the only foreign ones on the page. */
const GoogleMark = () => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    style={{ display: 'inline-block', marginRight: 10, verticalAlign: -3 }}
    aria-hidden="true"
    focusable="false"
  >
    <path d="M20 6L17 3H8L3 8V16L8 21H16L21 16V12H12" />
  </svg>
);
