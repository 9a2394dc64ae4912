import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { getFactor, renewRecoveryCodes } from '../../../../contract/calls/secondFactor';
import type { FactorState } from '../../../../contract/secondFactor';
import { call } from '../../../api/call';
import { reloadStaffProfile } from '../../../authProvider/staffProfile';
import { guarded } from '../../../dataProvider/errors';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { FactorSetup } from './FactorSetup';
import { RecoveryCodes } from './RecoveryCodes';
import { Section } from './Section';

const queryKey = ['security', 'factor'];

function useFactor() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => guarded('security.factor.failed', () => call(getFactor, undefined, signal)),
    staleTime: 0,
  });
  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: ['security'] });
    await reloadStaffProfile();
  };
  return { state: data, error, refetch, reload };
}

interface FactorFactsProps {
  state: FactorState;
  onSetUp: () => void;
  onCodes: (codes: string[]) => void;
}

/** Whether there is a factor, how many recovery codes are left, and what can be done about it. */
function FactorFacts({ state, onSetUp, onCodes }: FactorFactsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => guarded('security.failed', () => call(renewRecoveryCodes)),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
  });
  const left = { smart_count: state.recoveryCodesLeft };
  const fact = state.isSetUp ? translate('security.factor.on', left) : translate('security.factor.off');
  return (
    <>
      <Typography sx={{ mb: 2 }}>{fact}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant={state.isSetUp ? 'outlined' : 'contained'} onClick={onSetUp}>
          {translate(state.isSetUp ? 'security.factor.replace' : 'security.factor.setUp')}
        </Button>
        {state.isSetUp && (
          <Button variant="outlined" disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
            {translate('security.codes.renew')}
          </Button>
        )}
      </Box>
      {state.isSetUp && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {translate('security.factor.lost')}
        </Typography>
      )}
    </>
  );
}

/** The second factor of one's own account. */
export function FactorSection() {
  const translate = useTranslate();
  const { state, error, refetch, reload } = useFactor();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const done = () => {
    setIsSettingUp(false);
    setCodes(undefined);
    void reload();
  };
  const body = () => {
    if (codes) return <RecoveryCodes codes={codes} onKept={done} />;
    if (isSettingUp) return <FactorSetup onDone={done} onCancel={() => setIsSettingUp(false)} />;
    if (state) return <FactorFacts state={state} onSetUp={() => setIsSettingUp(true)} onCodes={setCodes} />;
    if (!error) return <Typography role="status">{translate('admin.dialog.loading')}</Typography>;
    return <FetchAlert message={error.message} onRetry={refetch} />;
  };
  return <Section name="factor">{body()}</Section>;
}
