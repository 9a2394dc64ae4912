import { Box, Tab, Tabs, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/history';
import { usePermission } from '../../ui/usePermission';
import { useDefinition } from '../definition/definitionContext';
import type { Version } from '../history/entryFields';

const RecordHistory = lazy(async () => ({
  default: (await import('../history/RecordHistory')).RecordHistory,
}));
const PriceHistory = lazy(async () => ({
  default: (await import('../history/PriceHistory')).PriceHistory,
}));

const allPanels = ['form', 'prices', 'history'] as const;
const column = { display: 'flex', flexDirection: 'column', gap: 1 } as const;

interface FormPanelsProps {
  onRestore: (version: Version, entry: HistoryEntry) => void;
  children: ReactNode;
}

/** The edit form and, on further tabs, its prices over time and the record's history; the form keeps its values across tabs. */
export function FormPanels({ onRestore, children }: FormPanelsProps) {
  const translate = useTranslate();
  const { name, priced } = useDefinition();
  const panels = allPanels.filter((panel) => priced || panel !== 'prices');
  const id = useRecordContext()?.id;
  const tabId = useId();
  const [shown, setShown] = useState<(typeof allPanels)[number]>('form');
  if (!usePermission()('history:read') || id === undefined) return children;
  const restore = (version: Version, entry: HistoryEntry) => {
    onRestore(version, entry);
    setShown('form');
  };
  const panelProps = (panel: string) => ({
    role: 'tabpanel',
    id: `${tabId}-${panel}`,
    'aria-labelledby': `${tabId}-${panel}-tab`,
    hidden: panel !== shown,
  });
  const waiting = <Typography role="status">{translate('admin.dialog.loading')}</Typography>;
  return (
    <>
      <Tabs value={shown} onChange={(_, panel) => setShown(panel)} sx={{ flex: '0 0 auto', mb: 1 }}>
        {panels.map((panel) => (
          <Tab
            key={panel}
            value={panel}
            id={`${tabId}-${panel}-tab`}
            aria-controls={`${tabId}-${panel}`}
            label={translate(`admin.history.panel.${panel}`)}
          />
        ))}
      </Tabs>
      <Box {...panelProps('form')} sx={shown === 'form' ? column : undefined}>
        {children}
      </Box>
      {priced && (
        <Box {...panelProps('prices')}>
          {shown === 'prices' && (
            <Suspense fallback={waiting}>
              <PriceHistory id={id} names={priced} />
            </Suspense>
          )}
        </Box>
      )}
      <Box {...panelProps('history')}>
        {shown === 'history' && (
          <Suspense fallback={waiting}>
            <RecordHistory resource={name} id={id} onRestore={restore} />
          </Suspense>
        )}
      </Box>
    </>
  );
}
