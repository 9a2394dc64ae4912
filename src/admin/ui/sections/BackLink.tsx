import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useBehind } from '../dialogs/useBehind';

interface Props {
  /** The path of the list or page; the list keeps the filter with which this page was opened from it. */
  to: string;
  /** Translation keys: of the link, and of the heading below it, where the page's own does not follow. */
  text: string;
  heading?: string;
}

/** The way back from a page to the one it belongs to. */
export function BackLink({ to, text, heading }: Props) {
  const translate = useTranslate();
  const { list = '' } = useBehind().list;
  return (
    <>
      <Button startIcon={<BackIcon />} component={Link} to={to + list} sx={heading ? null : { mb: 1 }}>
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
