import ViewIcon from '@mui/icons-material/ViewListOutlined';
import { Divider, IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { copyText } from '../../../session/copyText';
import { type LookName, useLook } from '../../ui/list/useLook';
import { isPhone, useScreen } from '../../ui/useScreen';
import { useHidden, useViews } from './useViews';
import { ViewsDialog } from './ViewsDialog';
import { viewAddress } from './viewAddress';

interface ListMenuProps {
  /** Further entries. */
  children?: (close: () => void) => ReactNode;
}

/** Copies the address of the list in its current view. */
function CopyItem({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource, filterValues, sort, perPage } = useListContext();
  const [hidden = []] = useHidden(resource);
  const copy = async () => {
    const address = new URL(viewAddress({ filterValues, sort, perPage, hidden }), location.href);
    await copyText(address.href);
    notify('admin.view.copied', { type: 'success' });
  };
  const start = () => {
    onDone();
    copy().catch(() => notify('admin.view.notCopied', { type: 'warning' }));
  };
  return <MenuItem onClick={start}>{translate('admin.view.copy')}</MenuItem>;
}

/** Toggles one option of how this browser shows every list. */
function LookItem({ name, onDone }: { name: LookName; onDone: () => void }) {
  const translate = useTranslate();
  const [isOn, set] = useLook(name);
  const toggle = () => {
    onDone();
    set(!isOn);
  };
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isOn} selected={isOn} onClick={toggle}>
      {translate(`admin.view.${name}`)}
    </MenuItem>
  );
}

/** A list's view menu: saved views, its address, dense rows, keys. */
export function ListMenu({ children }: ListMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const phone = useScreen(isPhone);
  const { views = [] } = useViews(useListContext().resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isManaged, setManaged] = useState(false);
  const close = () => setAnchor(null);
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <Tooltip title={translate('admin.view.menu')}>
        <IconButton
          color="primary"
          aria-label={translate('admin.view.menu')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ViewIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {views.map(({ id, name, address }) => (
          <MenuItem key={id} onClick={after(() => void navigate(address))}>
            {name}
          </MenuItem>
        ))}
        <MenuItem onClick={after(() => setManaged(true))}>{translate('admin.view.manage')}</MenuItem>
        <CopyItem onDone={close} />
        {children?.(close)}
        <Divider />
        <LookItem name="isDense" onDone={close} />
        {/* A phone has no keys. */}
        {!phone && <LookItem name="hasKeys" onDone={close} />}
        {!phone && (
          <MenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 280 }}>
            <ListItemText primary={translate('admin.view.keyList')} />
          </MenuItem>
        )}
      </Menu>
      {isManaged && <ViewsDialog onClose={() => setManaged(false)} />}
    </>
  );
}
