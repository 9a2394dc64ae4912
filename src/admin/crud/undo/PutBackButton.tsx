import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { dayMs } from '../../../../contract/durations';
import type { HistoryEntry } from '../../../../contract/history';
import { undoDays } from '../../../../contract/limits';
import { serverNow } from '../../../api/clock';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { refused } from '../../ui/dialogs/refused';
import { usePermission } from '../../ui/usePermission';
import { DefinitionContext } from '../definition/definitionContext';

const keptFor = undoDays * dayMs;

/** Restores a deleted record, with its id and picture, from the entry that recorded the deletion (decisions.md, Undo). */
export function PutBackButton({ entry }: { entry: HistoryEntry }) {
  const translate = useTranslate();
  const definition = useContext(DefinitionContext);
  const may = usePermission();
  const provider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.undo(entry.resource, [{ recordId: entry.recordId, entry: entry.id }]),
    onSuccess: () => notify('admin.undo.putBack', { type: 'success' }),
    onError: (error) => notify(...refused(error)),
    onSettled: () => refresh(),
  });
  const isOver = Date.parse(entry.at) < serverNow() - keptFor;
  if (entry.action !== 'delete' || !definition || !may(definition.access.write) || isOver) return null;
  return (
    <Button sx={{ mt: 1 }} disabled={isPending} onClick={() => mutate()}>
      {translate('admin.undo.button')}
    </Button>
  );
}
