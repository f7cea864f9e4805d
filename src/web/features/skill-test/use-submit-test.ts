import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { forgetDraft } from '#web/lib/form-draft.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDraftKey } from '#web/lib/use-form-draft.ts';
import { toast } from '#web/ui/toast-store.ts';
import { resultPath } from './skill-test-paths.ts';

/** The key of what this tab keeps of a running test. */
export const useTestDraftKey = (attemptId: string) => useDraftKey(`skill-test-${attemptId}`);

/** Submits a test, forgets what this tab kept of it, and shows its result. */
export function useSubmitTest(attemptId: string) {
  const draft = useTestDraftKey(attemptId);
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.skillTest.submitAttempt.call({ attemptId }),
    onSuccess: async (review) => {
      forgetDraft(draft);
      cache.setQueryData(api.skillTest.findReview.queryKey({ input: { attemptId } }), review);
      toast({
        title: t('skill-test.complete.title'),
        description: t('skill-test.complete.text'),
        tone: 'success',
      });
      await navigate(resultPath(attemptId), { state: { isNew: true } });
      const { findRunning, listDomains, listScores, listResults } = api.skillTest;
      await invalidate(cache, findRunning, listDomains, listScores, listResults);
    },
    onError: (error) => showFailure(t, 'skill-test.submit-failed', error),
  });
}
