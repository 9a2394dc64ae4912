import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/Alert';
import { useSay } from '../ui/problem';
import type { GoogleFailure } from './useGoogleLogin';

/** Text of a failed Google login (product.md section 8). */
export function GoogleProblem({ failure: { why, whole } }: { failure: GoogleFailure }) {
  const { t } = useTranslation();
  const say = useSay();
  const text = why ? t('auth.google.failedWith', { reason: say(why) }) : t('auth.google.failed');
  return <Alert tone="error">{whole ? say(whole) : text}</Alert>;
}
