import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Page } from './Page';

/** A page that the specification gives a title only, with a quiet line that says so. */
export const EmptySection = ({ name }: { name: string }) => {
  const translate = useTranslate();
  return (
    <Page name={name}>
      <Typography color="text.secondary">{translate('admin.page.empty')}</Typography>
    </Page>
  );
};
