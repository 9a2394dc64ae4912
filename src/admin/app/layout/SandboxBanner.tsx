import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { isPublicAddress } from '../../../../contract/publicHost';
import { getGateways } from '../../../api/payments';

/** Warns on every page when the sandbox takes payments on a public address. */
export function SandboxBanner({
  address = window.location,
}: {
  address?: Pick<Location, 'protocol' | 'hostname'>;
}) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['admin', 'gateways'],
    queryFn: ({ signal }) => getGateways(signal),
    enabled: isPublicAddress(address),
  });
  if (!data?.some(({ name }) => name === 'sandbox')) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
      {translate('admin.sandbox')}
    </Alert>
  );
}
