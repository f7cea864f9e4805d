import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Hiding = { kind: 'posting' | 'company'; target: string; isHidden: boolean };
type Listed = { items: { id: string; companyName: string }[] };
type HiddenThings = Awaited<ReturnType<typeof api.savedJobs.listHidden.call>>;

const listKeys = [api.search.list.key(), api.match.listRecommended.key()];

const isAffected = ({ kind, target }: Hiding, { id, companyName }: Listed['items'][number]) =>
  kind === 'posting' ? id === target : companyName.toLowerCase() === target.toLowerCase();

/** Restores a hidden item at its former position in the list. */
function putBack(hiding: Hiding, list: Listed, old: Listed | undefined): Listed {
  const isListed = ({ id }: { id: string }) => list.items.some((item) => item.id === id);
  const earlier = old?.items.filter((item) => isListed(item) || isAffected(hiding, item)) ?? [];
  const others = list.items.filter(({ id }) => !earlier.some((item) => item.id === id));
  return { ...list, items: [...earlier, ...others] };
}

/** Hides a posting or company from the student's results, with a message and an undo. */
export function useHide() {
  const t = useTexts();
  const cache = useQueryClient();
  const beside = useRef<Element[]>([]);
  const before = useRef<[QueryKey, Listed | undefined][]>([]);
  // The clicked button disappears with the hidden item: the next item gets the focus.
  useEffect(() => {
    const focusBeside = () => setTimeout(focusOneOf, 0, beside.current);
    return () => void focusBeside();
  }, []);
  const { mutate, isPending } = useMutation({
    mutationFn: (hiding: Hiding) => api.savedJobs.setHidden.call(hiding),
    // Optimistic: a row added or removed later would move others under the pointer.
    onMutate: async (hiding) => {
      const { isHidden } = hiding;
      beside.current = isHidden ? besideOf(document.activeElement) : [];
      await Promise.all(listKeys.map((queryKey) => cache.cancelQueries({ queryKey })));
      if (!isHidden) {
        for (const [key, old] of before.current)
          cache.setQueryData<Listed>(key, (list) => list && putBack(hiding, list, old));
        return;
      }
      before.current = listKeys.flatMap((queryKey) => cache.getQueriesData<Listed>({ queryKey }));
      for (const queryKey of listKeys)
        cache.setQueriesData<Listed>(
          { queryKey },
          (list) =>
            list && { ...list, items: list.items.filter((item) => !isAffected(hiding, item)) },
        );
    },
    onSuccess: ({ kind, target, name, isHidden }) => {
      if (!isHidden) {
        // Not earlier: a student who sees it gone may leave the page, which cancels the request.
        cache.setQueriesData<HiddenThings>(
          { queryKey: api.savedJobs.listHidden.key() },
          (hidden) =>
            hidden && {
              items: hidden.items.filter((each) => each.kind !== kind || each.target !== target),
            },
        );
        return void toast({ title: t('saved-jobs.shown'), tone: 'success' });
      }
      toast({
        title:
          kind === 'company'
            ? t('saved-jobs.hidden-company', { company: name })
            : t('saved-jobs.hidden-job'),
        tone: 'success',
        action: {
          label: t('common.undo'),
          onAction: () => mutate({ kind, target, isHidden: false }),
        },
      });
    },
    onError: (error) => showFailure(t, 'saved-jobs.failed', error),
    onSettled: () => invalidate(cache, api.savedJobs.listHidden, api.search, api.match),
  });
  return { hide: mutate, isPending };
}

/** The other entries of the list that contains the element, following ones first. */
function besideOf(element: Element | null): Element[] {
  const entry = element?.closest('li') ?? null;
  const all = [...(entry?.parentElement?.children ?? [])];
  const at = all.findIndex((each) => each === entry);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()];
}

function focusOneOf(entries: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  const there = entries.find((entry) => entry.isConnected);
  there?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
