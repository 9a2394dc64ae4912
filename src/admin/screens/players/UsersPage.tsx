import { lazy, Suspense } from 'react';
import { Loading } from 'react-admin';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { ResourcePage } from '../../crud/sections/ResourcePage';
import { playerPath } from '../../resources/playerPaths';
import { users } from '../../resources/registry';
import { Page } from '../../ui/sections/Page';
import { usePermission } from '../../ui/usePermission';
import { type TabName, tabNames } from './tabNames';

const PlayerPage = lazy(async () => ({ default: (await import('./PlayerPage')).PlayerPage }));

const Player = () => (
  <Suspense fallback={<Loading />}>
    <PlayerPage />
  </Suspense>
);

/** Redirects from a player's address to the first tab that the reader may open. */
function First() {
  const first: TabName = usePermission()('payments:read') ? 'purchases' : 'ledger';
  return <Navigate to={`${playerPath(useParams().id ?? '')}/${first}`} replace />;
}

/** User Management: the list with its dialogs, and each player at their own address. */
export const UsersPage = () => (
  <Routes>
    <Route path=":id" element={<First />} />
    {tabNames.map((name) => (
      <Route key={name} path={`:id/${name}/*`} element={<Player />} />
    ))}
    <Route path=":id/show" element={<First />} />
    <Route
      path="*"
      element={
        <Page name="users">
          <ResourcePage definition={users} />
        </Page>
      }
    />
  </Routes>
);
