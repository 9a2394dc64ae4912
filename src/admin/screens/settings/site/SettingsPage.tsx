import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { AllSettings } from '../../../../../contract/settings';
import { FetchAlert } from '../../../ui/errors/FetchAlert';
import './texts';
import { useSettings } from './useSettings';

function Loaded({ children }: { children: (all: AllSettings) => ReactNode }) {
  const { data, error, refetch } = useSettings();
  if (data) return children(data);
  if (error) return <FetchAlert message={error.message} onRetry={refetch} />;
  return <Skeleton variant="rectangular" height={320} />;
}

/** A settings tab, shown once the settings have loaded. */
export const SettingsPage = ({ children }: { children: (all: AllSettings) => ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, mt: 2 }}>
    <Loaded>{children}</Loaded>
  </Box>
);
