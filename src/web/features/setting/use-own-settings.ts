import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { OwnSettings } from '#contract/setting-own.ts';
import { api } from '#web/lib/api.ts';

/** The settings of the account, and how a part of them that was saved takes its place. */
export function useOwnSettings() {
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(api.setting.loadOwn.queryOptions({ input: {} }));
  const take = (saved: Partial<OwnSettings>) =>
    cache.setQueryData(
      api.setting.loadOwn.queryKey({ input: {} }),
      (now) => now && { ...now, ...saved },
    );
  return { settings: data, take };
}
