import { useQuery } from '@tanstack/react-query';
import { getCardChoice } from '../../../contract/calls/cards';
import { call } from '../../api/call';

export const cardChoiceKey = ['site', 'card choice'] as const;

/** Whether the signed-in player shows the card. */
export const useCardChoice = (enabled = true) =>
  useQuery({
    queryKey: cardChoiceKey,
    queryFn: ({ signal }) => call(getCardChoice, undefined, signal),
    enabled,
    retry: false,
  });
