import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DateTime } from '../../ui/DateTime';
import { requestSteps, type Stepped } from './requestSteps';

/** Who did what with a request, and when. */
export function Steps({ request }: { request: Stepped }) {
  const translate = useTranslate();
  return (
    <Box
      component="ol"
      sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {requestSteps(request).map(({ key, at, by, note }) => (
        <li key={key}>
          <span>{translate(`money.step.${key}`, { by: by ?? '' })}</span> <DateTime at={at} />
          {note && <span>{`: ${note}`}</span>}
        </li>
      ))}
    </Box>
  );
}
