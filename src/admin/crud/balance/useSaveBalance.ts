import { useMutation } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { conflictOf } from '../../../dataProvider/errors';
import { useDefinition } from '../definition/definitionContext';
import { useCalled } from '../definition/useCalled';
import { useByWhom } from '../dialogs/useByWhom';
import { undoable } from '../undo/UndoButton';
import type { RecordChange } from './changes';

/** A record that was not saved, and why. */
export interface Refused {
  name: string;
  reason: string;
}
export interface Saved {
  done: Identifier[];
  refused: Refused[];
}

/**
 * Saves the changed records one after another, each with the version that was reviewed: records that somebody else has
 * changed are refused, the others are saved. Then all records are fetched again.
 */
export function useSaveBalance(onSaved: (saved: Saved) => void) {
  const { name } = useDefinition();
  const provider = useDataProvider();
  const called = useCalled();
  const notify = useNotify();
  const refresh = useRefresh();
  const say = useByWhom('admin.balance.conflict');
  const save = async (changes: readonly RecordChange[]): Promise<Saved> => {
    const saved: Saved = { done: [], refused: [] };
    for (const { record, figures } of changes) {
      const data = Object.fromEntries(figures.map(({ field, after }) => [field, after]));
      try {
        await provider.update(name, { id: record.id, data, previousData: record });
        saved.done.push(record.id);
      } catch (error) {
        const conflict = conflictOf(error);
        const reason = conflict ? say(conflict) : (error as Error).message;
        saved.refused.push({ name: called(record), reason });
      }
    }
    return saved;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      const { done } = saved;
      if (done.length > 0)
        notify('admin.balance.saved', {
          type: 'success',
          messageArgs: { smart_count: done.length },
          ...undoable(name, done),
        });
      refresh();
      onSaved(saved);
    },
  });
  return { run: mutate, busy: isPending };
}
