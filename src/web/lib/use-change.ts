import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/ui/toast-store.ts';
import { callFailure } from './refusal-text.ts';
import { isExplained } from './show-failure.ts';
import { useTexts } from './texts.tsx';

type Change<Input, Done> = {
  call: (input: Input) => Promise<Done>;
  /** Queries to load again, also after a failure: somebody else may have changed them. */
  changes: QueryKey;
  /** Titles of the toasts. */
  done: string | ((done: Done, input: Input) => string);
  failed: string | ((input: Input) => string);
};

/** A change that one press makes; a toast says that it was made, or why it failed. */
export function useChange<Done, Input = void>({
  call,
  changes,
  done,
  failed,
}: Change<Input, Done>) {
  const t = useTexts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (result, input) => {
      const title = typeof done === 'string' ? done : done(result, input);
      toast({ title, tone: 'success' });
    },
    onError: (error, input) => {
      if (isExplained(error)) return;
      const title = typeof failed === 'string' ? failed : failed(input);
      toast({ title, description: t(callFailure(error)), tone: 'danger' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: changes }),
  });
}
