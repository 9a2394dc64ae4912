import { Route, Routes } from 'react-router-dom';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { OpenRequests } from '../money/OpenRequests';
import type { TabProps } from './PlayerTab';

/** The player's requests that wait, of one kind where it is named, with their dialogs, which are routes below the tab. */
export function TabRequests({ player, base, kind }: TabProps & { kind?: MoneyRequest['kind'] }) {
  const list = <OpenRequests of={{ userId: player.id, ...(kind && { kind }) }} base={base} />;
  return (
    <Routes>
      <Route path="requests/:request/:name" element={list} />
      <Route path="*" element={list} />
    </Routes>
  );
}
