import { Box } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { closeDay } from '../../../../contract/calls/closing';
import type { DailyClose } from '../../../../contract/closing';
import { call } from '../../../api/call';
import { formatDay } from '../../i18n/formats';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { useMoneyCall } from '../money/useMoney';
import { useTexts } from '../money/useTexts';

interface Values {
  note?: string;
}

/** Signs off what is shown; if the day changes meanwhile, the server refuses and the day is shown again. */
export function SignDialog({ day, base }: { day: DailyClose; base: string }) {
  const { translate, language, money, word } = useTexts();
  const { stamp, sums, differences, gateways } = day;
  const action = useMoneyCall(
    ({ note }: Values) =>
      call(closeDay, { params: { day: day.day }, body: { stamp, ...(note && { note }) } }),
    'closing.sign.done',
  );
  const differs = differences.length > 0;
  return (
    <ActionDialog<Values>
      texts={differs ? 'closing.signAnyway' : 'closing.sign'}
      about={
        <>
          {formatDay(day.day, language)}
          {sums.map(({ currency, moved }) => (
            <Box key={currency}>{translate('closing.sign.sum', { amount: money(moved, currency) })}</Box>
          ))}
          {gateways
            .filter(({ comparison }) => comparison === null)
            .map(({ gateway }) => (
              <Box key={gateway} sx={{ color: 'warning.main' }}>
                {translate('closing.sign.file', { gateway: word('gateway', gateway) })}
              </Box>
            ))}
          {differs && (
            <Box sx={{ color: 'error.main' }}>
              {translate('closing.list.differences', { smart_count: differences.length })}
            </Box>
          )}
        </>
      }
      action={action}
      isDanger={differs}
      closeTo={base}
    >
      <TextInput
        source="note"
        label={translate(differs ? 'admin.dialog.reason' : 'money.field.note')}
        validate={differs ? required('admin.rule.required') : []}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
        minRows={2}
      />
    </ActionDialog>
  );
}
