import { openRequestStates } from '../../../../contract/moneyStates';

const states: readonly string[] = openRequestStates;

/** Whether a request is neither refused nor over. */
export const isOpenRequest = ({ state }: { state: string }): boolean => states.includes(state);

/** The sum of the open refunds, or of those in one state, in the currency's usual unit. */
export const openRefunds = (
  requests: ReadonlyArray<{ kind: string; state: string; amount: number }>,
  only?: string,
): number =>
  requests
    .filter(
      (request) =>
        request.kind === 'refund' && isOpenRequest(request) && request.state === (only ?? request.state),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
