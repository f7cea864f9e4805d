import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** Remembers the concept that was opened. A failure is silent: nothing typed is lost. */
export function useSetPlace(topic: string) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `learning place ${topic}` },
    mutationFn: (concept: string) => api.learning.setPlace.call({ topic, concept }),
    onSuccess: () =>
      Promise.all(
        [api.learning.load, api.learning.list].map((query) =>
          cache.invalidateQueries({ queryKey: query.key() }),
        ),
      ),
  });
}
