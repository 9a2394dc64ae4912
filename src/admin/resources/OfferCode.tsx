import { Link as MuiLink } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { offerPath } from './offerPaths';

/** A code, as a link to its report. */
export function OfferCode() {
  const offer = useRecordContext();
  if (!offer) return null;
  return (
    <MuiLink
      data-key="open"
      component={Link}
      to={offerPath(String(offer.id))}
      sx={{ color: 'inherit', whiteSpace: { sm: 'nowrap' } }}
    >
      {offer.code}
    </MuiLink>
  );
}
