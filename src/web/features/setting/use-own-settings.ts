import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { OwnSettings } from '#contract/setting-own.ts';
import { api } from '#web/lib/api.ts';

/** The account's settings, and a function that replaces a saved part in the cache. */
export function useOwnSettings() {
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(api.setting.loadOwn.query());
  const take = (saved: Partial<OwnSettings>) =>
    cache.setQueryData(
      api.setting.loadOwn.queryKey({ input: {} }),
      (now) => now && { ...now, ...saved },
    );
  return { settings: data, take };
}
