import { required, TextInput } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { MoneyCase } from '../../../contract/cases';
import type { MoneyRequest, ResolveBody } from '../../../contract/moneyRequests';
import { closeCase, resolveCase } from '../../api/money';
import { ActionDialog } from '../dialogs/ActionDialog';
import { ReasonInput } from '../dialogs/ReasonInput';
import { Amount } from './Amount';
import { BankReferenceInput } from './BankReferenceInput';
import { OfRequest } from './RequestDialogs';
import { useKey } from './useKey';
import { useMoneyCall } from './useMoney';

interface DialogProps {
  about: MoneyCase;
  base: string;
}
type Values = Omit<ResolveBody, 'kind' | 'idempotencyKey'>;

function ResolveDialog({ about, base, kind }: DialogProps & { kind: ResolveBody['kind'] }) {
  const idempotencyKey = useKey();
  const texts = `money.dialog.${kind}`;
  const action = useMoneyCall(
    (values: Values) => resolveCase(about.id, { ...values, kind, idempotencyKey }),
    `${texts}.done`,
  );
  return (
    <ActionDialog<Values>
      texts={texts}
      about={<Amount amount={about.held} currency={about.currency} />}
      action={action}
      defaultValues={{
        ...(kind === 'match' && about.paymentId && { paymentId: about.paymentId }),
        ...(kind !== 'return' && about.reference && { reference: about.reference }),
      }}
      isDanger={kind === 'write-off'}
      closeTo={base}
    >
      {kind === 'match' && (
        <TextInput
          source="paymentId"
          label="money.field.paymentId"
          helperText="money.field.paymentIdHelp"
          validate={required('admin.rule.required')}
          parse={(text: string) => text.trim()}
        />
      )}
      {kind !== 'return' && <BankReferenceInput />}
      <ReasonInput />
    </ActionDialog>
  );
}

function CloseDialog({ about, base }: DialogProps) {
  const action = useMoneyCall(
    ({ reason }: { reason: string }) => closeCase(about.id, reason, about.version),
    'money.dialog.close.done',
  );
  return (
    <ActionDialog<{ reason: string }> texts="money.dialog.close" action={action} closeTo={base}>
      <ReasonInput />
    </ActionDialog>
  );
}

const kinds = ['match', 'return', 'write-off'] as const;

/** The dialogs about a case, each an address below its page (docs/decisions/004). */
export function CaseDialogs({ requests, ...props }: DialogProps & { requests: readonly MoneyRequest[] }) {
  const { about, base } = props;
  const home = <Navigate to={base} replace />;
  const isOpen = about.state === 'open';
  return (
    <Routes>
      <Route index element={null} />
      {kinds.map((kind) => (
        <Route
          key={kind}
          path={kind}
          element={isOpen && about.held > 0 ? <ResolveDialog {...props} kind={kind} /> : home}
        />
      ))}
      <Route path="close" element={isOpen && about.held === 0 ? <CloseDialog {...props} /> : home} />
      <Route path="requests/:request/:name" element={<OfRequest requests={requests} base={base} />} />
      <Route path="*" element={home} />
    </Routes>
  );
}
