import { type Api, api } from '#web/lib/api.ts';

/** The messages about an application, newest page first; each next page is older. */
export function messagesQuery(applicationId: string, over: Api = api) {
  return over.application.listMessages.infiniteOptions({
    input: (after: string | null) => ({ applicationId, ...(after !== null && { after }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.older,
  });
}
