import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

function AddRow() {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<AddIcon />} onClick={() => add()}>
      {translate('ra.action.add')}
    </Button>
  );
}

export interface RowsProps {
  source: string;
  /** Maximum number of rows. */
  most: number;
  /** The inputs of one row. */
  children: ReactNode;
}

/** The buttons are visible without hovering; on a phone two cells stand side by side. */
const look = {
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-line': { alignItems: 'flex-start', pt: 1 },
  '& .RaSimpleFormIterator-inline': { flexDirection: 'row', flexWrap: 'wrap', gap: 1.5 },
  '& .RaSimpleFormIterator-inline > *': { flex: '1 1 120px' },
};

/** A record's rows: cells side by side on a wide screen, each row with a button that removes it. */
export default function RowsEditor({ source, most, children }: RowsProps) {
  const rows: unknown = useWatch({ name: source });
  const isFull = Array.isArray(rows) && rows.length >= most;
  return (
    <ArrayInput source={source} helperText={false}>
      <SimpleFormIterator
        inline
        fullWidth
        disableReordering
        disableClear
        disableAdd={isFull}
        addButton={<AddRow />}
        sx={look}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}
