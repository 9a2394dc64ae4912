import { useTranslate } from 'react-admin';
import { ErrorFrame, HomeButton } from './ErrorPage';

/** Shown at an address that the signed-in person's roles do not permit. */
export function NotAllowedPage() {
  const translate = useTranslate();
  return (
    <ErrorFrame
      title={translate('admin.error.notAllowed.title')}
      text={translate('admin.error.notAllowed.text')}
    >
      <HomeButton isMain />
    </ErrorFrame>
  );
}
