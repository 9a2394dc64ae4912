import { Typography } from '@mui/material';
import { serverNow } from '../../api/clock';
import { formatAgo } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';

/** How long ago a time within the last day was, next to the time itself; nothing for older ones. */
export function Ago({ at }: { at: string }) {
  const text = formatAgo(at, serverNow(), useLanguage());
  if (!text) return null;
  return (
    <>
      {/* Or the two read as one; before the space, so that a line never begins with it. */}
      <span style={{ paddingRight: 4 }} />
      {/* Outside: Firefox breaks no line at a space that is not to be wrapped. */}{' '}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {text}
      </Typography>
    </>
  );
}
