import type { StaffRole } from '../../contract/permissions';

export interface InvitationsTable {
  id: string;
  email: string;
  staffRoles: StaffRole[];
  tokenHash: string;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}

/** The views that staff save of a list. */
export interface StaffViewsTable {
  id: string;
  userId: string;
  page: string;
  name: string;
  address: string;
  isDefault: boolean;
  createdAt: Date;
}
