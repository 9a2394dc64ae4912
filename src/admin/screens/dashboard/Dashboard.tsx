import { Box } from '@mui/material';
import { userAccess } from '../../../../contract/permissions';
import { CountCards, StatCards } from '../../resources/StatCards';
import { usePermission } from '../../ui/usePermission';
import { RevenueChart } from './chart/RevenueChart';
import { SalesChart } from './chart/SalesChart';

/** The users' figures and the two charts. */
export const Dashboard = () => (
  <>
    {usePermission()(userAccess.read) ? <StatCards /> : <CountCards />}
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
      <RevenueChart />
      <SalesChart />
    </Box>
  </>
);
