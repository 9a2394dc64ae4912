import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { required, TextInput, useInput } from 'react-admin';
import type { MoneyCaseDetail } from '../../../../contract/cases';
import { formatDateTime } from '../../i18n/formats';
import { creditText } from './effectText';
import { useTexts } from './useTexts';

type Candidate = MoneyCaseDetail['candidates'][number];

/** The payment that the money is for: one of the proposed ones, or any other by its id. */
export function CandidateInput({ candidates }: { candidates: readonly Candidate[] }) {
  const words = useTexts();
  const { translate } = words;
  const { field } = useInput({ source: 'paymentId' });
  return (
    <>
      {candidates.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Typography id="candidates" sx={{ fontWeight: 600 }}>
            {translate('money.candidate.title')}
          </Typography>
          <RadioGroup
            aria-labelledby="candidates"
            value={field.value ?? ''}
            onChange={(_event, value) => field.onChange(value)}
          >
            {candidates.map((candidate) => (
              <FormControlLabel
                key={candidate.paymentId}
                value={candidate.paymentId}
                control={<Radio />}
                label={<CandidateText candidate={candidate} words={words} />}
                sx={{ alignItems: 'flex-start', my: 0.5 }}
              />
            ))}
          </RadioGroup>
        </Box>
      )}
      <TextInput
        source="paymentId"
        label="money.field.paymentId"
        helperText="money.field.paymentIdHelp"
        validate={required('admin.rule.required')}
        parse={(text: string) => text.trim()}
        // The 32 characters of an id are wider than a phone's field otherwise.
        slotProps={{ htmlInput: { style: { fontSize: 12 } } }}
      />
    </>
  );
}

function CandidateText({ candidate, words }: { candidate: Candidate; words: ReturnType<typeof useTexts> }) {
  const { translate, money, language } = words;
  const { userName, packageName, amount, missing, currency, signs } = candidate;
  const facts = [
    packageName,
    money(amount, currency),
    missing < amount && translate('money.candidate.missing', { amount: money(missing, currency) }),
    words.word('status', candidate.status),
    formatDateTime(candidate.createdAt, language),
    creditText(words, candidate),
  ].filter(Boolean);
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {userName}
      </Typography>
      {` · ${facts.join(' · ')}`}
      <Typography variant="body2" color="text.secondary">
        {signs.map((sign) => translate(`money.candidate.sign.${sign}`)).join(', ')}
      </Typography>
    </>
  );
}
