import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { OwnCompany } from '#contract/company-profile.ts';
import { api } from '#web/lib/api.ts';
import { useConflict } from './use-conflict.ts';

/** The company as its forms started from it, and what to do with a saved or a colleague's version. */
export function useOwnCompany() {
  const cache = useQueryClient();
  const own = api.company.loadOwn.query();
  const { data } = useSuspenseQuery(own);
  const conflict = useConflict(data);
  const take = (next: OwnCompany) => {
    conflict.follow(next);
    cache.setQueryData(own.queryKey, next);
  };
  return { ...conflict, current: data, take };
}
