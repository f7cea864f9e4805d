import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { QuestionSet } from '#contract/question.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { questionsPath } from './question-paths.ts';

export type SetRequest = Pick<
  QuestionSet,
  'domain' | 'experienceLevel' | 'questionCount' | 'basis'
>;

/** Draws a set and shows it in place of the one on the page. */
export function useDrawSet() {
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const draw = useMutation({
    mutationFn: ({ domain, experienceLevel, questionCount, basis }: SetRequest) =>
      api.question.createSet.call({
        domain,
        experienceLevel,
        questionCount,
        ...(basis && { basis }),
      }),
    onSuccess: async (set) => {
      cache.setQueryData(api.question.findSet.queryKey({ input: {} }), { set });
      void cache.invalidateQueries({ queryKey: api.model.load.key() });
      if (search.has('set')) await navigate(questionsPath, { preventScrollReset: true });
      toast({
        title: t('question.generated'),
        description: t('question.generated-text', { count: set.questions.length }),
        tone: 'success',
      });
    },
    onError: (_, request) =>
      toast({
        title: t('question.error'),
        description: t('question.generate-failed'),
        tone: 'danger',
        action: { label: t('common.retry'), onAction: () => draw.mutate(request) },
      }),
  });
  return draw;
}

export type DrawSet = ReturnType<typeof useDrawSet>;
