import { Box } from '@mui/material';
import { RevenueChart } from './chart/RevenueChart';
import { SalesChart } from './chart/SalesChart';
import { StatCards } from './StatCards';

/** The figures of the users and the two charts. */
export const Dashboard = () => (
  <>
    <StatCards />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
      <RevenueChart />
      <SalesChart />
    </Box>
  </>
);
