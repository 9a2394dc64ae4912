import { Typography } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, type RaRecord, required, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { publish, unpublish } from '../../../../contract/calls/content';
import type { PublicationAct } from '../../../../contract/publication';
import { isLive, isReplacedLater, isScheduled } from '../../../../contract/publication';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { DialogAbout } from '../../ui/dialogs/DialogAbout';
import { DateTimeInput } from '../../ui/inputs/DateTimeInput';
import { useDefinition } from '../definition/definitionContext';
import { NoticeDialog } from '../dialogs/NoticeDialog';
import { PublishNotes } from './PublishNotes';
import { usePublicationCall } from './usePublicationCall';
import { useScheduleText } from './useScheduleText';
import './texts';

interface Given {
  from?: string | null;
  until?: string | null;
  keepsSchedule?: boolean;
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
  const live = isLive(looked.status);
  const texts = `publication.${act === 'unpublish' && !live ? 'cancel' : act}`;
  const action = usePublicationCall<Given>(
    (given) =>
      act === 'unpublish'
        ? call(unpublish, { body: { resource, recordId, ...given } })
        : call(publish, { body: { resource, recordId, version: Number(looked.version), ...given } }),
    `${texts}.done`,
  );
  const translate = useTranslate();
  const scheduled = useScheduleText(looked);
  if (act === 'unpublish' && !live && !isScheduled(looked.schedule))
    return <NoticeDialog title={translate('publication.unpublish.title')} text="publication.notLive" />;
  return (
    <ActionDialog<Given>
      texts={texts}
      about={represent(looked)}
      {...(texts === 'publication.cancel' && { keep: 'publication.cancel.keep' })}
      action={action}
      isDanger={act === 'unpublish'}
      closeTo={closeTo}
    >
      {scheduled && <Typography sx={{ mb: 1 }}>{scheduled}</Typography>}
      {act === 'unpublish' && isReplacedLater(looked.schedule) && (
        <BooleanInput source="keepsSchedule" label="publication.keepsSchedule" helperText={false} />
      )}
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
  return (
    <DialogAbout resource={name} id={id} failed={`resources.${name}.failed.fetch`} closeTo={path}>
      {(record) => <Act act={act} record={record} closeTo={path} />}
    </DialogAbout>
  );
}
