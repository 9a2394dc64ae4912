import type { ReactNode } from 'react';
import { email, required, TextInput } from 'react-admin';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import * as calls from '../../../../contract/calls/staff';
import type { StaffRole } from '../../../../contract/permissions';
import { staff } from '../../../../contract/readResources';
import type { StaffMember } from '../../../../contract/staff';
import { call } from '../../../api/call';
import { refreshAccessToken } from '../../../api/refresh';
import { paths } from '../../../paths';
import { queryClient } from '../../../queryClient';
import { readClaims } from '../../../session/role';
import { readStored, writeStored } from '../../../session/stored';
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
      call={(body) => call(calls.inviteStaff, { body })}
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
    call={({ roles, reason, version }) =>
      call(calls.changeRoles, { params: { id: member.id }, body: { roles, reason, version } })
    }
    // Of the roles that the form begins with, as others may change them while it is open.
    defaultValues={{ roles: member.roles, version: member.version }}
  >
    <RolesInput />
  </StaffDialog>
);

/** One's own new name is in the next token, which the bar shows. */
async function followOwn({ id, userName }: StaffMember): Promise<void> {
  const accessToken = readStored('accessToken') ?? '';
  if (String(readClaims(accessToken)?.sub) !== id) return;
  writeStored({ userName });
  await refreshAccessToken(accessToken).catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
}

const UserName = ({ member }: { member: StaffMember }) => (
  <StaffDialog<{ userName: string; reason: string; version: number }>
    name="user-name"
    member={member}
    call={async (body) => {
      const saved = await call(calls.changeMemberName, { params: { id: member.id }, body });
      await followOwn(saved);
      return saved;
    }}
    defaultValues={{ version: member.version }}
  >
    <TextInput
      source="userName"
      label="staff.field.userName"
      helperText="staff.field.userNameForm"
      validate={required('admin.rule.required')}
      slotProps={{
        htmlInput: { maxLength: 32, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false },
      }}
    />
  </StaffDialog>
);

const actions = {
  remove: calls.removeMember,
  'end-sessions': calls.endMemberSessions,
  'reset-factor': calls.resetMemberFactor,
  withdraw: calls.withdrawInvitation,
} as const;
type StaffAction = keyof typeof actions;
const isAction = (name: string): name is StaffAction => Object.hasOwn(actions, name);

interface ActionProps {
  member: StaffMember;
  action: StaffAction;
  closeTo?: string;
}

const Action = ({ member, action, ...rest }: ActionProps) => (
  <StaffDialog<{ reason: string }>
    name={action}
    member={member}
    call={({ reason }) => call(actions[action], { params: { id: member.id }, body: { reason } })}
    isDanger
    {...rest}
  />
);

function Named({ member, name = '' }: { member: StaffMember; name: string | undefined }) {
  if (name === 'roles') return <Roles member={member} />;
  if (name === 'user-name') return <UserName member={member} />;
  if (name === 'repeat') return <Invite member={member} />;
  if (isAction(name)) return <Action member={member} action={name} />;
  return <Navigate to={paths.admin.staff} replace />;
}

interface OfMemberProps {
  closeTo: string;
  children: (member: StaffMember, name: string | undefined) => ReactNode;
}

/** The dialog about one person, once they are known. */
function OfMember({ closeTo, children }: OfMemberProps) {
  const { id = '', name } = useParams();
  return (
    <DialogAbout<StaffMember> resource={staff.name} id={id} failed="staff.failed.list" closeTo={closeTo}>
      {(member) => children(member, name)}
    </DialogAbout>
  );
}

/** The dialog of the sessions' page that ends all of a member's, a route like the others. */
export const EndSessionsDialog = ({ base }: { base: string }) => (
  <Routes>
    <Route index element={null} />
    <Route
      path=":id/end-sessions"
      element={
        <OfMember closeTo={base}>
          {(member) => <Action member={member} action="end-sessions" closeTo={base} />}
        </OfMember>
      }
    />
    <Route path="*" element={<Navigate to={base} replace />} />
  </Routes>
);

/** The dialogs of the staff page, each a route (docs/decisions/004). */
export const StaffDialogs = () => (
  <Routes>
    <Route index element={null} />
    <Route path="invite" element={<Invite />} />
    <Route
      path=":id/:name"
      element={
        <OfMember closeTo={paths.admin.staff}>
          {(member, name) => <Named member={member} name={name} />}
        </OfMember>
      }
    />
    <Route path="*" element={<Navigate to={paths.admin.staff} replace />} />
  </Routes>
);
