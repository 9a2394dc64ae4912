import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { TransactionDetail } from '../../../../contract/transactions';
import { AloneNote, AloneSubmit, limitOf } from './AloneNote';
import { useTexts } from './useTexts';

interface SettleEffectNoteProps {
  payment: Pick<TransactionDetail, 'amount' | 'currency' | 'diamonds' | 'bonusDiamonds' | 'userName'>;
  /** What has arrived of the price so far. */
  held: number;
}

/** What is settled, as typed or what is missing, and the limit of its currency. */
function useSettledAmount({ payment: { amount, currency }, held }: SettleEffectNoteProps) {
  const typed: number | null = useWatch({ name: 'amount' });
  return { amount: typed ?? amount - held, limit: limitOf(currency) };
}

/** The label of the button that settles. */
export const SettleSubmit = (props: SettleEffectNoteProps) => (
  <AloneSubmit {...useSettledAmount(props)} texts="money.dialog.settle" />
);

/** What is missing of the price, and what settling the payment credits to whom. */
export function SettleEffectNote({ payment, held }: SettleEffectNoteProps) {
  const { translate, money, number } = useTexts();
  const { limit: name, amount: settled } = useSettledAmount({ payment, held });
  const { amount, currency, diamonds, bonusDiamonds, userName } = payment;
  const sums = { price: amount, held, missing: amount - held };
  const values = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, money(sum, currency)]));
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        <div>{translate('money.facts.parts', values)}</div>
        <div>
          {translate(`money.facts.${bonusDiamonds > 0 ? 'credits' : 'creditsBase'}`, {
            player: userName,
            diamonds: number(diamonds),
            bonus: number(bonusDiamonds),
            smart_count: diamonds,
          })}
        </div>
      </Alert>
      <AloneNote
        limit={name}
        text={(limit) =>
          translate(`money.facts.${settled > limit ? 'overAlone' : 'aloneADay'}`, {
            limit: money(limit, currency),
          })
        }
      />
    </>
  );
}
