import { api } from '#web/lib/api.ts';

export const searchesQuery = (over = api) => over.jobAlerts.listSearches.query();
