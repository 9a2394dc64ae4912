import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useId, useState } from 'react';
import {
  Form,
  HttpError,
  type RaRecord,
  useGetOne,
  useGetRecordRepresentation,
  useTranslate,
} from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { ChangedMeanwhile } from '../../../dataProvider/errors';
import { paths } from '../../../paths';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { useSafeFocus } from '../../ui/dialogs/useSafeFocus';
import { usePermission } from '../../ui/usePermission';
import { useDefinition } from '../definition/definitionContext';
import { useCloseDialog } from '../definition/dialogPaths';
import { isInState, type StatusDialogSpec } from '../definition/resourceDefinition';
import { useAbilities } from '../definition/useAbilities';
import { StatusChoices } from './StatusChoices';
import { useApply } from './useApply';
import { useByWhom } from './useByWhom';

/** Who changed the status meanwhile, and its current value. */
function Changed({ change }: { change: ChangedMeanwhile }) {
  const translate = useTranslate();
  const { status } = useDefinition();
  const say = useByWhom('admin.conflict.status');
  const now = status?.states.find((state) => isInState(change.current, state));
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {say(change, { state: now && translate(now.label) })}
    </Alert>
  );
}

/** The record's name, or why there is none: it counts as deleted only if the server says so. */
function About({ record, error }: { record: RaRecord | undefined; error: Error | null }) {
  const translate = useTranslate();
  const { name } = useDefinition();
  const represent = useGetRecordRepresentation(name);
  if (record) return <Typography gutterBottom>{String(represent(record))}</Typography>;
  if (!error) return <Typography>{translate('admin.dialog.loading')}</Typography>;
  const isGone = error instanceof HttpError && error.status === 404;
  if (isGone) return <Typography>{translate('admin.dialog.gone')}</Typography>;
  return <Alert severity="error">{translate(`resources.${name}.failed.fetch`)}</Alert>;
}

/** Links to the record's history. */
function HistoryLink({ id }: { id: string }) {
  const translate = useTranslate();
  const { name: resource } = useDefinition();
  const filter = encodeURIComponent(JSON.stringify({ resource, recordId: id }));
  if (!usePermission()('history:read')) return null;
  return (
    <Button component={Link} to={`${paths.admin.settings}/activity?filter=${filter}`} sx={{ mr: 'auto' }}>
      {translate('admin.history.link')}
    </Button>
  );
}

type State = StatusDialogSpec['states'][number];
type Apply = ReturnType<typeof useApply>['apply'];

/** Optional inputs for a state; a refused field shows its message, and the dialog stays open. */
const Inputs = ({ id, state, apply }: { id: string; state: State; apply: Apply }) => (
  <Form
    id={id}
    onSubmit={(entered: object) => apply({ state, entered })}
    noValidate
    disableInvalidFormNotification
  >
    {state.inputs}
  </Form>
);

interface ApplyButtonProps {
  /** The state to bring about; undefined while nothing can be applied. */
  state: State | undefined;
  busy: boolean;
  /** The form with the state's inputs. */
  form: string;
  apply: Apply;
}

function ApplyButton({ state, busy, form, apply }: ApplyButtonProps) {
  const translate = useTranslate();
  const by = state?.inputs
    ? ({ type: 'submit', form } as const)
    : { onClick: () => state && void apply({ state }) };
  return (
    <Button variant="contained" disabled={!state} aria-busy={busy} {...by}>
      {translate(`admin.dialog.status.${busy ? 'busy' : 'submit'}`)}
    </Button>
  );
}

/**
 * Changes a record's status between two states; Apply is disabled until one is chosen. The initial focus is on the safe
 * choice (AD-4).
 */
export function StatusDialog() {
  const { id = '' } = useParams();
  const { name, status } = useDefinition();
  const translate = useTranslate();
  const close = useCloseDialog();
  const { data: record, error, isFetching, refetch } = useGetOne(name, { id }, { retry: false });
  const [chosen, setChosen] = useState('');
  const { apply, busy, changed } = useApply(id);
  const { maySwitch } = useAbilities();
  const aboutId = useId();
  const formId = useId();
  const safe = useSafeFocus();
  if (!status) return null;
  const state = status.states.find(({ label }) => label === chosen);
  const isReady = record && state && !isInState(record, state) && !busy;
  return (
    <DialogFrame title={translate(status.title)} onClose={() => close()} busy={busy} describedBy={aboutId}>
      <DialogContent>
        {changed && <Changed change={changed} />}
        <div id={aboutId}>
          <About record={record} error={isFetching ? null : error} />
        </div>
        {record && !maySwitch(record) && (
          <Alert severity="info">{translate('admin.dialog.status.notYours')}</Alert>
        )}
        {record && (
          <StatusChoices
            states={status.states}
            record={record}
            chosen={chosen}
            disabled={busy || !maySwitch(record)}
            onChoose={setChosen}
          />
        )}
        {record && state?.inputs && <Inputs key={state.label} id={formId} state={state} apply={apply} />}
      </DialogContent>
      <DialogActions>
        <HistoryLink id={id} />
        {error && !record && !isFetching && (
          <Button onClick={() => void refetch()}>{translate('admin.dialog.retry')}</Button>
        )}
        <Button ref={safe} autoFocus onClick={() => close()} disabled={busy}>
          {translate('admin.dialog.cancel')}
        </Button>
        <ApplyButton state={isReady ? state : undefined} busy={busy} form={formId} apply={apply} />
      </DialogActions>
    </DialogFrame>
  );
}
