import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { exportSettlement } from '../../../../contract/calls/settlements';
import type { GatewayName } from '../../../../contract/gateways';
import { exportCsv } from '../../../api/exportCsv';
import { CsvExport } from '../../ui/list/CsvExport';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { Choice, DayField, fieldGrid, useGatewayChoices } from './Fields';
import { yesterday } from './useSettlement';

/** The accountant's export of a period. */
export function BooksPanel() {
  const { translate } = useTexts();
  const [from, setFrom] = useState(() => `${yesterday().slice(0, 8)}01`);
  const [to, setTo] = useState(yesterday);
  const [gateway, setGateway] = useState<GatewayName | ''>('');
  const body = { from, to, ...(gateway && { gateway }) };
  return (
    <Panel title={translate('settlement.books.title')}>
      <Typography color="text.secondary">{translate('settlement.books.help')}</Typography>
      <Box sx={{ ...fieldGrid, mb: 2 }}>
        <Choice
          label={translate('settlement.form.gateway')}
          value={gateway}
          onChange={setGateway}
          choices={[['', translate('settlement.books.all')], ...useGatewayChoices()]}
        />
        <DayField label={translate('settlement.form.from')} value={from} onChange={setFrom} />
        <DayField label={translate('settlement.form.to')} value={to} onChange={setTo} />
      </Box>
      <CsvExport
        run={(download) => exportCsv(exportSettlement, body, download)}
        fileName={`outline-${from}-${to}.csv`}
        isMain
      />
    </Panel>
  );
}
