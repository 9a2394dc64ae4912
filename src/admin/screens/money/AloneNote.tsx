import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useTranslate } from 'react-admin';
import { getSettings } from '../../../../contract/calls/settings';
import type { LimitName } from '../../../../contract/siteSettings';
import { call } from '../../../api/call';
import { guarded } from '../../../dataProvider/errors';
import { FetchAlert } from '../../ui/errors/FetchAlert';

interface AloneNoteProps {
  limit: LimitName;
  /** What nobody may exceed, with another's approval neither. */
  cap?: LimitName;
  /** What is said of the limit, in its unit. */
  text: (most: number, cap: number | undefined) => string;
}

/** The limit on the money of a currency that one person may decide. */
export const limitOf = (currency: string): LimitName =>
  currency === 'VND' ? 'refundOverVnd' : 'refundOverUsd';

/** How much one person may do alone within 24 hours; unknown while it loads, and to readers who may not know. */
function useAlone(limit: LimitName, cap?: LimitName) {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => guarded('money.failed.limit', () => call(getSettings, undefined, signal)),
    retry: false,
  });
  const inForce = (name: LimitName) =>
    data && Math.min(data.limits[name] ?? data.most[name], data.most[name]);
  return { most: inForce(limit), cap: cap && inForce(cap), error, refetch };
}

/** Shows how much one person may do alone. */
export function AloneNote({ limit, cap: capName, text }: AloneNoteProps) {
  const { most, cap, error, refetch } = useAlone(limit, capName);
  const mayNotKnow = error instanceof HttpError && error.status === 403;
  if (error && !mayNotKnow) return <FetchAlert message="money.failed.limit" onRetry={refetch} />;
  if (most === undefined) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {text(most, cap)}
    </Typography>
  );
}

/** The label of a button that acts up to the limit, and only asks for it above: `submit` and `ask` of its dialog's texts. */
export function AloneSubmit({ limit, amount, texts }: { limit: LimitName; amount: number; texts: string }) {
  const translate = useTranslate();
  const { most = Number.POSITIVE_INFINITY } = useAlone(limit);
  return <>{translate(`${texts}.${amount > most ? 'ask' : 'submit'}`)}</>;
}
