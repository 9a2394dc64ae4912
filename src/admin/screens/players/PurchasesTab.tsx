import { Box } from '@mui/material';
import { transactions } from '../../../../contract/readResources';
import { ReadList } from '../../crud/list/ReadList';
import { StatusFilter } from '../transactions/StatusFilter';
import { purchaseTable } from '../transactions/transactionColumns';
import type { TabProps } from './PlayerTab';

const texts = {
  label: 'transactions.list.label',
  empty: 'player.empty.purchases',
  failed: 'transactions.list.failed',
};

/** Without the player's column, references have room. */
const wide = { '& td .second-line': { maxWidth: 240 } };

/** The list of payments, of one player. */
export const PurchasesTab = ({ player: { id } }: TabProps) => (
  <Box sx={wide}>
    <ReadList
      resource={transactions}
      texts={texts}
      rows={{ table: purchaseTable }}
      partOf={{ userId: id }}
      header={<StatusFilter />}
    />
  </Box>
);
