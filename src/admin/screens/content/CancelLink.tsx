import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { textIn } from '../../../../contract/localized';
import type { PublicationRow } from '../../../../contract/publications';
import { paths } from '../../../paths';
import { useLanguage } from '../../i18n/useLanguage';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import '../../crud/publication/texts';

/** Whether a row is one that can be cancelled. */
export const isScheduled = ({ state }: Pick<PublicationRow, 'state'>) => state === 'scheduled';

/** A row's link to the dialog that cancels it; only a scheduled publication has one. */
export function CancelLink() {
  const row = useRecordContext<PublicationRow>();
  const language = useLanguage();
  const translate = useTranslate();
  if (!row || !isScheduled(row)) return null;
  const label = translate('publication.cancel.menu', { record: textIn(row, 'title', language).text });
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        color="error"
        aria-label={label}
        component={DialogLink}
        to={`${paths.admin.content}/calendar/${row.id}/cancel`}
      >
        <CancelIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
