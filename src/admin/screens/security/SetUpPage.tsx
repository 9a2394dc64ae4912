import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { reloadStaffProfile } from '../../../authProvider/staffProfile';
import { FactorSetup } from './FactorSetup';
import '../../i18n/security';

/** The only page available while a required second factor is not set up; everything else becomes available afterwards. */
export function SetUpPage() {
  const translate = useTranslate();
  const title = translate('security.required.title');
  useEffect(() => {
    document.title = `${title} | Outline`;
  }, [title]);
  return (
    <Box sx={{ py: 3, px: { xs: 0, sm: 1 }, maxWidth: 760 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 3 }}>{translate('security.required.text')}</Typography>
      <FactorSetup onDone={() => void reloadStaffProfile()} />
    </Box>
  );
}
