import { Box } from '@mui/material';
import { userAccess } from '../../../contract/permissions';
import { useMay } from '../access/useMay';
import { RevenueChart } from './chart/RevenueChart';
import { SalesChart } from './chart/SalesChart';
import { StatCards } from './StatCards';

/** User statistics, for those who may read players, and the two charts. */
export const Dashboard = () => (
  <>
    {useMay()(userAccess.read) && <StatCards />}
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
      <RevenueChart />
      <SalesChart />
    </Box>
  </>
);
