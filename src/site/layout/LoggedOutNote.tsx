import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeLogoutNote } from '../logoutPublic';
import { Alert } from '../ui/Alert';

/** Says after the reload of a logout that it happened (requirement A-3). */
export function LoggedOutNote() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (takeLogoutNote()) setShown(true);
  }, []);
  return shown ? <Alert tone="success">{t('layout.user.loggedOut')}</Alert> : null;
}
