import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import {
  Form,
  HttpError,
  type RaRecord,
  useGetOne,
  useGetRecordRepresentation,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { UnsavedGuard } from '../../ui/dialogs/UnsavedGuard';
import { useSafeFocus } from '../../ui/dialogs/useSafeFocus';
import { useDefinition } from '../definition/definitionContext';
import { useCloseDialog } from '../definition/dialogPaths';
import type { StatusDialogSpec } from '../definition/resourceDefinition';
import { ApplyButton, type Chosen, HistoryLink, StatusForm } from './StatusForm';
import { useApply } from './useApply';

/** The record's name, or why there is none: it counts as deleted only if the server says so. */
function About({ record, error }: { record: RaRecord | undefined; error: Error | null }) {
  const translate = useTranslate();
  const { name } = useDefinition();
  const represent = useGetRecordRepresentation(name);
  if (record)
    return (
      <Typography gutterBottom sx={{ fontWeight: 600 }}>
        {String(represent(record))}
      </Typography>
    );
  if (!error) return <Typography>{translate('admin.dialog.loading')}</Typography>;
  const isGone = error instanceof HttpError && error.status === 404;
  if (isGone) return <Typography>{translate('admin.dialog.gone')}</Typography>;
  return <Alert severity="error">{translate(`resources.${name}.failed.fetch`)}</Alert>;
}

/**
 * Changes a record's status between two states; Apply is disabled until one is chosen. The initial focus is on the safe
 * choice (AD-4).
 */
export function StatusDialog() {
  const { status } = useDefinition();
  return status ? <OfStates status={status} /> : null;
}

function OfStates({ status }: { status: StatusDialogSpec }) {
  const { id = '' } = useParams();
  const { name } = useDefinition();
  const translate = useTranslate();
  const close = useCloseDialog();
  const { data: record, error, isFetching, refetch } = useGetOne(name, { id }, { retry: false });
  const isSettled = useRef(false);
  const { apply, busy, changed } = useApply(id, isSettled);
  const aboutId = useId();
  const safe = useSafeFocus();
  const submit = ({ choice, ...entered }: Chosen) => {
    const state = status.states.find(({ label }) => label === choice);
    // What was typed for another state is not sent.
    return state && apply({ state, entered: state.inputs ? entered : {} });
  };
  return (
    <DialogFrame title={translate(status.title)} onClose={() => close()} busy={busy} describedBy={aboutId}>
      <Form
        className="dialog-form"
        onSubmit={(values: object) => submit(values)}
        noValidate
        disableInvalidFormNotification
      >
        <DialogContent>
          <div id={aboutId}>
            <About record={record} error={isFetching ? null : error} />
          </div>
          {record && <StatusForm record={record} changed={changed} busy={busy} isSettled={isSettled} />}
        </DialogContent>
        <DialogActions>
          <HistoryLink id={id} />
          {error && !record && !isFetching && (
            <Button onClick={() => void refetch()}>{translate('admin.dialog.retry')}</Button>
          )}
          <Button ref={safe} autoFocus onClick={() => close()} disabled={busy}>
            {translate('admin.dialog.cancel')}
          </Button>
          <ApplyButton record={record} busy={busy} />
        </DialogActions>
        <UnsavedGuard
          onLeave={() => {
            isSettled.current = true;
          }}
        />
      </Form>
    </DialogFrame>
  );
}
