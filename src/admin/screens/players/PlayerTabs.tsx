import { Box, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Permission } from '../../../../contract/permissions';
import { playerPath } from '../../resources/playerPaths';
import { usePermission } from '../../ui/usePermission';
import { type TabName, tabNames } from './tabNames';

/** Permissions that a tab requires besides reading players. */
const access: Partial<Record<TabName, Permission>> = { purchases: 'payments:read', history: 'history:read' };

/** The tabs as links, each to its own address. */
export function PlayerTabs({ id, active }: { id: string; active: TabName }) {
  const translate = useTranslate();
  const may = usePermission();
  return (
    <Box component="nav" aria-label={translate('player.tabs')}>
      <Tabs
        value={active}
        variant="scrollable"
        // On a wide screen all tabs fit; MUI may show its arrows all the same while the page loads.
        sx={{ '& .MuiTabs-scrollButtons': { display: { lg: 'none' } } }}
        role="presentation"
        slotProps={{ list: { role: 'presentation' } }}
      >
        {tabNames
          .filter((name) => may(access[name]))
          .map((name) => (
            <Tab
              key={name}
              value={name}
              label={translate(`player.tab.${name}`)}
              component={Link}
              to={`${playerPath(id)}/${name}`}
              role="link"
              aria-selected={undefined}
              aria-current={name === active ? 'page' : undefined}
              tabIndex={0}
            />
          ))}
      </Tabs>
    </Box>
  );
}
