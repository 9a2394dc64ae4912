import { useEffect, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type ChangedMeanwhile, conflictOf } from '../../../dataProvider/errors';
import { type Typed, useType, useTyped } from '../../ui/forms/typed';

/**
 * Handles an edit conflict (decisions.md, Versions). Typed values are never lost: saving applies them to the current
 * record, and they are preserved while the current record is shown.
 */
export function useConflict(formId: string, failure: unknown) {
  const record = useRecordContext();
  const { reset } = useFormContext();
  const typed = useTyped();
  const type = useType();
  const [answered, setAnswered] = useState<unknown>();
  const [chosen, setChosen] = useState<RaRecord>();
  const [kept, setKept] = useState<Typed>();
  const [sends, setSends] = useState(0);
  // Once that is saved, the record is the newer one.
  const base = chosen && Number(chosen.version) > Number(record?.version) ? chosen : record;
  const change: ChangedMeanwhile | undefined = failure === answered ? undefined : conflictOf(failure);

  useEffect(() => {
    // Runs after the paint that fills the inputs with the current record, since their rules compare against it.
    if (sends > 0) (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  }, [sends, formId]);

  /** Makes the current record, with its version, the form's base. */
  const takeCurrent = (current: RaRecord) => {
    setChosen(current);
    setAnswered(failure);
    reset(current);
  };
  return {
    base,
    change,
    typed,
    kept,
    keepEditing: () => setAnswered(failure),
    lookAtCurrent: () => {
      if (!change) return;
      setKept(typed());
      takeCurrent(change.current);
    },
    backToMine: () => {
      if (kept) type(kept);
      setKept(undefined);
    },
    saveMine: () => {
      if (!change) return;
      const mine = { ...kept, ...typed() };
      setKept(undefined);
      takeCurrent(change.current);
      type(mine);
      setSends(sends + 1);
    },
  };
}
export type ConflictAnswers = Omit<ReturnType<typeof useConflict>, 'change'> & { change: ChangedMeanwhile };
