import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Hiding = { kind: 'posting' | 'company'; target: string; isHidden: boolean };

/** Hides a posting or a company from one's own results, says so, and offers the way back. */
export function useHide() {
  const t = useTexts();
  const cache = useQueryClient();
  const beside = useRef<Element[]>([]);
  // What was hidden takes the pressed button with it: what comes after it has the focus then.
  useEffect(() => {
    const focusBeside = () => setTimeout(focusOneOf, 0, beside.current);
    return () => void focusBeside();
  }, []);
  const { mutate, isPending } = useMutation({
    mutationFn: (hiding: Hiding) => api.shelf.setHidden.call(hiding),
    onMutate: ({ isHidden }) => {
      beside.current = isHidden ? besideOf(document.activeElement) : [];
    },
    onSuccess: ({ kind, target, name, isHidden }) => {
      if (!isHidden) return void toast({ title: t('shelf.shown'), tone: 'success' });
      toast({
        title:
          kind === 'company' ? t('shelf.hidden-company', { company: name }) : t('shelf.hidden-job'),
        tone: 'success',
        action: {
          label: t('shelf.undo'),
          onAction: () => mutate({ kind, target, isHidden: false }),
        },
      });
    },
    onError: (error) =>
      toast({ title: t('shelf.failed'), description: t(callFailure(error)), tone: 'danger' }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: api.shelf.listHidden.key() }),
        cache.invalidateQueries({ queryKey: api.search.key() }),
        cache.invalidateQueries({ queryKey: api.match.key() }),
      ]),
  });
  return { hide: mutate, isPending };
}

/** The entries of a list around the one that this stands in, the next ones first. */
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
