import { FilterLiveForm, SelectInput } from 'react-admin';
import { paymentStatuses } from './StateTabs';

const choices = paymentStatuses.map((id) => ({ id, name: `transactions.status.${id}` }));

/** The state of the payments shown, where there is no room for the tabs with their counts. */
export const StatusFilter = () => (
  <FilterLiveForm>
    <SelectInput source="status" choices={choices} helperText={false} sx={{ maxWidth: 260, mb: 1 }} />
  </FilterLiveForm>
);
