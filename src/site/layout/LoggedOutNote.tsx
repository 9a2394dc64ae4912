import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropLogoutNote, hasLogoutNote } from '../logoutPublic';
import { Alert } from '../ui/Alert';

/** Time in which a page that needs a token has led on to the login, whose layout then says it instead. */
const settled = 1000;

/** Says after the reload of a logout that it happened (requirement A-3). */
export function LoggedOutNote() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!hasLogoutNote()) return;
    setShown(true);
    const timer = setTimeout(dropLogoutNote, settled);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <Alert tone="success">{t('layout.user.loggedOut')}</Alert> : null;
}
