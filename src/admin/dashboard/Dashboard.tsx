import { Box } from '@mui/material';
import { Page } from '../sections/Page';
import { RevenueChart } from './chart/RevenueChart';
import { SalesChart } from './chart/SalesChart';
import { StatCards } from './StatCards';

/** 'Dashboard Analytics': the figures of the users and the two charts. */
export const Dashboard = () => (
  <Page name="dashboard">
    <StatCards />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
      <RevenueChart />
      <SalesChart />
    </Box>
  </Page>
);
