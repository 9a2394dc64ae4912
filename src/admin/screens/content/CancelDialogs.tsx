import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { cancelPublication } from '../../../../contract/calls/content';
import { textIn } from '../../../../contract/localized';
import type { PublicationRow } from '../../../../contract/publications';
import { publications } from '../../../../contract/readResources';
import { call } from '../../../api/call';
import { paths } from '../../../paths';
import { usePublicationCall } from '../../crud/publication/usePublicationCall';
import { useLanguage } from '../../i18n/useLanguage';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { DialogAbout } from '../../ui/dialogs/DialogAbout';
import { usePermission } from '../../ui/usePermission';
import '../../crud/publication/texts';

const calendar = `${paths.admin.content}/calendar`;

function CancelDialog({ row }: { row: PublicationRow }) {
  const language = useLanguage();
  const action = usePublicationCall<object>(
    () => call(cancelPublication, { params: { id: row.id } }),
    'publication.cancel.done',
  );
  const { text, lang } = textIn(row, 'title', language);
  return (
    <ActionDialog<object>
      texts="publication.cancel"
      about={<span lang={lang}>{text}</span>}
      action={action}
      isDanger
      keep="publication.cancel.keep"
      closeTo={calendar}
    >
      {null}
    </ActionDialog>
  );
}

/** The dialog about one scheduled publication, once it is loaded. */
function OfPlan() {
  const { id = '' } = useParams();
  return (
    <DialogAbout<PublicationRow>
      resource={publications.name}
      id={id}
      failed="publication.list.failed"
      closeTo={calendar}
    >
      {(row) => <CancelDialog row={row} />}
    </DialogAbout>
  );
}

/** The dialogs of the calendar, each a route (docs/decisions/004). */
export function CancelDialogs() {
  const may = usePermission()('content:publish');
  return (
    <Routes>
      <Route index element={null} />
      {may && <Route path=":id/cancel" element={<OfPlan />} />}
      <Route path="*" element={<Navigate to={calendar} replace />} />
    </Routes>
  );
}
