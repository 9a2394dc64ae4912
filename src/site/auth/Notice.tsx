import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { notices, useAuthState } from './authState';
import { readReason } from './returnPath';

/** The notice passed in the navigation state, or the sign-in reason in the URL. */
export function Notice() {
  const { t } = useTranslation();
  const state = useAuthState();
  const { search } = useLocation();
  const notice = state.notice ?? readReason(search);
  if (!notice || !(notice in notices)) return null;
  const { tone, key } = notices[notice];
  return <Alert tone={tone}>{t(key)}</Alert>;
}
