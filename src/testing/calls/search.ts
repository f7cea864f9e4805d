import type { World } from '#testing/world.ts';
import { type CallsOf, nextNumber } from './call.ts';
import { createPosting, loadChanged } from './rows.ts';

async function byStudent(world: World) {
  const { postingId } = await createPosting(world);
  return { by: await world.student(), postingId };
}

async function createSaved(world: World) {
  const by = await world.student();
  const search = { name: 'Bakers', query: 'q=baker', alert: 'daily' as const };
  const { id: searchId } = await world.call(by).jobAlerts.createSearch(search);
  return { by, searchId };
}

async function createRecent(world: World) {
  const { by, searchId } = await createSaved(world);
  for (const query of ['q=baker', 'q=cook']) await world.call(by).jobAlerts.recordSearch({ query });
  return { by, searchId };
}

export const search: CallsOf<'search'> = {
  list: async (world) => {
    const { by } = await byStudent(world);
    const facets = { type: 'Contract', level: 'Lead', category: 'Design' } as const;
    await world.posting(await world.company(), facets);
    return { by, input: { q: 'engineer' } };
  },
  load: async (world) => {
    const { by, postingId } = await byStudent(world);
    return { by, input: { postingId } };
  },
  suggest: async (world) => ({ by: (await byStudent(world)).by, input: { q: 'back' } }),
};

export const savedJobs: CallsOf<'savedJobs'> = {
  listSaved: async (world) => {
    const { by, postingId } = await byStudent(world);
    await world.call(by).savedJobs.setSaved({ postingId, isSaved: true });
    return { by, input: {} };
  },
  setSaved: async (world) => {
    const { by, postingId } = await byStudent(world);
    return { by, input: { postingId, isSaved: true } };
  },
  listHidden: async (world) => {
    const by = await world.student();
    await world.call(by).savedJobs.setHidden({ kind: 'company', target: 'Y', isHidden: true });
    return { by, input: {} };
  },
  setHidden: async (world) => ({
    by: await world.student(),
    input: { kind: 'company', target: 'Y', isHidden: true },
  }),
};

export const jobAlerts: CallsOf<'jobAlerts'> = {
  listSearches: async (world) => ({ by: (await createRecent(world)).by, input: {} }),
  createSearch: async (world) => ({
    by: await world.student(),
    input: { name: 'Bakers', query: 'q=baker', alert: 'daily' },
  }),
  updateSearch: async (world) => {
    const { by, searchId } = await createSaved(world);
    return { by, input: { searchId, name: 'Cooks', alert: 'weekly', version: 1 } };
  },
  removeSearch: async (world) => {
    const { by, searchId } = await createSaved(world);
    return { by, input: { searchId } };
  },
  recordSearch: async (world) => ({ by: await world.student(), input: { query: 'q=baker' } }),
  removeRecentSearches: async (world) => ({
    by: (await createRecent(world)).by,
    input: { query: 'q=cook' },
  }),
};

export const externalJobs: CallsOf<'externalJobs'> = {
  list: async (world) => {
    await loadChanged(world, 'leverBoards', 'acme');
    return { by: await world.admin(), input: {} };
  },
  refresh: async (world) => ({
    by: await world.student(),
    input: { q: `engineer ${nextNumber()}`, location: '' },
  }),
  request: async (world) => {
    await loadChanged(world, 'leverBoards', 'acme');
    return { by: await world.admin(), input: { id: 'lever' } };
  },
};

export const palette: CallsOf<'palette'> = {
  list: async (world) => ({ by: (await createPosting(world)).recruiter, input: { q: 'a' } }),
};
