import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { InCard } from '../../ui/list/Column';
import { useDefinition } from './definitionContext';
import type { DetailLine } from './resourceDefinition';

/** Narrow enough for the eye to find a label's value. */
export const width = { maxWidth: 720 };
/** Texts keep their paragraphs and lists. */
const line = {
  ...width,
  m: 0,
  mb: 1,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 3,
  rowGap: 1,
  '& > :only-child': { gridColumn: '1 / -1' },
  '& dd': { whiteSpace: 'pre-line' },
};

/** Every field of the page's record, in the lines and groups of its form. */
export function AllFields() {
  const { details, columns } = useDefinition();
  const translate = useTranslate();
  const lines: readonly DetailLine[] = details ?? [{ key: 'all', columns }];
  return (
    <InCard value={true}>
      {lines.map(({ key, heading, columns: shown }) => (
        <section key={key}>
          {heading && (
            <Typography component="h3" color="text.secondary" sx={{ mt: 2, mb: 1, fontWeight: 600 }}>
              {translate(heading)}
            </Typography>
          )}
          <Box component="dl" sx={line}>
            {shown}
          </Box>
        </section>
      ))}
    </InCard>
  );
}
