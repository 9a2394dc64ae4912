import PinIcon from '@mui/icons-material/PushPinOutlined';
import { useRecordContext, useTranslate } from 'react-admin';

/** A pin at what is pinned, and a dash at the others: a cross would read as a fault. */
export function Pinned() {
  const translate = useTranslate();
  if (!useRecordContext()?.isPinned) return <>–</>;
  return <PinIcon fontSize="small" titleAccess={translate('ra.boolean.true')} />;
}
