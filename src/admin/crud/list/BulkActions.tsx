import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { CsvExport } from '../../ui/list/CsvExport';
import { useDefinition } from '../definition/definitionContext';
import { useAbilities } from '../definition/useAbilities';
import { BulkConfirm } from './BulkConfirm';
import type { BulkChange } from './useBulkChange';

/** What every list can do with its selected rows: bring them into a state, export them and delete them. */
export function BulkActions() {
  const translate = useTranslate();
  const { name, status } = useDefinition();
  const { canDelete, canSwitch } = useAbilities();
  const { selectedIds } = useListContext();
  const { exportAll } = useDataProvider<AppDataProvider>();
  const [change, setChange] = useState<BulkChange>();
  return (
    <>
      {canSwitch &&
        status?.states.map((state) => (
          <Button key={state.label} size="small" onClick={() => setChange(state)}>
            {translate('admin.bulk.set', { state: translate(state.label) })}
          </Button>
        ))}
      <CsvExport
        run={(download) => exportAll(name, { id: selectedIds }, download)}
        fileName={`${name}.csv`}
        total={selectedIds.length}
      />
      {canDelete && (
        <Button size="small" color="error" onClick={() => setChange('delete')}>
          {translate('admin.dialog.delete.submit')}
        </Button>
      )}
      {change && <BulkConfirm change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}
