import { Page } from '../sections/Page';
import { StatCards } from './StatCards';

/** 'Dashboard Analytics': the figures of the users. */
export const Dashboard = () => (
  <Page name="dashboard">
    <StatCards />
  </Page>
);
