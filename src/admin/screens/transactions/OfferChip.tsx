import { Chip } from '@mui/material';
import { useGetOne, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { offerPath } from '../../resources/offerPaths';
import { usePermission } from '../../ui/usePermission';
import { useTexts } from '../money/useTexts';

/** The code whose payments are shown, after following a link; removing it shows all. */
export function OfferChip() {
  const { filterValues, setFilters } = useListContext();
  const { translate } = useTexts();
  const may = usePermission();
  const { offerId, ...rest }: { offerId?: string } = filterValues;
  const isKnown = offerId !== undefined && may('figures:read');
  const { data } = useGetOne('offers', { id: offerId ?? '' }, { enabled: isKnown, onError: () => undefined });
  if (offerId === undefined) return null;
  const label = translate('transactions.filter.ofOffer', { code: data?.code ?? offerId.slice(0, 8) });
  const onDelete = () => setFilters(rest);
  if (!data) return <Chip label={label} onDelete={onDelete} />;
  return <Chip label={label} onDelete={onDelete} clickable component={Link} to={offerPath(offerId)} />;
}
