import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, DialogActions, DialogContent, IconButton, Link as MuiLink } from '@mui/material';
import { BooleanInput, Form, TextInput, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SavedView } from '../../../../contract/views';
import { serverDate } from '../../../api/clock';
import { guarded } from '../../../dataProvider/errors';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { fieldErrors } from '../../ui/dialogs/fieldErrors';
import { useFirstField } from '../../ui/dialogs/useFirstField';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { required } from '../../ui/inputs/rules';
import { useHidden, useViews } from './useViews';
import { periodsIn, viewAddress } from './viewAddress';

const row = { display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none' };

interface ViewsProps extends Pick<ReturnType<typeof useViews>, 'remove'> {
  views: readonly SavedView[];
  onOpen: () => void;
}

/** The views by name, each with a button that deletes it. */
function Views({ views, remove, onOpen }: ViewsProps) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('admin.view.title')} sx={{ m: 0, mb: 2, p: 0 }}>
      {views.map(({ id, name, address, isDefault }) => (
        <Box component="li" key={id} sx={row}>
          <MuiLink component={Link} to={address} onClick={onOpen} sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </MuiLink>
          {isDefault && <span>({translate('admin.view.isDefault')})</span>}
          <IconButton
            sx={{ ml: 'auto' }}
            aria-label={translate('admin.view.remove', { name })}
            disabled={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

interface Typed {
  name?: string;
  isDefault?: boolean;
  /** Whether a period such as last month is that of the day on which the view is opened. */
  isRelative?: boolean;
}

/** The saved views of a list: opens them by name, deletes them, and saves the current one. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { resource, filterValues, sort, perPage } = useListContext();
  const [hidden = []] = useHidden(resource);
  const { views = [], error, refetch, save, remove } = useViews(resource);
  useFirstField();
  const [period] = periodsIn(filterValues, serverDate()).periods;
  const submit = ({ name, isDefault, isRelative }: Typed) => {
    const relativeTo = isRelative ? serverDate() : undefined;
    const address = viewAddress({ filterValues, sort, perPage, hidden, relativeTo });
    const view = { page: resource, name: name ?? '', address, isDefault: isDefault === true };
    return guarded('admin.view.failed', () => save.mutateAsync(view)).then(onClose, fieldErrors);
  };
  return (
    <DialogFrame title={translate('admin.view.title')} onClose={onClose} busy={save.isPending} size="sm">
      <Form className="dialog-form" onSubmit={submit} noValidate disableInvalidFormNotification>
        <DialogContent>
          {error && <FetchAlert message="admin.view.unread" onRetry={refetch} />}
          {remove.error && <Alert severity="error">{translate('admin.view.failed')}</Alert>}
          <Views views={views} remove={remove} onOpen={onClose} />
          <TextInput
            source="name"
            label="admin.view.name"
            helperText="admin.view.hint"
            validate={required}
            inputProps={{ maxLength: 40 }}
          />
          <BooleanInput source="isDefault" label="admin.view.default" helperText={false} />
          {period && (
            <BooleanInput
              source="isRelative"
              defaultValue={true}
              label={translate('admin.view.relative', {
                period: translate(`admin.list.period.${period[1]}`),
              })}
              helperText={false}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('admin.dialog.close')}</Button>
          <Button type="submit" variant="contained" disabled={save.isPending} aria-busy={save.isPending}>
            {translate('admin.view.save')}
          </Button>
        </DialogActions>
      </Form>
    </DialogFrame>
  );
}
