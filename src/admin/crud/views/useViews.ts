import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { listViews, removeView, saveView } from '../../../../contract/calls/views';
import type { SavedView, SaveView } from '../../../../contract/views';
import { call } from '../../../api/call';
import { serverDate } from '../../../api/clock';
import { hiddenIn, openedAddress } from './viewAddress';

const queryKey = ['views'];
const viewsQuery = {
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listViews, undefined, signal),
  staleTime: 'static' as const,
  retry: false,
};

/** The saved views of a page, each with the address that it has now, and functions to change them. */
export function useViews(page: string) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(viewsQuery);
  const change = (replace: (views: SavedView[]) => SavedView[]) =>
    queryClient.setQueryData<SavedView[]>(queryKey, (views = []) => replace(views));
  const save = useMutation({
    mutationFn: (body: SaveView) => call(saveView, { body }),
    onSuccess: (saved) =>
      change((views) => [
        ...views
          .filter(({ id }) => id !== saved.id)
          .map((view) =>
            saved.isDefault && view.page === saved.page ? { ...view, isDefault: false } : view,
          ),
        saved,
      ]),
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeView, { params: { id } }),
    onSuccess: (_, removed) => change((views) => views.filter(({ id }) => id !== removed)),
  });
  const now = serverDate();
  const views = data
    ?.filter((view) => view.page === page)
    .map((view) => ({ ...view, address: openedAddress(view.address, now) }));
  return { views, error, refetch, save, remove };
}

/** The hidden columns of a list, where react-admin keeps them. */
export const useHidden = (resource: string) => useStore<string[] | undefined>(`${resource}.datatable`);

/** Opens a page without a query in its default view, and shows the columns that an address specifies. */
export function useViewOfAddress(page: string): void {
  const { views } = useViews(page);
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [, setHidden] = useHidden(page);
  const opened = useRef(false);
  const hidden = hiddenIn(search);
  const columns = hidden?.join(',');
  useEffect(() => {
    if (columns !== undefined) setHidden(columns.split(',').filter(Boolean));
  }, [columns, setHidden]);
  useEffect(() => {
    if (!views || opened.current) return;
    opened.current = true;
    const view = views.find(({ isDefault }) => isDefault);
    if (view && search === '') void navigate({ pathname, search: view.address }, { replace: true, state });
  }, [views, search, pathname, state, navigate]);
}
