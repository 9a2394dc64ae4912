import { useState } from 'react';
import { type RaRecord, required, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { publish, unpublish } from '../../../../contract/calls/content';
import type { PublicationAct } from '../../../../contract/publication';
import { liveOf } from '../../../../contract/publication';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { DialogAbout } from '../../ui/dialogs/DialogAbout';
import { DateTimeInput } from '../../ui/inputs/DateTimeInput';
import { useDefinition } from '../definition/definitionContext';
import { NoticeDialog } from '../dialogs/NoticeDialog';
import { PublishNotes } from './PublishNotes';
import { usePublicationCall } from './usePublicationCall';
import './texts';

interface Times {
  from?: string | null;
  until?: string | null;
}

interface ActProps {
  act: PublicationAct;
  record: RaRecord;
  closeTo: string;
}

/** Publishes the version that the dialog was opened with, or unpublishes what is live. */
function Act({ act, record, closeTo }: ActProps) {
  const { name: resource } = useDefinition();
  const represent = useGetRecordRepresentation(resource);
  // A list that is fetched again meanwhile may hold a version that nobody has looked at.
  const [looked] = useState(record);
  const recordId = String(looked.id);
  const action = usePublicationCall<Times>(
    (times) =>
      act === 'unpublish'
        ? call(unpublish, { body: { resource, recordId } })
        : call(publish, { body: { resource, recordId, version: Number(looked.version), ...times } }),
    `publication.${act}.done`,
  );
  const translate = useTranslate();
  if (act === 'unpublish' && liveOf(looked.status) === 'no')
    return <NoticeDialog title={translate('publication.unpublish.title')} text="publication.notLive" />;
  return (
    <ActionDialog<Times>
      texts={`publication.${act}`}
      about={represent(looked)}
      action={action}
      isDanger={act === 'unpublish'}
      closeTo={closeTo}
    >
      {act !== 'unpublish' && <PublishNotes act={act} record={looked} />}
      {act === 'schedule' && (
        <DateTimeInput
          source="from"
          label="publication.field.from"
          validate={required('admin.rule.required')}
        />
      )}
      {act !== 'unpublish' && (
        <DateTimeInput source="until" label="publication.field.until" helperText="publication.untilHelp" />
      )}
    </ActionDialog>
  );
}

/** The dialog of one act about one record of the page's resource, once the record is loaded. */
export function PublicationDialog({ act }: { act: PublicationAct }) {
  const { id = '' } = useParams();
  const { name, path } = useDefinition();
  const { search } = useLocation();
  const closeTo = `${path}${search}`;
  return (
    <DialogAbout resource={name} id={id} failed={`resources.${name}.failed.fetch`} closeTo={closeTo}>
      {(record) => <Act act={act} record={record} closeTo={closeTo} />}
    </DialogAbout>
  );
}
