import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import OffIcon from '@mui/icons-material/HighlightOff';
import OnIcon from '@mui/icons-material/TaskAlt';
import { Button } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDefinition } from '../definition/definitionContext';
import { useAbilities } from '../definition/useAbilities';
import { useResourceTexts } from '../definition/useResourceTexts';
import { MayWrite } from './MayWrite';
import { PeopleExport } from './PeopleExport';
import type { BulkChange } from './useBulkChange';

const BulkConfirm = lazy(async () => ({ default: (await import('./BulkConfirm')).BulkConfirm }));

/**
 * What every list can do with its selected rows: bring them into a state, export them and delete them. `children` are
 * the resource's own buttons, for those who may change its records.
 */
export function BulkActions({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const definition = useDefinition();
  const { status } = definition;
  const { nouns } = useResourceTexts();
  const { canDelete, canSwitch } = useAbilities();
  const [change, setChange] = useState<BulkChange>();
  return (
    <>
      {canSwitch &&
        status?.states.map((state, index) => (
          <Button
            key={state.label}
            size="small"
            startIcon={index === 0 ? <OnIcon /> : <OffIcon />}
            onClick={() => setChange(state)}
          >
            {translate('admin.bulk.set', { state: translate(state.label) })}
          </Button>
        ))}
      <PeopleExport table={definition} title={nouns} isOfSelected />
      <MayWrite>{children}</MayWrite>
      {canDelete && (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setChange('delete')}>
          {translate('admin.dialog.delete.submit')}
        </Button>
      )}
      <Suspense>{change && <BulkConfirm change={change} onClose={() => setChange(undefined)} />}</Suspense>
    </>
  );
}
