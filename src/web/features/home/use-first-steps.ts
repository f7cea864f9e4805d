import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FirstStep, firstSteps } from '#domain/home/next-step.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** The first steps of a new student: which are done, and whether they are shown. */
export function useFirstSteps() {
  const t = useTexts();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(api.home.load.query());
  const { done, isHidden, resumeSkills } = data.first;
  const next = firstSteps.find((step) => !done.includes(step));
  // The result stays until the student has begun to apply.
  const isOpen = next !== undefined || !data.hasStarted;
  const key = api.home.load.queryKey({ input: {} });
  const { mutate, isPending } = useMutation({
    mutationFn: (hide: boolean) => api.home.setFirstSteps.call({ isHidden: hide }),
    onSuccess: (first) =>
      cache.setQueryData(key, (old) => old && { ...old, first: { ...old.first, ...first } }),
    onError: (error) => showFailure(t, 'student-home.first.failed', error),
  });
  return {
    done,
    next: next as FirstStep | undefined,
    resumeSkills,
    isShown: isOpen && !isHidden,
    /** They can be shown again. */
    isHidden: isOpen && isHidden,
    hide: mutate,
    isPending,
  };
}
