import { Box, Tooltip } from '@mui/material';
import { formatDateTime, formatFullDateTime } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { Ago } from './Ago';

/** A time in Vietnam to the minute, on one line where it fits, how long ago it was, and the exact time on hover and focus. */
export function DateTime({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <>
      <Tooltip title={formatFullDateTime(at, language)} describeChild>
        <Box
          component="time"
          dateTime={at}
          tabIndex={0}
          sx={{ display: 'inline-block', whiteSpace: { lg: 'nowrap' } }}
        >
          {formatDateTime(at, language)}
        </Box>
      </Tooltip>
      <Ago at={at} />
    </>
  );
}
