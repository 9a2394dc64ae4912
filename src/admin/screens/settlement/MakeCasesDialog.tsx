import { LinearProgress } from '@mui/material';
import { Navigate, useLocation } from 'react-router-dom';
import type { SettlementCases } from '../../../../contract/settlements';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { useTexts } from '../money/useTexts';
import { useMakeCases } from './useMakeCases';

interface MakeCasesDialogProps {
  id: string;
  rows: readonly number[];
  base: string;
  onMade: (made: SettlementCases) => void;
}

function Making({ id, rows, base, onMade }: MakeCasesDialogProps) {
  const { translate, number } = useTexts();
  const making = useMakeCases(id, rows, onMade);
  const values = { done: number(making.done), count: number(rows.length) };
  return (
    <ActionDialog<{ reason: string }>
      texts="settlement.make"
      about={translate('settlement.make.rows', { smart_count: rows.length, count: values.count })}
      action={making}
      closeTo={base}
    >
      <ReasonInput />
      {making.isPending && <LinearProgress aria-label={translate('settlement.make.busy', values)} />}
    </ActionDialog>
  );
}

/**
 * Asks for the reason for opening cases for the chosen rows, which come with the address; without rows there is nothing
 * to open.
 */
export function MakeCasesDialog(props: Omit<MakeCasesDialogProps, 'rows'>) {
  const { rows = [] }: { rows?: number[] } = useLocation().state ?? {};
  return rows.length > 0 ? <Making {...props} rows={rows} /> : <Navigate to={props.base} replace />;
}
