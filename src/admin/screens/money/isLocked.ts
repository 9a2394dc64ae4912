import type { MoneyCaseDetail } from '../../../../contract/cases';

/** Whether nothing can be done about an open case: a request has locked the money that it holds. */
export const isLocked = ({ state, held, actions }: MoneyCaseDetail): boolean =>
  state === 'open' && held > 0 && actions.length === 0;
