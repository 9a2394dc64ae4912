import { Box } from '@mui/material';
import { userAccess } from '../../../contract/permissions';
import { useMay } from '../access/useMay';
import { RevenueChart } from './chart/RevenueChart';
import { SalesChart } from './chart/SalesChart';
import { CountCards, StatCards } from './StatCards';

/** The figures of the users and the two charts. */
export const Dashboard = () => (
  <>
    {useMay()(userAccess.read) ? <StatCards /> : <CountCards />}
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
      <RevenueChart />
      <SalesChart />
    </Box>
  </>
);
