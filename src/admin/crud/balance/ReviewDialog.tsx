import { Alert, Box, Button, DialogActions, DialogContent } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatShare } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { figureText } from '../../ui/inputs/figureTexts';
import { useDefinition } from '../definition/definitionContext';
import { useCalled } from '../definition/useCalled';
import { isLarge, type RecordChange, type Shares } from './changes';

interface ReviewDialogProps {
  changes: readonly RecordChange[];
  records: readonly RaRecord[];
  /** Each record's share of the total, stored and as typed; undefined where none is shown. */
  shares: readonly [Shares, Shares] | undefined;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** The shares that the changes leave to all records: a weight changes those of the others too. */
function Rates({
  records,
  shares: [before, after],
}: {
  records: readonly RaRecord[];
  shares: readonly [Shares, Shares];
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const called = useCalled();
  const text = (shares: Shares, { id }: RaRecord) => formatShare(shares.get(id) ?? 0, language);
  const changed = records.filter((record) => text(before, record) !== text(after, record));
  if (changed.length === 0) return null;
  return (
    <section>
      <Box component="h3" sx={{ m: 0, fontSize: 16 }}>
        {translate('admin.balance.rates')}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changed.map((record) => (
          <li key={record.id}>
            {called(record)}: {text(before, record)} → <b>{text(after, record)}</b>
          </li>
        ))}
      </Box>
    </section>
  );
}

/** Shows what will change, figure by figure, before it is saved. */
export function ReviewDialog({ changes, records, shares, busy, onSave, onClose }: ReviewDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { name } = useDefinition();
  const called = useCalled();
  const text = (value: number) => figureText(value, language);
  const grown = (before: number, after: number) => {
    if (before === 0) return '';
    const share = (after - before) / before;
    return ` (${share > 0 ? '+' : ''}${formatShare(share, language)})`;
  };
  const figures = changes.flatMap((change) => change.figures);
  const [count, large] = [figures.length, figures.filter(isLarge).length];
  return (
    <DialogFrame
      title={translate('admin.balance.review', { smart_count: count })}
      onClose={onClose}
      busy={busy}
      size="sm"
    >
      <DialogContent>
        {large > 0 && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {translate('admin.balance.large', { smart_count: large })}
          </Alert>
        )}
        {changes.map(({ record, figures }) => (
          <Box key={record.id} component="section" sx={{ mb: 2 }}>
            <Box component="h3" sx={{ m: 0, fontSize: 16 }}>
              {called(record)}
            </Box>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {figures.map((figure) => (
                <Box
                  component="li"
                  key={figure.field}
                  sx={isLarge(figure) ? { color: 'warning.main' } : null}
                >
                  {translate(`resources.${name}.fields.${figure.field}`)}: {text(figure.before)} →{' '}
                  <b>{text(figure.after)}</b>
                  {grown(figure.before, figure.after)}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
        {shares && <Rates records={records} shares={shares} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate('admin.dialog.cancel')}
        </Button>
        <Button variant="contained" onClick={onSave} disabled={busy} aria-busy={busy}>
          {translate(busy ? 'admin.dialog.edit.busy' : 'admin.dialog.edit.submit')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
