import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { TransactionDetail } from '../../../../contract/transactions';
import { AloneNote } from './AloneNote';
import { useTexts } from './useTexts';

interface SettleEffectNoteProps {
  payment: Pick<TransactionDetail, 'amount' | 'currency' | 'diamonds' | 'bonusDiamonds' | 'userName'>;
  /** What has arrived of the price so far. */
  held: number;
}

/** What is missing of the price, and what settling the payment credits to whom. */
export function SettleEffectNote({ payment, held }: SettleEffectNoteProps) {
  const { translate, money, number } = useTexts();
  const typed: number | null = useWatch({ name: 'amount' });
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
          })}
        </div>
      </Alert>
      <AloneNote
        limit={currency === 'VND' ? 'refundOverVnd' : 'refundOverUsd'}
        text={(limit) =>
          translate(`money.facts.${(typed ?? amount - held) > limit ? 'overAlone' : 'aloneADay'}`, {
            limit: money(limit, currency),
          })
        }
      />
    </>
  );
}
