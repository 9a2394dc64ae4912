import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { MoneyCaseDetail } from '../../../../contract/cases';
import { Amount } from '../../ui/Amount';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { figures } from '../../ui/figures';
import { BackLink } from '../../ui/sections/BackLink';
import { CaseActions } from './CaseActions';
import { CaseDialogs } from './CaseDialogs';
import { CaseFacts } from './CaseFacts';
import { CaseNotes } from './CaseNotes';
import { CasesPanel } from './CasesPanel';
import { CaseTransfers } from './CaseTransfers';
import { isLocked } from './isLocked';
import { moneyPaths } from './moneyPaths';
import { PlayerLink } from './PlayerLink';
import { RequestList } from './RequestList';
import { useCase, useCaseNotes, useCaseRequests } from './useMoney';

/** How much a case is about, its state, and whose payment it concerns. */
function CaseHead({ about }: { about: MoneyCaseDetail }) {
  const translate = useTranslate();
  const size = about.held || about.amount;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', mb: 1, ...figures }}>
      {size ? (
        <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
          <Amount amount={size} currency={about.currency} />
        </Typography>
      ) : null}
      <Chip
        size="small"
        variant="outlined"
        color={about.state === 'open' ? 'warning' : 'default'}
        label={translate(`money.caseState.${isLocked(about) ? 'locked' : about.state}`)}
      />
      {about.userName && about.userId && <PlayerLink id={about.userId} userName={about.userName} />}
    </Box>
  );
}

/** One case, at its own address: facts, requests, notes, and possible actions. */
export function CasePage() {
  const translate = useTranslate();
  const { case: id = '' } = useParams();
  const { data: found, error, refetch } = useCase(id);
  const requests = useCaseRequests(id);
  const notes = useCaseNotes(id);
  const base = `${moneyPaths.cases}/${id}`;
  const back = <BackLink to={moneyPaths.cases} text="money.back" />;
  if (!found) {
    return (
      <Box sx={{ py: 3, px: { xs: 0, sm: 1 } }}>
        {back}
        <Typography variant="h1" sx={{ mb: 1 }}>
          {translate('transactions.list.look')}
        </Typography>
        {error ? (
          <FetchAlert message={error.message} onRetry={refetch} />
        ) : (
          <Typography role="status">{translate('admin.dialog.loading')}</Typography>
        )}
      </Box>
    );
  }
  return (
    <Box component="article" sx={{ py: 3, px: { xs: 0, sm: 1 } }}>
      {back}
      <Typography variant="h1" sx={{ mb: 1 }}>
        {translate(`money.case.${found.kind}`)}
      </Typography>
      <CaseHead about={found} />
      <Typography color="text.secondary" sx={{ maxWidth: '65ch' }}>
        {translate(`money.about.${found.kind}`)}
      </Typography>
      <CaseFacts about={found} />
      <CaseActions about={found} base={base} />
      <CaseTransfers about={found} />
      <CasesPanel cases={found.related} title={translate('money.related')} />
      {requests.error && <FetchAlert message={requests.error.message} onRetry={requests.refetch} />}
      {requests.data && requests.data.length > 0 && (
        <>
          <Typography variant="h6" component="h2" sx={{ mt: 3, mb: 1 }}>
            {translate('money.caseRequests')}
          </Typography>
          <RequestList label={translate('money.caseRequests')} requests={requests.data} base={base} />
        </>
      )}
      {notes.error && <FetchAlert message={notes.error.message} onRetry={notes.refetch} />}
      <CaseNotes id={id} notes={notes.data} />
      <CaseDialogs about={found} requests={requests.data} base={base} />
    </Box>
  );
}
