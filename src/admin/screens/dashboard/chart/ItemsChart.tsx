import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Figures } from '../../../../../contract/figures';
import { type Wallet, wallets } from '../../../../../contract/ledger';
import { paths } from '../../../../paths';
import { recordPath } from '../../../crud/definition/dialogPaths';
import { useFormats } from '../../../i18n/useFormats';
import { ChartFrame } from './ChartFrame';

/** The accessories that players spent most on, in one wallet at a time. */
export function ItemsChart({ figures }: { figures: Figures }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const [wallet, setWallet] = useState<Wallet>('diamonds');
  const items = figures.items
    .filter((one) => one.wallet === wallet)
    .map((one) => ({ ...one, name: one.name ?? translate('figures.chart.goneItem') }));
  const [first] = items;
  return (
    <ChartFrame
      title={translate('figures.chart.items')}
      aside={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={wallet}
          aria-label={translate('figures.chart.wallet')}
          onChange={(_, next: Wallet | null) => next && setWallet(next)}
        >
          {wallets.map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.5 }}>
              {translate(`books.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
      summary={
        first
          ? translate('figures.summary.items', {
              name: first.name,
              amount: number(first.amount),
              bought: number(first.bought),
              smart_count: first.bought,
            })
          : ''
      }
      empty={first ? undefined : translate('figures.chart.empty')}
      table={{
        columns: ['item', 'bought', 'spent'].map((name) => translate(`figures.column.${name}`)),
        rows: items.map((one) => ({
          key: one.accessoryId,
          label: one.name,
          to: recordPath(`${paths.admin.shop}/accessories`, one.accessoryId, 'show'),
          cells: [number(one.bought), number(one.amount)],
        })),
      }}
      draw={({ Bars }) => (
        <Bars
          bars={items.map((one) => ({ label: one.name, value: one.amount, shown: number(one.amount) }))}
        />
      )}
    />
  );
}
