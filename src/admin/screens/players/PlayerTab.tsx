import type { ReactElement } from 'react';
import type { PlayerPage } from '../../../../contract/playerPage';
import { DefinitionContext } from '../../crud/definition/definitionContext';
import { RecordHistory } from '../../crud/history/RecordHistory';
import { users } from '../../resources/registry';
import { ItemsTab } from './ItemsTab';
import { LedgerTab } from './LedgerTab';
import { MailsTab } from './MailsTab';
import { NotesTab } from './NotesTab';
import { PurchasesTab } from './PurchasesTab';
import { SeasonsTab } from './SeasonsTab';
import { SessionsTab } from './SessionsTab';
import type { TabName } from './tabNames';

export interface TabProps {
  player: PlayerPage;
  /** The tab's address; dialogs are below it. */
  base: string;
}

const tabs: Record<TabName, (props: TabProps) => ReactElement> = {
  purchases: PurchasesTab,
  ledger: LedgerTab,
  items: ItemsTab,
  seasons: SeasonsTab,
  sessions: SessionsTab,
  mails: MailsTab,
  notes: NotesTab,
  history: ({ player }) => (
    <DefinitionContext.Provider value={users}>
      <RecordHistory resource="users" id={player.id} />
    </DefinitionContext.Provider>
  ),
};

/** The content of a tab. */
export function PlayerTab({ name, ...props }: TabProps & { name: TabName }) {
  const Tab = tabs[name];
  return <Tab key={name} {...props} />;
}
