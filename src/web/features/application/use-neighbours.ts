import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { areSingleKeysOn } from '#web/lib/single-keys.ts';
import { isTyping } from './is-typing.ts';
import { neighboursInput } from './neighbours-input.ts';
import { listPath, workspacePath } from './workspace-path.ts';

/** Loads what the page of a neighbour shows beside the application itself. */
export type PrefetchResume = (cache: QueryClient, application: OpenedApplication) => unknown;

const neighboursQuery = (id: string, params: URLSearchParams) =>
  api.application.findNeighbours.query(neighboursInput(id, params));

const receivedQuery = (applicationId: string) =>
  api.application.loadReceived.query({ applicationId });

/**
 * The applications before and after this one in its list, loaded in advance so that they open
 * without waiting. J opens the next one, K the previous one, Escape the list.
 */
export function useNeighbours(id: string, params: URLSearchParams, prefetch: PrefetchResume) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery({ ...neighboursQuery(id, params), retry: false });
  const { previous = null, next = null } = data ?? {};
  const load = useEffectEvent(async (neighbour: string) => {
    const application = await cache.fetchQuery({ ...receivedQuery(neighbour), retry: false });
    await Promise.all([
      cache.prefetchQuery(neighboursQuery(neighbour, params)),
      prefetch(cache, application),
    ]);
  });
  useEffect(() => {
    // A neighbour that can't be loaded in advance says so once it is opened.
    for (const neighbour of [next, previous])
      if (neighbour !== null) load(neighbour).catch(() => undefined);
  }, [next, previous]);

  const go = useEffectEvent((to: string) =>
    navigate(to, { preventScrollReset: true, state: { opened: id } }),
  );
  // A key pressed before the neighbours are known counts once they are.
  const early = useRef<'next' | 'previous' | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event);
    if (data === undefined && (way === 'next' || way === 'previous')) early.current = way;
    const to = way === 'list' ? way : way && { next, previous }[way];
    if (!to) return;
    event.preventDefault();
    void go(to === 'list' ? listPath(params) : workspacePath(to, params));
  });
  const goEarly = useEffectEvent(() => {
    const to = early.current && data?.[early.current];
    if (data !== undefined) early.current = null;
    if (to) void go(workspacePath(to, params));
  });
  useEffect(() => goEarly(), [data]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return { id, previous, next, pathOf: (to: string) => workspacePath(to, params) };
}

const keys: Record<string, 'next' | 'previous'> = { j: 'next', k: 'previous' };

function wayOf(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { target } = event;
  const isBusy =
    isTyping(target) ||
    (target instanceof Element && target.closest('select, [role=menu], [role=listbox]'));
  if (isBusy || document.querySelector('dialog[open], [role=menu]')) return null;
  if (event.key === 'Escape') return 'list';
  return areSingleKeysOn() ? (keys[event.key.toLowerCase()] ?? null) : null;
}
