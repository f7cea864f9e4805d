import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { draftKey } from './form-draft.ts';

/** Where this tab keeps a form of whoever is signed in; undefined until that is known, and for a visitor. */
export function useDraftKey(form: string | undefined): string | undefined {
  const { data } = useQuery(api.account.me.queryOptions({ input: {}, enabled: false }));
  const userId = data?.account?.userId;
  return form && userId ? draftKey(form, userId) : undefined;
}
