import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  /** Translation keys: of the link, and of the heading below it, where the page's own does not follow. */
  text: string;
  heading?: string;
}

/** The way back from a page to the one it belongs to. */
export function BackLink({ to, text, heading }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Button startIcon={<BackIcon />} component={Link} to={to} sx={heading ? null : { mb: 1 }}>
        {translate(text)}
      </Button>
      {heading && (
        <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
          {translate(heading)}
        </Typography>
      )}
    </>
  );
}
