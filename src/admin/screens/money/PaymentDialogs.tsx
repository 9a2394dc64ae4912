import { Alert, Box, Link as MuiLink } from '@mui/material';
import { SelectInput } from 'react-admin';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import { removeGiftWords } from '../../../../contract/calls/gifts';
import { requestRefund, requestSettle } from '../../../../contract/calls/money';
import type { RefundBody, SettleBody } from '../../../../contract/moneyRequests';
import { refundReasons } from '../../../../contract/moneyStates';
import type { TransactionDetail } from '../../../../contract/transactions';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { FigureInput } from '../../ui/inputs/FigureInput';
import { notNegative, required } from '../../ui/inputs/rules';
import { usePermission } from '../../ui/usePermission';
import { BankReferenceInput } from './BankReferenceInput';
import { ExistingLink } from './ExistingLink';
import { moneyPaths } from './moneyPaths';
import { isOpenRequest, openRefunds } from './openRefunds';
import { RefundEffectNote } from './RefundEffectNote';
import { OfRequest } from './RequestDialogs';
import { SettleEffectNote, SettleSubmit } from './SettleEffectNote';
import { subjectText } from './subjectText';
import { useKey } from './useKey';
import { useMoneyCall, usePaymentRequests } from './useMoney';
import { useTexts } from './useTexts';

export type PaymentAmounts = Pick<
  TransactionDetail,
  | 'id'
  | 'amount'
  | 'currency'
  | 'refunded'
  | 'status'
  | 'userName'
  | 'packageName'
  | 'diamonds'
  | 'bonusDiamonds'
  | 'cases'
  | 'buyer'
>;

const reasons = refundReasons.map((id) => ({ id, name: `money.reason.${id}` }));

/** The payment that a dialog is about; of a refund also how much can still be refunded. */
function PaymentText({ payment, rest }: { payment: PaymentAmounts; rest?: number }) {
  const words = useTexts();
  const { translate, money } = words;
  const { id, refunded, currency } = payment;
  const facts = rest !== undefined && [
    translate('money.facts.rest', { amount: money(rest, currency) }),
    refunded > 0 && translate('money.facts.refunded', { amount: money(refunded, currency) }),
  ];
  return (
    <>
      {subjectText(words, { ...payment, paymentId: id })}
      {facts && <Box sx={{ fontWeight: 400 }}>{facts.filter(Boolean).join(' · ')}</Box>}
    </>
  );
}

type Case = PaymentAmounts['cases'][number];

/** Names the case that holds money of the payment: until it is decided, nothing is refunded or settled. */
function HeldNote({ found, text }: { found: Case; text: 'caseHolds' | 'caseWaits' }) {
  const { translate, money } = useTexts();
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(`money.${text}`, { amount: money(found.held, found.currency ?? '') })}{' '}
      <MuiLink component={Link} to={`${moneyPaths.cases}/${found.id}`} color="inherit">
        {translate('money.existing.cases')}
      </MuiLink>
    </Alert>
  );
}

const RefundFields = ({ payment: { id, currency } }: { payment: PaymentAmounts }) => (
  <>
    <FigureInput source="amount" label={`money.field.amount${currency}`} validate={[required, notNegative]} />
    <RefundEffectNote paymentId={id} currency={currency} />
    <SelectInput source="reasonKind" label="money.field.reasonKind" choices={reasons} validate={required} />
    <ReasonInput />
  </>
);

/** The refunds that are done and those that are open return all of it. */
const NothingLeft = () => (
  <Alert severity="warning" sx={{ mb: 2 }}>
    {useTexts().translate('money.nothingLeft')}
  </Alert>
);

/** Refunds a completed payment: the whole remainder unless a smaller amount is typed. */
function RefundDialog({ payment, rest, base }: { payment: PaymentAmounts; rest: number; base: string }) {
  const idempotencyKey = useKey();
  const action = useMoneyCall(
    (values: Omit<RefundBody, 'idempotencyKey'>) =>
      call(requestRefund, { params: { id: payment.id }, body: { ...values, idempotencyKey } }),
    'money.dialog.refund.done',
  );
  const found = payment.cases.find(({ state, held }) => state === 'open' && held > 0);
  // Once requested, nothing is left, which is no reason to say so while the dialog closes.
  const isOver = rest <= 0 && !action.isPending && !action.isSuccess;
  return (
    <ActionDialog
      texts="money.dialog.refund"
      about={<PaymentText payment={payment} rest={rest} />}
      action={action}
      defaultValues={{ amount: rest }}
      isDanger
      isBlocked={found !== undefined || isOver}
      afterError={<ExistingLink error={action.error} />}
      closeTo={base}
    >
      {found ? (
        <HeldNote found={found} text="caseHolds" />
      ) : isOver ? (
        <NothingLeft />
      ) : (
        <RefundFields payment={payment} />
      )}
    </ActionDialog>
  );
}

