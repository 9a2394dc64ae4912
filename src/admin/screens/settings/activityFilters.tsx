import { SelectInput, TextInput } from 'react-admin';
import { resources } from '../../resources';
import { DateTimeInput } from '../../ui/inputs/DateTimeInput';
import { PersonInput } from './PersonInput';

/** What entries can be about beside the resources. */
const others = ['sessions', 'staff', 'pictures', 'payments', 'settlements', 'closing', 'site'];
const about = [
  ...resources.map(({ name }) => ({ id: name, name: `resources.${name}.nouns` })),
  ...others.map((name) => ({ id: name, name: `admin.history.resource.${name}` })),
];
const actions = [
  'create',
  'update',
  'delete',
  'toggle-status',
  'ban',
  'unban',
  'export',
  'refused',
  'sign-in',
  'sign-in-failed',
  'not-me',
  'set-up-factor',
  'renew-recovery-codes',
  'reset-factor',
  'invite',
  'withdraw',
  'accept',
  'change-roles',
  'remove',
  'end-sessions',
  'ask',
  'resend-receipt',
  'note',
  'set-password',
  'change-password',
  'reset-password',
  'end-session',
  'guess-factor',
  'close-site',
  'open-site',
  'confirm-restore',
  'compare',
  'make-cases',
  'close-day',
].map((id) => ({ id, name: `admin.history.action.${id}` }));

/** Person, resource, action and period; a record's id comes with a link. */
export const activityFilters = [
  <PersonInput key="userId" source="userId" alwaysOn />,
  <SelectInput key="resource" source="resource" label="admin.history.about" choices={about} alwaysOn />,
  <SelectInput key="action" source="action" label="admin.history.actionLabel" choices={actions} alwaysOn />,
  <DateTimeInput key="from" source="at_gte" label="admin.history.from" helperText={false} alwaysOn />,
  <DateTimeInput key="to" source="at_lte" label="admin.history.to" helperText={false} alwaysOn />,
  <TextInput key="recordId" source="recordId" label="admin.history.recordId" />,
];
