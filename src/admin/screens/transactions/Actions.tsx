import ReceiptIcon from '@mui/icons-material/ForwardToInboxOutlined';
import AskIcon from '@mui/icons-material/QuestionAnswerOutlined';
import { Alert, Box, Button } from '@mui/material';
import { askGateway, resendReceipt } from '../../../../contract/calls/transactions';
import type { GatewayQueryResult, TransactionDetail } from '../../../../contract/transactions';
import { call } from '../../../api/call';
import { useTexts } from '../money/useTexts';
import { useTransactionCall } from './useTransactions';

function Replies({ replies }: { replies: GatewayQueryResult[] }) {
  const { translate, word } = useTexts();
  return (
    <Alert severity="info" role="status" sx={{ mt: 2 }}>
      {replies.length === 0 && translate('transactions.act.nobody')}
      <Box component="ul" aria-label={translate('transactions.act.replies')} sx={{ m: 0, p: 0 }}>
        {replies.map(({ gateway, orderNumber, said }) => (
          <Box
            component="li"
            key={gateway + orderNumber}
            sx={{ listStyle: 'none', overflowWrap: 'anywhere' }}
          >
            {`${word('gateway', gateway)} (${orderNumber}): ${word('said', said)}.`}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

/** The actions on a payment that need no dialog, for those who may use them. */
export function Actions({ payment: { id, status } }: { payment: TransactionDetail }) {
  const { translate } = useTexts();
  const ask = useTransactionCall(() => call(askGateway, { params: { id } }));
  const receipt = useTransactionCall(
    () => call(resendReceipt, { params: { id } }),
    'transactions.act.receiptSent',
  );
  return (
    <Box sx={{ my: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<AskIcon />}
          disabled={ask.isPending}
          aria-busy={ask.isPending}
          onClick={() => ask.mutate(undefined)}
        >
          {translate(`transactions.act.${ask.isPending ? 'asking' : 'ask'}`)}
        </Button>
        {status === 'COMPLETED' && (
          <Button
            variant="outlined"
            startIcon={<ReceiptIcon />}
            disabled={receipt.isPending}
            aria-busy={receipt.isPending}
            onClick={() => receipt.mutate(undefined)}
          >
            {translate(`transactions.act.${receipt.isPending ? 'sending' : 'receipt'}`)}
          </Button>
        )}
      </Box>
      {ask.data && <Replies replies={ask.data.replies} />}
    </Box>
  );
}
