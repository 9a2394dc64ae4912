import type { ReactNode } from 'react';
import type { StaffMember } from '../../../../contract/staff';
import { paths } from '../../../paths';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { useStaffCall } from './useStaffCall';

interface StaffDialogProps<V> {
  /** Its key in `staff.dialog`. */
  name: string;
  /** The person concerned, except for an invitation. */
  member?: StaffMember;
  call: (values: V) => Promise<unknown>;
  defaultValues?: Partial<V>;
  isDanger?: boolean;
  /** The page that it was opened on. */
  closeTo?: string;
  /** Inputs above the reason. */
  children?: ReactNode;
}

/** A dialog for a change of the staff; the reason is required. */
export function StaffDialog<V extends object>({
  name,
  member,
  call,
  closeTo = paths.admin.staff,
  children,
  ...rest
}: StaffDialogProps<V>) {
  const texts = `staff.dialog.${name}`;
  const action = useStaffCall(call, `${texts}.done`);
  const about = member && (member.userName || member.email);
  return (
    <ActionDialog<V> {...rest} texts={texts} about={about} action={action} closeTo={closeTo}>
      {children}
      <ReasonInput />
    </ActionDialog>
  );
}
