import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { companySteps } from '#domain/overview/overview.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** The first steps of a new company; null where they are not shown. */
export function useFirstSteps() {
  const t = useTexts();
  const cache = useQueryClient();
  const { first } = useSuspenseQuery(api.overview.load.query()).data;
  const { mutate: setHidden, isPending } = useMutation({
    mutationFn: (isHidden: boolean) => api.overview.setFirstSteps.call({ isHidden }),
    onSuccess: ({ isHidden }) =>
      cache.setQueryData(
        api.overview.load.queryKey({ input: {} }),
        (old) => old && { ...old, first: old.first && { ...old.first, isHidden } },
      ),
    onError: (error) => showFailure(t, 'overview.first.failed', error),
  });
  if (first === null) return null;
  const next = companySteps.find((step) => !first.done.includes(step));
  // The result stays until somebody has applied.
  const isOpen = next !== undefined || !first.hasStarted;
  return { ...first, next, isOpen, setHidden, isPending };
}
