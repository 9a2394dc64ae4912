import { Alert, Button } from '@mui/material';
import type { RefObject } from 'react';
import { type RaRecord, useCreatePath, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ChangedMeanwhile } from '../../../dataProvider/errors';
import { FormDraft } from '../../ui/forms/FormDraft';
import { usePermission } from '../../ui/usePermission';
import { useDefinition } from '../definition/definitionContext';
import { isInState } from '../definition/resourceDefinition';
import { useAbilities } from '../definition/useAbilities';
import { StatusChoices } from './StatusChoices';
import { useByWhom } from './useByWhom';

/** The form's values: the label of the chosen state, and those of its inputs. */
export interface Chosen {
  choice?: string;
}

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

/** Links to the record's history. */
export function HistoryLink({ id }: { id: string }) {
  const translate = useTranslate();
  const { name: resource } = useDefinition();
  const createPath = useCreatePath();
  const filter = encodeURIComponent(JSON.stringify({ resource, recordId: id }));
  if (!usePermission()('history:read')) return null;
  return (
    <Button
      component={Link}
      to={`${createPath({ resource: 'history', type: 'list' })}?filter=${filter}`}
      sx={{ mr: 'auto' }}
    >
      {translate('admin.history.link')}
    </Button>
  );
}

/** The label of the chosen state, and the state. */
function useChosen() {
  const choice = useWatch<Chosen, 'choice'>({ name: 'choice' }) ?? '';
  const states = useDefinition().status?.states ?? [];
  return { choice, states, state: states.find(({ label }) => label === choice) };
}

interface StatusFormProps {
  record: RaRecord;
  changed: ChangedMeanwhile | undefined;
  busy: boolean;
  isSettled: RefObject<boolean>;
}

/**
 * The states and the inputs of the chosen one. A choice alone is given up without a question; what is typed below it is
 * kept with it.
 */
export function StatusForm({ record, changed, busy, isSettled }: StatusFormProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { maySwitch } = useAbilities();
  const { choice, states, state } = useChosen();
  return (
    <>
      {changed && <Changed change={changed} />}
      {!maySwitch(record) && <Alert severity="info">{translate('admin.dialog.status.notYours')}</Alert>}
      <FormDraft name="status" isSettled={isSettled} beside={{ choice }} />
      <StatusChoices
        states={states}
        record={record}
        chosen={choice}
        disabled={busy || !maySwitch(record)}
        onChoose={(label) => setValue('choice', label)}
      />
      {state?.inputs}
    </>
  );
}

/** Applies the chosen state; disabled without one. */
export function ApplyButton({ record, busy }: { record: RaRecord | undefined; busy: boolean }) {
  const translate = useTranslate();
  const { state } = useChosen();
  const isReady = record && state && !isInState(record, state) && !busy;
  return (
    <Button type="submit" variant="contained" disabled={!isReady} aria-busy={busy}>
      {translate(`admin.dialog.status.${busy ? 'busy' : 'submit'}`)}
    </Button>
  );
}
