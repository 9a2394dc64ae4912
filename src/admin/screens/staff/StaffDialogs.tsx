import { email, required, TextInput } from 'react-admin';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { StaffRole } from '../../../../contract/permissions';
import { staff } from '../../../../contract/readResources';
import type { StaffMember } from '../../../../contract/staff';
import { actOnStaff, changeRoles, inviteStaff, type StaffAction } from '../../../api/staff';
import { paths } from '../../../paths';
import { DialogAbout } from '../../ui/dialogs/DialogAbout';
import { RolesInput } from './RolesInput';
import { StaffDialog } from './StaffDialog';

interface Invitation {
  email: string;
  roles: StaffRole[];
  reason: string;
}

function Invite({ member }: { member?: StaffMember }) {
  const known = member && { email: member.email, roles: member.roles };
  return (
    <StaffDialog<Invitation>
      name={member ? 'repeat' : 'invite'}
      member={member}
      call={inviteStaff}
      defaultValues={known}
    >
      {!member && (
        <TextInput
          source="email"
          label="staff.field.email"
          type="email"
          validate={[required('admin.rule.required'), email()]}
        />
      )}
      <RolesInput />
    </StaffDialog>
  );
}

const Roles = ({ member }: { member: StaffMember }) => (
  <StaffDialog<Omit<Invitation, 'email'> & { version: number }>
    name="roles"
    member={member}
    call={({ roles, reason, version }) => changeRoles(member.id, { roles, reason, version })}
    // Of the roles that the form begins with, as others may change them while it is open.
    defaultValues={{ roles: member.roles, version: member.version }}
  >
    <RolesInput />
  </StaffDialog>
);

const Action = ({ member, action }: { member: StaffMember; action: StaffAction }) => (
  <StaffDialog<{ reason: string }>
    name={action}
    member={member}
    call={({ reason }) => actOnStaff(member.id, action, reason)}
    isDanger
  />
);

const actions: readonly string[] = ['remove', 'end-sessions', 'reset-factor', 'withdraw'];
const isAction = (name: string | undefined): name is StaffAction => actions.includes(name ?? '');

function Named({ member, name = '' }: { member: StaffMember; name: string | undefined }) {
  if (name === 'roles') return <Roles member={member} />;
  if (name === 'repeat') return <Invite member={member} />;
  if (isAction(name)) return <Action member={member} action={name} />;
  return <Navigate to={paths.admin.staff} replace />;
}

/** The dialog about one person, once they are known. */
function OfMember() {
  const { id = '', name } = useParams();
  return (
    <DialogAbout<StaffMember>
      resource={staff.name}
      id={id}
      failed="staff.failed.list"
      closeTo={paths.admin.staff}
    >
      {(member) => <Named member={member} name={name} />}
    </DialogAbout>
  );
}

/** The dialogs of the staff page, each a route (docs/decisions/004). */
export const StaffDialogs = () => (
  <Routes>
    <Route index element={null} />
    <Route path="invite" element={<Invite />} />
    <Route path=":id/:name" element={<OfMember />} />
    <Route path="*" element={<Navigate to={paths.admin.staff} replace />} />
  </Routes>
);