interface SettleValues extends Omit<SettleBody, 'idempotencyKey' | 'amount'> {
  /** Null while the field is empty: what is missing of the price. */
  amount: number | null;
}

/** Completes a payment with a transfer that no gateway reported. */
function SettleDialog({ payment, held, base }: { payment: PaymentAmounts; held: number; base: string }) {
  const idempotencyKey = useKey();
  const action = useMoneyCall(
    ({ amount, ...values }: SettleValues) =>
      call(requestSettle, {
        params: { id: payment.id },
        body: { ...values, ...(amount !== null && { amount }), idempotencyKey },
      }),
    'money.dialog.settle.done',
  );
  const waiting = waitingFor(payment);
  return (
    <ActionDialog
      texts="money.dialog.settle"
      about={<PaymentText payment={payment} />}
      action={action}
      submit={<SettleSubmit payment={payment} held={held} />}
      isBlocked={waiting !== undefined}
      afterError={<ExistingLink error={action.error} />}
      closeTo={base}
    >
      {waiting ? (
        <HeldNote found={waiting} text="caseWaits" />
      ) : (
        <SettleFields payment={payment} held={held} />
      )}
    </ActionDialog>
  );
}

const SettleFields = ({ payment, held }: { payment: PaymentAmounts; held: number }) => (
  <>
    <SettleEffectNote payment={payment} held={held} />
    <BankReferenceInput />
    <FigureInput
      source="amount"
      label={`money.field.transfer${payment.currency}`}
      helperText="money.field.transferHelp"
      validate={notNegative}
    />
    <ReasonInput />
  </>
);

/** Removes what a buyer wrote to the recipient, and ends the link of the gift. */
function WordsDialog({ payment, base }: { payment: PaymentAmounts; base: string }) {
  const action = useMoneyCall(
    (body: { reason: string }) => call(removeGiftWords, { params: { id: payment.id }, body }),
    'money.dialog.words.done',
  );
  return (
    <ActionDialog
      texts="money.dialog.words"
      about={<PaymentText payment={payment} />}
      action={action}
      isDanger
      closeTo={base}
    >
      <ReasonInput />
    </ActionDialog>
  );
}

/** The dialogs about a payment's money, each at an address below `base` (docs/decisions/004). */
export function PaymentDialogs({ payment, base }: { payment: PaymentAmounts; base: string }) {
  const { data: requests } = usePaymentRequests(payment.id);
  const may = usePermission();
  const home = <Navigate to={base} replace />;
  const isPaid = payment.status === 'COMPLETED';
  const rest = requests && restOf(payment, requests);
  return (
    <Routes>
      <Route index element={null} />
      <Route
        path="refund"
        element={
          rest === undefined ? null : isPaid && may('money:write') ? (
            <RefundDialog payment={payment} rest={rest} base={base} />
          ) : (
            home
          )
        }
      />
      <Route
        path="settle"
        element={
          isPaid || !may('money:write') ? (
            home
          ) : requests ? (
            <SettleDialog payment={payment} held={heldFor(payment, requests)} base={base} />
          ) : null
        }
      />
      <Route
        path="words"
        element={
          hasWords(payment) && may('players:write') ? <WordsDialog payment={payment} base={base} /> : home
        }
      />
      <Route path="requests/:request/:name" element={<OfRequest requests={requests} base={base} />} />
      <Route path="*" element={home} />
    </Routes>
  );
}

/** Whether the buyer of a gift wrote something that staff can remove. */
export const hasWords = ({ buyer }: Pick<PaymentAmounts, 'buyer'>): boolean =>
  Boolean(buyer?.name || buyer?.message);

/** The case with the whole price of a payment, which completes once the player's account is open. */
export const waitingFor = ({ cases }: PaymentAmounts): Case | undefined =>
  cases.find(({ kind, state }) => kind === 'account-not-open' && state === 'open');

/** What can still be refunded: the amount less finished and open refunds. */
export const restOf = (
  { amount, refunded }: PaymentAmounts,
  requests: ReadonlyArray<{ kind: string; state: string; amount: number }>,
): number => amount - refunded - openRefunds(requests);

/** What has arrived of the price of a payment that is not paid, less what a request is about. */
const heldFor = (
  { cases, currency }: PaymentAmounts,
  requests: ReadonlyArray<{ caseId: string | null; state: string }>,
): number =>
  cases
    .filter(
      ({ kind, state, currency: held }) => kind === 'underpaid' && state === 'open' && held === currency,
    )
    .filter(({ id }) => !requests.some((request) => request.caseId === id && isOpenRequest(request)))
    .reduce((sum, { held }) => sum + held, 0);
