import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The heading of a table on a page with other content. */
export const ListHeading = ({ resource }: { resource: string }) => (
  <Typography variant="h6" component="h2">
    {useTranslate()(`resources.${resource}.nouns`)}
  </Typography>
);
