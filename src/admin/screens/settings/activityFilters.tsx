import { SelectInput, TextInput } from 'react-admin';
import { auditActions, auditSubjects } from '../../../../contract/audits';
import { resources } from '../../resources';
import { BetweenInput } from '../../ui/inputs/BetweenInput';
import { PersonInput } from './PersonInput';
import '../../i18n/activityWords';

const about = [
  ...resources.map(({ name }) => ({ id: name, name: `resources.${name}.nouns` })),
  ...auditSubjects.map((name) => ({ id: name, name: `activity.resource.${name}` })),
];
const actions = auditActions.map((id) => ({ id, name: `activity.action.${id}` }));

/** Person, resource, action and period; a record's id comes with a link. */
export const activityFilters = [
  <PersonInput key="userId" source="userId" alwaysOn />,
  <SelectInput key="resource" source="resource" label="admin.history.about" choices={about} alwaysOn />,
  <SelectInput key="action" source="action" label="admin.history.actionLabel" choices={actions} alwaysOn />,
  <BetweenInput
    key="at"
    source="at_gte"
    end="at_lte"
    labels={['admin.history.from', 'admin.history.to']}
    alwaysOn
  />,
  <TextInput key="recordId" source="recordId" label="admin.history.recordId" />,
];
