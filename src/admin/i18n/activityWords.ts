import type { AuditAction, AuditField, AuditSubject } from '../../../contract/audits';
import { activityEn } from './activityEn';
import { activityVi } from './activityVi';
import { addScreenTexts } from './screenTexts';
import './money';
import './transactions';

export interface ActivityWords {
  resource: Record<AuditSubject, string>;
  action: Record<AuditAction, string>;
  field: Record<AuditField, string>;
}

/** The vocabulary of the history: subjects, actions and fields of entries (contract/audits.ts). It comes with what shows entries. */
export const activityWords = addScreenTexts('activity', { vi: activityVi, en: activityEn });

/** Where the labels of an entry's coded values are, by field. */
export const labelsOfCodes: Record<string, string[]> = {
  kind: ['money.kind', 'money.case'],
  state: ['transactions.requestState', 'transactions.status'],
  reasonKind: ['money.reason', 'money.wallet.reason'],
  wallet: ['transactions.wallet'],
  outcome: ['money.outcome'],
  gateway: ['transactions.gateway'],
  order: ['transactions.gateway'],
  off: ['transactions.gateway'],
  language: ['transactions.language'],
  roles: ['staff.role'],
  banKind: ['ban.kinds'],
};
