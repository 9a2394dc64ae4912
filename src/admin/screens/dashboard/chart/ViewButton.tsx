import BarsIcon from '@mui/icons-material/BarChart';
import LinesIcon from '@mui/icons-material/ShowChart';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { isPhone, useScreen } from '../../../ui/useScreen';

const icons = { bars: BarsIcon, lines: LinesIcon, table: TableIcon };

interface ViewButtonProps {
  /** What it shows instead. */
  view: keyof typeof icons;
  label: string;
  onClick: () => void;
}

/** Shows a chart in another view; on a phone an icon, or the head of a chart would take three rows. */
export function ViewButton({ view, label, onClick }: ViewButtonProps) {
  const Icon = icons[view];
  if (!useScreen(isPhone)) return <Button onClick={onClick}>{label}</Button>;
  return (
    <Tooltip title={label}>
      <IconButton color="primary" aria-label={label} onClick={onClick}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
