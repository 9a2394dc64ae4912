import { useTranslate } from 'react-admin';
import { NoticeDialog } from './NoticeDialog';

/** Shown at the address of a dialog that the signed-in person may not use. */
export const NotAllowedDialog = () => (
  <NoticeDialog title={useTranslate()('admin.error.notAllowed.title')} text="admin.error.notAllowed.dialog" />
);
