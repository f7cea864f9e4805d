import type { QueryClient } from '@tanstack/react-query';
import { type Api, api } from '#web/lib/api.ts';

export const securityQuery = (over: Api = api) => over.account.loadSecurity.query();
export const sessionsQuery = (over: Api = api) => over.account.listSessions.query();

export async function prefetchSecurity(page: { api: Api; cache: QueryClient }): Promise<void> {
  await Promise.all([
    page.cache.fetchQuery(securityQuery(page.api)),
    page.cache.prefetchQuery(sessionsQuery(page.api)),
  ]);
}
