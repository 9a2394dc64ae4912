import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Alert } from '../ui/Alert';
import { notices, useAuthState } from './authState';
import { reasonIn } from './wayBack';

/** The message that came along with the navigation to this screen, or the reason in its address. */
export function Notice() {
  const { t } = useTranslation();
  const state = useAuthState();
  const { search } = useLocation();
  const notice = state.notice ?? reasonIn(search);
  if (!notice || !(notice in notices)) return null;
  const { tone, key } = notices[notice];
  return <Alert tone={tone}>{t(key)}</Alert>;
}
