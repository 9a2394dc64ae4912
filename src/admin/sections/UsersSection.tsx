import { users } from '../resources/users';
import { Page } from './Page';
import { ResourcePage } from './ResourcePage';

/** 'User Management': the same cards as the dashboard, and the table of users. */
export const UsersSection = () => (
  <Page name="users">
    <ResourcePage definition={users} />
  </Page>
);
