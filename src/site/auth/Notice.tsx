import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/Alert';
import { notices, useAuthState } from './authState';

/** The message that came along with the navigation to this screen. */
export function Notice() {
  const { t } = useTranslation();
  const { notice } = useAuthState();
  if (!notice || !(notice in notices)) return null;
  const { tone, key } = notices[notice];
  return <Alert tone={tone}>{t(key)}</Alert>;
}
