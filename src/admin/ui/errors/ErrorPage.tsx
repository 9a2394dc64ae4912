import { Box, Button, type Theme, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { requestIdOf } from '../../../dataProvider/errors';
import { useRecovery } from '../../../errors/useRecovery';
import { paths } from '../../../paths';
import { BrokenContour } from './BrokenContour';

interface ErrorPageProps {
  error: unknown;
  onRetry: () => void;
}

const page = (theme: Theme) => ({
  py: { xs: 4, md: 8 },
  maxWidth: 560,
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  '--mark': theme.palette.error.main,
});

/** An error page: its title, the reason and what to do. */
export function ErrorFrame({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} | Outline`;
  }, [title]);
  return (
    <Box role="alert" sx={page}>
      <Box sx={{ color: 'text.secondary' }}>
        <BrokenContour />
      </Box>
      <Typography variant="h1">{title}</Typography>
      <Typography component="div">{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}

/** The button that leaves an error page. */
export const HomeButton = ({ isMain }: { isMain: boolean }) => (
  <Button variant={isMain ? 'contained' : 'text'} component={Link} to={paths.admin.dashboard}>
    {useTranslate()('admin.error.home')}
  </Button>
);

/** Replaces a part of the back office that failed to render, and retries on its own. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const translate = useTranslate();
  const { kind, reloading, again } = useRecovery(error, onRetry);
  const request = requestIdOf(error);
  if (reloading) return null;
  const text = (
    <>
      <span>{translate(`admin.error.${kind}.text`)}</span>
      {request && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {translate('admin.error.request', { id: request })}
        </Typography>
      )}
    </>
  );
  return (
    <ErrorFrame title={translate(`admin.error.${kind}.title`)} text={text}>
      {kind !== 'missing' && (
        <Button variant="contained" onClick={again}>
          {translate(kind === 'chunk' ? 'admin.error.reload' : 'admin.error.retry')}
        </Button>
      )}
      <HomeButton isMain={kind === 'missing'} />
    </ErrorFrame>
  );
}

/** The back office's page for unknown addresses. */
export const NotFoundPage = () => <ErrorPage error={{ status: 404 }} onRetry={() => undefined} />;

/** Replaces the whole back office, its menu included. */
export const AreaErrorPage = ({
  error,
  resetErrorBoundary,
}: {
  error: unknown;
  resetErrorBoundary?: (...args: unknown[]) => void;
}) => (
  <Box component="main" id="main-content" sx={{ px: { xs: 2, md: 6 } }}>
    <ErrorPage error={error} onRetry={resetErrorBoundary ?? (() => location.reload())} />
  </Box>
);
