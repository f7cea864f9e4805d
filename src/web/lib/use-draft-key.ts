import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { draftKey } from './form-draft.ts';

/** Storage key of a draft, per user; undefined for visitors and until the user is known. */
export function useDraftKey(form: string | undefined): string | undefined {
  const { data } = useQuery(api.account.me.queryOptions({ input: {}, enabled: false }));
  const userId = data?.account?.userId;
  return form && userId ? draftKey(form, userId) : undefined;
}
