import FilterIcon from '@mui/icons-material/FilterList';
import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { FilterLiveForm, SelectInput, TextInput, useGetList, useListContext } from 'react-admin';
import { currencies } from '../../../../contract/currencies';
import { gatewayNames } from '../../../../contract/gateways';
import { DateTimeInput } from '../../ui/inputs/DateTimeInput';
import { FigureInput } from '../../ui/inputs/FigureInput';
import { Periods } from '../../ui/list/Periods';
import { useTexts } from '../money/useTexts';
import { OfferChip } from './OfferChip';
import { PlayerChip } from './PlayerChip';

const label = (name: string) => `transactions.filter.${name}`;
const gateways = gatewayNames.map((id) => ({ id, name: `transactions.gateway.${id}` }));
const money = currencies.map((id) => ({ id, name: id }));
const grid = {
  display: 'grid',
  gap: 1,
  // An even number, so that a pair stands in one row.
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
  mb: 2,
};

function PackageInput() {
  const { data = [] } = useGetList('diamond-packages', { pagination: { page: 1, perPage: 1000 } });
  const choices = data.map(({ id, name }) => ({ id, name }));
  return (
    <SelectInput
      source="packageId"
      label={label('package')}
      choices={choices}
      translateChoice={false}
      helperText={false}
    />
  );
}

/** The filters besides the state: one text field always, the rest on demand; all of it in the address. */
export function TransactionFilters() {
  const { filterValues } = useListContext();
  const { translate } = useTexts();
  const { status, q: _, userId: __, offerId: ___, ...others } = filterValues;
  const count = Object.keys(others).length;
  const [isOpen, setOpen] = useState(count > 0);
  const id = useId();
  return (
    <FilterLiveForm debounce={400}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 460 }}>
          <TextInput source="q" label={label('q')} type="search" helperText={false} />
        </Box>
        <Button
          startIcon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0
            ? translate('transactions.filter.on', { count })
            : translate('transactions.filter.toggle')}
        </Button>
        <PlayerChip />
        <OfferChip />
        {/* As the dashboard counts them; what is still open has not ended. */}
        <Periods source={status === 'PENDING' ? 'createdAt' : 'settledAt'} />
      </Box>
      {isOpen && (
        <Box id={id} sx={grid}>
          <DateTimeInput source="createdAt_gte" label={label('from')} helperText={false} />
          <DateTimeInput source="createdAt_lte" label={label('to')} helperText={false} />
          <DateTimeInput source="settledAt_gte" label={label('settledFrom')} helperText={false} />
          <DateTimeInput source="settledAt_lte" label={label('settledTo')} helperText={false} />
          <FigureInput source="amount_gte" label={label('amountFrom')} helperText={false} />
          <FigureInput source="amount_lte" label={label('amountTo')} helperText={false} />
          <SelectInput
            source="currency"
            label={label('currency')}
            choices={money}
            translateChoice={false}
            helperText={false}
          />
          <SelectInput source="gateway" label={label('gateway')} choices={gateways} helperText={false} />
          <PackageInput />
          <TextInput source="userId" label={label('userId')} helperText={false} />
        </Box>
      )}
    </FilterLiveForm>
  );
}
