import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getGateways } from '../../../api/payments';

/** Loopback and private addresses, where a sandbox belongs. */
const privateHost =
  /^(localhost|.+\.(localhost|local)|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[(::1|f[cd][\da-f:]*)\])$/i;

/** Whether the address is reachable from the internet. */
export const isPublicAddress = ({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean =>
  protocol === 'https:' && !privateHost.test(hostname);

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
