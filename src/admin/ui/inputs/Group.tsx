import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Row } from './Row';

/** Related inputs under a heading. */
export function Group({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <fieldset style={{ border: 0, padding: 0, margin: '8px 0 0', minWidth: 0 }}>
      <Typography component="legend" color="text.secondary" sx={{ pb: 0.5, mt: 1, fontWeight: 600 }}>
        {translate(label)}
      </Typography>
      {/* The longest names of figures would be cut off. */}
      <Row narrowest={216}>{children}</Row>
    </fieldset>
  );
}
