import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { dropLogoutNote, hasLogoutNote } from '../profile/logoutPublic';
import { Alert } from '../ui/Alert';

/** Time for a page that needs a token to redirect to the login, whose layout then shows the message instead. */
const redirectTime = 1000;

/** Announces after the reload that the logout succeeded (requirement A-3). */
export function LoggedOutNote() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!hasLogoutNote()) return;
    setShown(true);
    const timer = setTimeout(dropLogoutNote, redirectTime);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <Alert tone="success">{t('layout.user.loggedOut')}</Alert> : null;
}
