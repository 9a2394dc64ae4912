import { Box } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatShare } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { useWholeList } from '../../ui/useWholeList';
import { dropShares, type Share, type Weighted } from './dropShare';
import { Preview } from './Preview';

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) 3fr 56px',
  gap: 1.5,
  alignItems: 'center',
  py: 0.25,
};

function ShareRow({ name, share, draft }: Share) {
  const locale = useLanguage();
  return (
    <Box component="li" sx={{ ...row, fontWeight: draft ? 600 : 400 }} aria-current={draft || undefined}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
      <Box aria-hidden sx={{ border: '1px solid', borderColor: 'divider', height: 12 }}>
        <Box
          sx={{
            height: '100%',
            width: `${share * 100}%`,
            bgcolor: draft ? 'primary.main' : 'text.secondary',
            opacity: draft ? 1 : 0.5,
          }}
        />
      </Box>
      <Box sx={{ textAlign: 'right' }}>{formatShare(share, locale)}</Box>
    </Box>
  );
}

/** The form's box as a share of all drops, from its drop weight. */
export function DropSharePreview() {
  const draft: { name?: string; dropWeight?: number | null } = useWatch();
  const record = useRecordContext();
  const translate = useTranslate();
  const { data: boxes } = useWholeList<RaRecord & Weighted>('boxes');
  if (!boxes) return null;
  // While it is typed, the form may hold a text.
  const dropWeight = typeof draft.dropWeight === 'number' ? draft.dropWeight : 0;
  const name = draft.name || translate('admin.preview.thisBox');
  const shares = dropShares(boxes, { id: record?.id, name, dropWeight });
  return (
    <Preview title="admin.preview.share">
      {shares.length === 0 ? (
        translate('admin.preview.noWeight')
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {shares.map((share) => (
            <ShareRow key={share.id ?? 'draft'} {...share} />
          ))}
        </Box>
      )}
    </Preview>
  );
}
