import { emptyContent } from '#domain/posting/posting-content.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';
import { createPosting, postingForm } from './rows.ts';

const content = {
  ...emptyContent,
  ...postingForm,
  questions: [
    {
      id: '019a0000-0000-7000-8000-000000000001',
      kind: 'choice' as const,
      text: 'Where?',
      required: false,
      options: ['Pune', 'Goa'],
    },
  ],
};

async function byStudent(world: World) {
  const { postingId } = await createPosting(world);
  return { by: await world.student(), input: { postingId } };
}

async function byAdmin(world: World) {
  const { postingId } = await createPosting(world);
  return { by: await world.admin(), postingId };
}

async function byRecruiter(world: World) {
  const { recruiter, postingId } = await createPosting(world);
  return { by: recruiter, input: { postingId } };
}

/** A draft that lacks something. */
async function createDraft(world: World) {
  const company = await world.company();
  const { id: postingId } = await world.posting(company, {
    state: 'draft',
    postedAt: null,
    duration: null,
    screeningQuestions: content.questions,
  });
  return { company, postingId };
}

export const posting: CallsOf<'posting'> = {
  list: async (world) => ({ ...(await byStudent(world)), input: {} }),
  load: byStudent,
  loadGone: async (world) => {
    const { id: postingId } = await world.posting(await world.company(), { state: 'closed' });
    return { by: await world.student(), input: { postingId } };
  },
  listOwn: async (world) => ({ ...(await byRecruiter(world)), input: {} }),
  loadOwn: async (world) => {
    const { company, postingId } = await createDraft(world);
    return { by: await world.member(company), input: { postingId } };
  },
  create: async (world) => ({ ...(await byRecruiter(world)), input: content }),
  createCopy: byRecruiter,
  save: async (world) => {
    const { by, input } = await byRecruiter(world);
    return { by, input: { ...content, ...input, version: 1 } };
  },
  move: async (world) => {
    const { by, input } = await byRecruiter(world);
    return { by, input: { ...input, to: 'closed', version: 1 } };
  },
  suggestRewrites: async (world) => {
    const { by } = await byRecruiter(world);
    const description = 'Be a ninja.\nA ninja for ₹6 lakh';
    const { responsibilities, requirements, niceToHave, skills } = content;
    return { by, input: { description, responsibilities, requirements, niceToHave, skills } };
  },
  listAsAdmin: async (world) => ({ by: (await byAdmin(world)).by, input: {} }),
  loadAsAdmin: async (world) => {
    const { postingId } = await createDraft(world);
    return { by: await world.admin(), input: { postingId } };
  },
  createAsAdmin: async (world) => {
    const { id: companyId } = await world.company();
    return { by: await world.admin(), input: { ...content, companyId } };
  },
  updateAsAdmin: async (world) => {
    const { by, postingId } = await byAdmin(world);
    return { by, input: { ...content, postingId, version: 1 } };
  },
  importAsAdmin: async (world) => {
    const { id: companyId } = await world.company();
    // The second row has no title, and the last column is unknown.
    const text = 'id,title,description,colour\n1,Baker,Bake.,red\n2,,Bake.,red';
    const input = { text, companyId, asDraft: false, isPreview: false };
    return { by: await world.admin(), input };
  },
  removeImported: async (world) => {
    const { id } = await world.posting(await world.company(), { sourceRef: 'a' });
    return { by: await world.admin(), input: { postingIds: [id] } };
  },
  setState: async (world) => {
    const { by, postingId } = await byAdmin(world);
    return { by, input: { postingId, to: 'removed', version: 1 } };
  },
};
