import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { areSingleKeysOn } from '#web/lib/single-keys.ts';
import { isTyping } from './is-typing.ts';
import { neighboursInput } from './neighbours-input.ts';
import { listPath, workspacePath } from './workspace-path.ts';

/** Loads what the page of a neighbour shows beside the application itself. */
export type PrefetchResume = (cache: QueryClient, application: OpenedApplication) => unknown;

const receivedQuery = (applicationId: string) =>
  api.application.loadReceived.queryOptions({ input: { applicationId } });

/**
 * The applications before and after this one in its list, loaded in advance so that they open
 * without waiting. J opens the next one, K the previous one, Escape the list.
 */
export function useNeighbours(id: string, params: URLSearchParams, prefetch: PrefetchResume) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery({
    ...api.application.findNeighbours.queryOptions({ input: neighboursInput(id, params) }),
    retry: false,
  });
  const { previous = null, next = null } = data ?? {};
  const load = useEffectEvent(async (neighbour: string) => {
    const application = await cache.fetchQuery({ ...receivedQuery(neighbour), retry: false });
    await prefetch(cache, application);
  });
  useEffect(() => {
    // A neighbour that can't be loaded in advance says so once it is opened.
    for (const neighbour of [next, previous])
      if (neighbour !== null) load(neighbour).catch(() => undefined);
  }, [next, previous]);

  const go = useEffectEvent((to: string) =>
    navigate(to, { preventScrollReset: true, state: { opened: id } }),
  );
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = targetOf(event, { next, previous });
    if (to === undefined || to === null) return;
    event.preventDefault();
    void go(to === 'list' ? listPath(params) : workspacePath(to, params));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return { previous, next, pathOf: (to: string) => workspacePath(to, params) };
}

type Near = { next: string | null; previous: string | null };

function targetOf(event: KeyboardEvent, { next, previous }: Near) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { target } = event;
  const isBusy =
    isTyping(target) ||
    (target instanceof Element && target.closest('select, [role=menu], [role=listbox]'));
  if (isBusy || document.querySelector('dialog[open], [role=menu]')) return null;
  if (event.key === 'Escape') return 'list';
  if (!areSingleKeysOn()) return null;
  return { j: next, k: previous }[event.key.toLowerCase()];
}
