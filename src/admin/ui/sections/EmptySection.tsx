import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Page } from './Page';

/** A page for which the specification gives only a title, with a note saying so. */
export const EmptySection = ({ name }: { name: string }) => {
  const translate = useTranslate();
  return (
    <Page name={name}>
      <Typography color="text.secondary">{translate('admin.page.empty')}</Typography>
    </Page>
  );
};
