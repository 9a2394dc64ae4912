import type { CaseKind } from '../../../contract/moneyStates';

/**
 * What a report led to. `repeated` and `unchanged` brought nothing new, `closed` ended an attempt, `partly-paid` waits
 * for the rest; a kind of case means that a person has to look at it.
 */
export type SettleOutcome = 'credited' | 'partly-paid' | 'repeated' | 'closed' | 'unchanged' | CaseKind;
