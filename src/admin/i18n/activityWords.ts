import type { AuditAction, AuditField, AuditSubject } from '../../../contract/audits';
import { activityEn } from './activityEn';
import { activityVi } from './activityVi';
import { addScreenTexts } from './screenTexts';

export interface ActivityWords {
  resource: Record<AuditSubject, string>;
  action: Record<AuditAction, string>;
  field: Record<AuditField, string>;
}

/** The vocabulary of the history: subjects, actions and fields of entries (contract/audits.ts). It comes with what shows entries. */
export const activityWords = addScreenTexts('activity', { vi: activityVi, en: activityEn });
