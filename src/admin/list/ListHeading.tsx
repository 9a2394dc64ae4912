import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The name of a table on a page that holds more than the table. */
export const ListHeading = ({ resource }: { resource: string }) => (
  <Typography variant="h6" component="h2">
    {useTranslate()(`resources.${resource}.nouns`)}
  </Typography>
);
