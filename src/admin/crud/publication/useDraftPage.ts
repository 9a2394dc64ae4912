import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { showDraft } from '../../../../contract/calls/content';
import type { Language } from '../../../../contract/languages';
import { call } from '../../../api/call';
import { useDefinition } from '../definition/definitionContext';

/** As long as a pause between words: each rendering takes the server a moment. */
const pause = 600;

/** What is typed into the surrounding form, as JSON, once its typist pauses. */
function useTypedJson(): string {
  const { fields = {} } = useDefinition();
  const { image: _image, ...values } = useWatch() as Record<string, unknown>;
  const typed = Object.fromEntries(Object.entries(values).filter(([name]) => name in fields));
  const json = JSON.stringify(typed);
  const [settled, setSettled] = useState(json);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(json), pause);
    return () => clearTimeout(timer);
  }, [json]);
  return settled;
}

/** The page with what is typed into the surrounding form, as the server renders it; the one before while there is no next one. */
export function useDraftPage(language: Language) {
  const { name: resource } = useDefinition();
  const id = useRecordContext()?.id;
  const json = useTypedJson();
  const body = {
    resource,
    language,
    values: JSON.parse(json),
    ...(id !== undefined && { recordId: String(id) }),
  };
  const { data, error, isFetching } = useQuery({
    queryKey: ['draft', resource, id, language, json],
    queryFn: ({ signal }) => call(showDraft, { body }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [shown, setShown] = useState(data);
  if (data && data !== shown) setShown(data);
  return { html: shown?.html, error, isFetching };
}
