import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { type SortPayload, useGetList, useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { lastListedRow, longestPage } from '../../../../contract/resource';
import { saveDraft, takeDraft } from '../../../session/drafts';
import { useLanguage } from '../../i18n/useLanguage';
import { useUnsaved } from '../../ui/dialogs/UnsavedGuard';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { useOnLeave } from '../../ui/forms/useOnLeave';
import { BackToList } from '../definition/BackToList';
import { useDefinition } from '../definition/definitionContext';
import { useResourceTexts } from '../definition/useResourceTexts';
import { BalanceGrid } from './BalanceGrid';
import { changesOf, type Edits, sharesBy, twofoldIn } from './changes';
import type { Pasted } from './pasted';
import { ReviewDialog } from './ReviewDialog';
import { type Refused, useSaveBalance } from './useSaveBalance';

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 2 };

/** The edits, kept across an expired session and a reload. */
function useKeptEdits() {
  const { pathname } = useLocation();
  const [edits, setEdits] = useState<Edits>(() => (takeDraft(pathname) ?? {}) as Edits);
  useOnLeave(() => {
    if (Object.keys(edits).length > 0) saveDraft(pathname, edits);
  });
  return [edits, setEdits] as const;
}

/** The edits, and the last paste, which can be taken back until something else is typed: that would be lost with it. */
function useEdits() {
  const [edits, setEdits] = useKeptEdits();
  const [paste, setPaste] = useState<{ before: Edits; unknown: string[] }>();
  const put = (next: Edits | ((all: Edits) => Edits), pasted?: typeof paste) => {
    setPaste(pasted);
    setEdits(next);
  };
  return {
    edits,
    unknown: paste?.unknown ?? [],
    put,
    paste: ({ edits: more, unknown }: Pasted) => put({ ...edits, ...more }, { before: edits, unknown }),
    undoPaste: paste && (() => put(paste.before)),
  };
}

/** The order of the list, and so of its file, in which its reader has put it. */
function useListOrder(): SortPayload {
  const { name, sort = { field: '', order: 'ASC' } } = useDefinition();
  const [kept] = useStore<{ sort?: string; order?: SortPayload['order'] }>(`${name}.listParams`);
  return kept?.sort === undefined ? sort : { field: kept.sort, order: kept.order ?? sort.order };
}

/** As many records as the sheet can have. */
function useSheetRecords() {
  const { name, isPagedByServer } = useDefinition();
  return useGetList(name, {
    pagination: { page: 1, perPage: isPagedByServer ? longestPage : lastListedRow },
    sort: useListOrder(),
  });
}

/** The page's heading, and the way back. */
function Head() {
  const translate = useTranslate();
  const { nouns } = useResourceTexts();
  return (
    <>
      <Box sx={{ mt: 1 }}>
        <BackToList />
      </Box>
      <Typography id="balance" variant="h6" component="h2" sx={{ my: 1 }}>
        {translate('admin.balance.heading', { nouns })}
      </Typography>
      <Typography color="text.secondary">{translate('admin.balance.hint')}</Typography>
    </>
  );
}

interface ChangesProps {
  count: number;
  /** Number of cells whose text is not a valid figure for their field. */
  wrong: number;
  /** A text that could be two numbers, if one is among them. */
  twofold: string | undefined;
  onDiscard: (() => void) | undefined;
  /** Takes the last paste back; undefined once something was typed over it. */
  onUndoPaste: (() => void) | undefined;
  onReview: () => void;
}

/** How much has changed, and what can be done with it. */
function Changes({ count, wrong, twofold, onDiscard, onUndoPaste, onReview }: ChangesProps) {
  const translate = useTranslate();
  const text = () => {
    if (wrong > 0) return translate('admin.balance.wrong', { smart_count: wrong });
    return translate(`admin.balance.${count > 0 ? 'count' : 'none'}`, { smart_count: count });
  };
  return (
    <Box sx={bar}>
      <Typography role="status" sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' }, mr: 1 }}>
        {text()}
        {twofold !== undefined &&
          ` ${translate('admin.balance.twofold', { text: twofold, whole: twofold.replace(/[.,]/, '') })}`}
      </Typography>
      {onUndoPaste && <Button onClick={onUndoPaste}>{translate('admin.balance.undoPaste')}</Button>}
      <Button disabled={!onDiscard} onClick={onDiscard}>
        {translate('admin.balance.discard')}
      </Button>
      <Button variant="contained" disabled={count === 0 || wrong > 0} onClick={onReview}>
        {translate('admin.balance.look')}
      </Button>
    </Box>
  );
}

/** Of a list that is longer than the sheet, how much of it this is. */
function Beginning({ shown, total = 0 }: { shown: number; total: number | undefined }) {
  const translate = useTranslate();
  if (total <= shown) return null;
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {translate('admin.balance.beginning', { shown, total })}
    </Alert>
  );
}

/** What the server refused to save. */
function Refusals({ of }: { of: readonly Refused[] }) {
  const translate = useTranslate();
  return of.map(({ name, reason }) => (
    <Alert key={name} severity="warning" sx={{ mb: 1 }}>
      {name}: {translate(reason, { _: reason })}
    </Alert>
  ));
}

/** The names of a pasted block that are no item's, or several items'. */
function Unknown({ names }: { names: readonly string[] }) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {translate('admin.balance.unknown', { names: names.join(', ') })}
    </Alert>
  );
}

/** All records' figures of a resource in a grid: typed or pasted, reviewed as a difference, and saved together. */
export function BalancePage() {
  const language = useLanguage();
  const { name, balance } = useDefinition();
  const { data, total, error, refetch } = useSheetRecords();
  const { edits, unknown, put, paste, undoPaste } = useEdits();
  const [isReviewed, setReviewed] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  const sheet = { fields: balance?.fields ?? {}, language };
  const { changes, wrong } = changesOf(data ?? [], edits, sheet);
  const shares = sharesBy(balance?.share, data ?? [], edits, sheet);
  const count = changes.reduce((sum, { figures }) => sum + figures.length, 0);
  const { run, busy } = useSaveBalance((saved) => {
    setReviewed(false);
    setRefused(saved.refused);
    const isDone = (key: string) => saved.done.some((id) => key.startsWith(`${id}:`));
    put((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !isDone(key))));
  });
  useUnsaved(count + wrong.size > 0);
  return (
    <section aria-labelledby="balance">
      <Head />
      <Changes
        count={count}
        wrong={wrong.size}
        twofold={twofoldIn(edits, wrong)}
        onUndoPaste={undoPaste}
        onDiscard={Object.keys(edits).length > 0 ? () => put({}) : undefined}
        onReview={() => setReviewed(true)}
      />
      <Refusals of={refused} />
      <Unknown names={unknown} />
      {error && !data && <FetchAlert message={`resources.${name}.failed.list`} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rectangular" height={320} />}
      {data && <Beginning shown={data.length} total={total} />}
      {data && (
        <BalanceGrid
          records={data}
          edits={edits}
          wrong={wrong}
          sheet={sheet}
          shares={shares}
          onEdit={(more) => put((all) => ({ ...all, ...more }))}
          onPaste={paste}
        />
      )}
      {isReviewed && (
        <ReviewDialog
          changes={changes}
          records={data ?? []}
          shares={shares}
          busy={busy}
          onSave={() => run(changes)}
          onClose={() => setReviewed(false)}
        />
      )}
    </section>
  );
}
