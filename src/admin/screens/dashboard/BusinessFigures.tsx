import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Figures } from '../../../../contract/figures';
import { chartUrl } from '../../../api/charts';
import { BooksLines } from '../../ui/BooksLines';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { Panel } from '../../ui/Panel';
import { usePermission } from '../../ui/usePermission';
import { CardPlaces, FigureCards } from './cards/FigureCards';
import { FailuresChart } from './chart/FailuresChart';
import { ItemsChart } from './chart/ItemsChart';
import { RevenueOfMonth, SalesOfMonth } from './chart/MonthCharts';
import { PackagesChart } from './chart/PackagesChart';
import { PlayersChart } from './chart/PlayersChart';
import { RevenueChart } from './chart/RevenueChart';
import { SalesChart } from './chart/SalesChart';
import { WayChart } from './chart/WayChart';
import { FigureBar } from './FigureBar';
import { type Lists, listsFor } from './links';
import { useFigures, usePeriod } from './useFigures';
import '../../i18n/figures';

const one = 'minmax(0, 1fr)';
const twoCharts = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: one, lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
const halves = { ...twoCharts, gridTemplateColumns: { xs: one, md: `${one} ${one}` } };

/** The shop's results in a period: cards and charts, for `figures:read` (studio.md section 4). */
export function BusinessFigures() {
  const [period] = usePeriod();
  const state = useFigures(period);
  const lists = listsFor(usePermission());
  const { figures, error, refused, isFetching, isOld, again } = state;
  const isRefused = Boolean(refused.from ?? refused.to);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: one }}>
      <FigureBar {...state} />
      {error && !isRefused && !isFetching && <FetchAlert message="figures.failed" onRetry={again} />}
      {figures ? (
        <Box aria-busy={isOld} sx={{ opacity: isOld ? 0.6 : 1 }}>
          <FigureCards figures={figures} lists={lists} />
        </Box>
      ) : (
        !error && <Places />
      )}
      <SpecifiedCharts figures={figures} lists={lists} />
      {figures && <MoreCharts figures={figures} lists={lists} />}
    </Box>
  );
}

interface ChartsProps {
  figures: Figures | undefined;
  lists: Lists;
}

/**
 * Revenue and Sales Details: for the period, from the configured endpoint, or samples before the first payment ever.
 */
function SpecifiedCharts({ figures, lists }: ChartsProps) {
  const [period, choose] = usePeriod();
  if (chartUrl() || figures?.months.length === 0)
    return (
      <Box sx={twoCharts}>
        <RevenueOfMonth />
        <SalesOfMonth />
      </Box>
    );
  if (!figures) return null;
  return (
    <Box sx={twoCharts}>
      <RevenueChart figures={figures} lists={lists} period={period} onChoose={choose} />
      <SalesChart figures={figures} lists={lists} period={period} />
    </Box>
  );
}

function MoreCharts({ figures, lists }: { figures: Figures; lists: Lists }): ReactNode {
  const translate = useTranslate();
  const wasSold = figures.months.length > 0;
  return (
    <Box sx={halves}>
      {(wasSold || figures.now.begun > 0) && <WayChart figures={figures} lists={lists} />}
      {(wasSold || figures.failures.length > 0) && <FailuresChart figures={figures} lists={lists} />}
      {wasSold && <PackagesChart figures={figures} lists={lists} />}
      <PlayersChart figures={figures} lists={lists} />
      {figures.items.length > 0 && <ItemsChart figures={figures} />}
      {figures.books && (
        // Alone in its row it is as wide as the page.
        <Box sx={{ gridColumn: figures.items.length === 0 ? '1 / -1' : undefined }}>
          <Panel title={translate('books.title')}>
            <BooksLines books={figures.books} />
          </Panel>
        </Box>
      )}
    </Box>
  );
}

/** Placeholders for cards and charts, so that nothing moves when they load. */
function Places() {
  return (
    <Box role="status" aria-label={useTranslate()('figures.loading')} sx={{ display: 'grid', gap: 2 }}>
      <CardPlaces />
      <Box sx={twoCharts} aria-hidden>
        <Skeleton variant="rectangular" height={430} />
        <Skeleton variant="rectangular" height={430} />
      </Box>
    </Box>
  );
}
