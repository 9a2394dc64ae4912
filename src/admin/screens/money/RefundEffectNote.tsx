import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { previewRefund } from '../../../../contract/calls/money';
import type { Currency } from '../../../../contract/currencies';
import { call } from '../../../api/call';
import { guarded } from '../../../dataProvider/errors';
import { effectText, limitText } from './effectText';
import { useSettled } from './useSettled';
import { useTexts } from './useTexts';

/** What the refund being typed would take and leave, who carries it out, and whether a second person is needed. */
export function RefundEffectNote({ paymentId, currency }: { paymentId: string; currency: Currency }) {
  const words = useTexts();
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const amount = useSettled(Number(useWatch({ name: 'amount' })), 300);
  const { data } = useQuery({
    queryKey: ['money', 'preview', paymentId, amount],
    queryFn: ({ signal }) =>
      guarded('money.failed.read', () =>
        call(previewRefund, { params: { id: paymentId }, query: { amount } }, signal),
      ),
    // Once the request is sent, the server would count it twice.
    enabled: amount > 0 && !isSubmitting && !isSubmitSuccessful,
    retry: false,
    placeholderData: (before) => before,
  });
  if (!data) return null;
  const lines = [
    translate('money.facts.refunds', { amount: words.money(amount, currency) }),
    effectText(words, data.effect),
    translate(`money.facts.${data.byGateway ? 'byGateway' : data.limit.isOver ? 'byHandLater' : 'byHand'}`),
    limitText(words, data.limit, { by: identity?.fullName ?? '', currency }),
  ];
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
