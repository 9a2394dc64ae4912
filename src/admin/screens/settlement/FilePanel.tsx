import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { Choice, DayField, fieldGrid, useGatewayChoices } from './Fields';
import { Problem } from './Problem';
import type { Settlement } from './useSettlement';

const hidden = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' } as const;
const zone = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  p: 2,
  border: '2px dashed',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:hover, &:focus-within, &[data-over=true]': { borderColor: 'primary.main' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Takes the file by click, by keyboard, or by drop. */
function FileZone({ name, onFile }: { name: string | undefined; onFile: (file: File) => void }) {
  const { translate } = useTexts();
  const [isOver, setOver] = useState(false);
  return (
    <Box
      component="label"
      data-over={isOver}
      sx={zone}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <UploadIcon aria-hidden />
      <span>
        {name ? translate('settlement.form.chosen', { name }) : translate('settlement.form.choose')}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {translate('settlement.form.limits')}
        </Typography>
      </span>
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        style={hidden}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again after correcting it.
          target.value = '';
        }}
      />
    </Box>
  );
}

/** Gateway, period and file. */
export function FilePanel({ settlement }: { settlement: Settlement }) {
  const { translate } = useTexts();
  const { gateway, period, file, reading } = settlement;
  return (
    <Panel title={translate('settlement.form.title')}>
      <Box sx={fieldGrid}>
        <Choice
          label={translate('settlement.form.gateway')}
          value={gateway}
          onChange={settlement.changeGateway}
          choices={useGatewayChoices()}
        />
        <DayField
          label={translate('settlement.form.from')}
          value={period.from}
          onChange={(from) => settlement.changePeriod({ from })}
          help={translate('settlement.form.days')}
        />
        <DayField
          label={translate('settlement.form.to')}
          value={period.to}
          onChange={(to) => settlement.changePeriod({ to })}
          help={translate('settlement.form.lastDay')}
        />
      </Box>
      <FileZone name={file?.name} onFile={settlement.chooseFile} />
      {reading.isPending && (
        <LinearProgress aria-label={translate('settlement.form.reading')} sx={{ mt: 2 }} />
      )}
      <Problem error={reading.error} />
      {!file && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {translate('settlement.nothing')}
        </Typography>
      )}
    </Panel>
  );
}
