import { Button, Stack } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MoneyCase } from '../../../contract/cases';
import type { MoneyRequest } from '../../../contract/moneyRequests';
import { ownCase } from '../../api/money';
import { useMay } from '../access/useMay';
import { useMoneyCall } from './useMoney';

interface CaseActionsProps {
  about: MoneyCase;
  requests: readonly MoneyRequest[];
  base: string;
}

const underWay: readonly string[] = ['requested', 'approved', 'sent'];

/** What can be done about an open case: take it, move the money it holds, or close it with an explanation. */
export function CaseActions({ about, requests, base }: CaseActionsProps) {
  const translate = useTranslate();
  const may = useMay();
  const { identity } = useGetIdentity();
  const isMine = about.ownerId !== null && about.ownerId === identity?.id;
  const own = useMoneyCall(
    () => ownCase(about.id, !isMine, about.version),
    isMine ? 'money.gaveBack' : 'money.took',
  );
  if (about.state === 'closed' || !may('payments:handle')) return null;
  const isBusy = requests.some(({ state }) => underWay.includes(state));
  const moves = about.held > 0 && may('money:write') && !isBusy ? ['match', 'return', 'write-off'] : [];
  const ends = about.held > 0 ? moves : ['close'];
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 2 }}>
      <Button variant="outlined" disabled={own.isPending} onClick={() => own.mutate(undefined)}>
        {translate(isMine ? 'money.giveBack' : 'money.take')}
      </Button>
      {ends.map((name) => (
        <Button key={name} variant="outlined" component={Link} to={`${base}/${name}`}>
          {translate(`money.dialog.${name}.open`)}
        </Button>
      ))}
    </Stack>
  );
}
