import { Alert, Box } from '@mui/material';
import { Navigate, Route, Routes } from 'react-router-dom';
import { closeCase, resolveCase } from '../../../../contract/calls/cases';
import type { MoneyCaseDetail } from '../../../../contract/cases';
import type { MoneyRequest, ResolveBody } from '../../../../contract/moneyRequests';
import { caseResolutions } from '../../../../contract/moneyStates';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { AloneNote, AloneSubmit, limitOf } from './AloneNote';
import { BankReferenceInput } from './BankReferenceInput';
import { CandidateInput } from './CandidateInput';
import { ExistingLink } from './ExistingLink';
import { OfRequest } from './RequestDialogs';
import { sendersOf } from './senderText';
import { subjectText } from './subjectText';
import { useKey } from './useKey';
import { useMoneyCall } from './useMoney';
import { useTexts } from './useTexts';

interface DialogProps {
  about: MoneyCaseDetail;
  base: string;
}
type Values = Omit<ResolveBody, 'kind' | 'idempotencyKey'>;

function ResolveDialog({ about, base, kind }: DialogProps & { kind: ResolveBody['kind'] }) {
  const idempotencyKey = useKey();
  const texts = `money.dialog.${kind}`;
  const action = useMoneyCall(
    (values: Values) =>
      call(resolveCase, { params: { id: about.id }, body: { ...values, kind, idempotencyKey } }),
    `${texts}.done`,
  );
  return (
    <ActionDialog<Values>
      texts={texts}
      about={<HeldMoney about={about} isReturned={kind === 'return'} />}
      action={action}
      defaultValues={{
        ...(kind === 'match' && { paymentId: proposedOf(about) }),
        ...(kind !== 'return' && about.reference && { reference: about.reference }),
      }}
      submit={submitOf(about, kind)}
      isDanger={kind === 'write-off'}
      afterError={<ExistingLink error={action.error} />}
      closeTo={base}
    >
      <HeldLimit about={about} />
      {kind === 'match' && <CandidateInput candidates={about.candidates} />}
      {kind !== 'return' && <BankReferenceInput />}
      <ReasonInput />
    </ActionDialog>
  );
}

/** A return is always a request: it waits for the transfer at least. */
const submitOf = ({ held, currency }: MoneyCaseDetail, kind: ResolveBody['kind']) =>
  currency && kind !== 'return' ? (
    <AloneSubmit limit={limitOf(currency)} amount={held} texts={`money.dialog.${kind}`} />
  ) : undefined;

/** What one person may decide of the money that a case holds. */
function HeldLimit({ about: { held, currency } }: Pick<DialogProps, 'about'>) {
  const { translate, money } = useTexts();
  if (!currency) return null;
  const text = (limit: number) =>
    translate(`money.facts.${held > limit ? 'overAlone' : 'aloneADay'}`, { limit: money(limit, currency) });
  return <AloneNote limit={limitOf(currency)} text={text} />;
}

/** The money that a case holds and whose it is; before it goes back, also the account that it came from. */
function HeldMoney({ about, isReturned }: { about: MoneyCaseDetail; isReturned: boolean }) {
  const words = useTexts();
  const { translate, money } = words;
  const senders = sendersOf(about);
  const facts = [
    translate('money.facts.holds', { amount: money(about.held, about.currency ?? '') }),
    ...(isReturned ? senders.map((sender) => `${translate('money.transfer.sender')}: ${sender}`) : []),
  ];
  return (
    <>
      {subjectText(words, { ...about, amount: about.price }) || unknownText(words, about)}
      {facts.map((fact) => (
        <Box key={fact} sx={{ fontWeight: 400 }}>
          {fact}
        </Box>
      ))}
      {isReturned && senders.length === 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('money.noSender')}
        </Alert>
      )}
    </>
  );
}

/** What is known of money whose payment is not. */
const unknownText = (
  { translate, word }: ReturnType<typeof useTexts>,
  { kind, gateway, reference }: MoneyCaseDetail,
) =>
  [translate(`money.case.${kind}`), gateway && word('gateway', gateway), reference]
    .filter(Boolean)
    .join(' · ');

/** A single proposed payment is filled in; among several, the person chooses. */
const proposedOf = ({ candidates }: MoneyCaseDetail): string | undefined =>
  candidates.length === 1 ? candidates[0]?.paymentId : undefined;

function CloseDialog({ about, base }: DialogProps) {
  const action = useMoneyCall(
    ({ reason }: { reason: string }) =>
      call(closeCase, { params: { id: about.id }, body: { reason, version: about.version } }),
    'money.dialog.close.done',
  );
  return (
    <ActionDialog<{ reason: string }> texts="money.dialog.close" action={action} closeTo={base}>
      <ReasonInput />
    </ActionDialog>
  );
}

/** The dialogs about a case, each at an address below its page (docs/decisions/004). */
export function CaseDialogs({
  requests,
  ...props
}: DialogProps & { requests: readonly MoneyRequest[] | undefined }) {
  const { about, base } = props;
  const home = <Navigate to={base} replace />;
  return (
    <Routes>
      <Route index element={null} />
      {caseResolutions.map((kind) => (
        <Route
          key={kind}
          path={kind}
          element={about.actions.includes(kind) ? <ResolveDialog {...props} kind={kind} /> : home}
        />
      ))}
      <Route path="close" element={about.actions.includes('close') ? <CloseDialog {...props} /> : home} />
      <Route path="requests/:request/:name" element={<OfRequest requests={requests} base={base} />} />
      <Route path="*" element={home} />
    </Routes>
  );
}
