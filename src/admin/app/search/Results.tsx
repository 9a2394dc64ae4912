import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { searchText } from '../../../../contract/searchLimits';
import type { Option, OptionGroup } from './option';
import type { Found } from './useSearch';

const list = { m: 0, p: 0, listStyle: 'none' };
const row = {
  px: 1.5,
  py: 0.75,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': { bgcolor: 'action.selected', boxShadow: 'inset 3px 0 currentColor' },
} as const;

interface ResultsProps {
  /** The list's id, which is also the prefix of its options' ids. */
  id: string;
  found: Found;
  /** Index of the active option among all; -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
  /** Height above which the list scrolls by itself, so that the field can scroll it. */
  maxHeight?: string;
}

/** An option's id, by its index among all. */
export const optionId = (list: string, place: number): string => `${list}-${place}`;

function Group({
  id,
  group,
  first,
  active,
  onChoose,
}: Omit<ResultsProps, 'found' | 'maxHeight'> & { group: OptionGroup; first: number }) {
  const translate = useTranslate();
  const { name, options, isMore } = group;
  const part = translate(name === 'recent' ? 'search.recent' : `search.part.${name}`);
  const heading = `${id}-${name}`;
  return (
    <Box component="li" role="presentation">
      <Typography
        id={heading}
        variant="body2"
        color="text.secondary"
        sx={{ px: 1.5, pt: 1, fontWeight: 600 }}
      >
        {isMore ? translate('search.more', { part }) : part}
      </Typography>
      <Box component="ul" role="group" aria-labelledby={heading} sx={list}>
        {options.map((option, n) => (
          <Box
            component="li"
            key={option.path + option.title}
            id={optionId(id, first + n)}
            role="option"
            aria-selected={first + n === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            sx={row}
          >
            <span lang={option.lang}>{option.title}</span>
            {option.note && (
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {option.note}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The notes below the results: why there are none, or which parts are missing. */
function useNotes({ text, isLong, groups, late, error, isBusy }: Found): string[] {
  const translate = useTranslate();
  if (text === '') return groups.length > 0 ? [] : [translate('search.hint')];
  if (!isLong) return [translate('search.short', { least: searchText.least })];
  if (isBusy) return [translate('search.busy')];
  if (error) return [translate(error.message, { _: error.message })];
  const parts = late.map((name) => translate(`search.part.${name}`)).join(', ');
  return [
    ...(parts ? [translate('search.late', { parts })] : []),
    ...(groups.length === 0 && !parts ? [translate('search.none')] : []),
  ];
}

/** The announcement of the number of results and the notes, for screen readers. */
export function useSaid(found: Found): string {
  const translate = useTranslate();
  const count = found.groups.reduce((sum, { options }) => sum + options.length, 0);
  const words = useNotes(found);
  const isCounted = count > 0 && !found.isBusy;
  return [...(isCounted ? [translate('search.count', { smart_count: count })] : []), ...words].join(' ');
}

/** The results in groups: a listbox whose active option the field refers to. */
export function Results({ id, found, active, onChoose, maxHeight }: ResultsProps) {
  const translate = useTranslate();
  const words = useNotes(found);
  let first = 0;
  return (
    <>
      <Box
        component="ul"
        id={id}
        role="listbox"
        aria-label={translate('search.label')}
        sx={{ ...list, overflowY: 'auto', maxHeight }}
      >
        {found.groups.map((group) => {
          const at = first;
          first += group.options.length;
          return (
            <Group key={group.name} id={id} group={group} first={at} active={active} onChoose={onChoose} />
          );
        })}
      </Box>
      {words.map((word) => (
        <Typography key={word} variant="body2" color="text.secondary" sx={{ px: 1.5, py: 1 }}>
          {word}
        </Typography>
      ))}
    </>
  );
}
