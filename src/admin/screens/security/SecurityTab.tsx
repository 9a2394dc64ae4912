import { Box } from '@mui/material';
import { FactorSection } from './FactorSection';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';
import '../../i18n/security';

/** Settings → My security: one's own second factor, password and sessions (studio.md section 1). */
export const SecurityTab = () => (
  <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <FactorSection />
    <PasswordSection />
    <SessionsSection />
  </Box>
);
