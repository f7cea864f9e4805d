import { createRegistration } from '#server/features/event/registrations.ts';
import { typedEvent } from '#testing/add-community.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';
import { createCommunity } from './rows.ts';

const topicForm = { title: 'A', body: 'B', tags: ['c'] };

export const community: CallsOf<'community'> = {
  load: async (world) => ({ by: (await createCommunity(world)).reader, input: {} }),
};

export const contact: CallsOf<'contact'> = {
  list: async (world) => ({ by: (await createCommunity(world)).admin, input: {} }),
  setState: async (world) => {
    const { admin, messageId } = await createCommunity(world);
    return { by: admin, input: { messageId, from: 'open', to: 'answered' } };
  },
};

export const newsletter: CallsOf<'newsletter'> = {
  list: async (world) => ({ by: (await createCommunity(world)).admin, input: {} }),
};

async function registered(world: World) {
  const { reader, slug } = await createCommunity(world);
  const form = { slug, name: 'Asha Rao', email: 'asha@example.test' };
  await createRegistration(world.ctx(reader), form);
  return { by: reader, input: { slug } };
}

export const event: CallsOf<'event'> = {
  list: async (world) => ({ by: (await createCommunity(world)).reader, input: {} }),
  listOwn: async (world) => ({ by: (await createCommunity(world)).admin, input: {} }),
  load: async (world) => {
    const { reader, slug } = await createCommunity(world);
    return { by: reader, input: { slug } };
  },
  findRegistration: registered,
  leave: registered,
  create: async (world) => ({ by: await world.admin(), input: typedEvent }),
  update: async (world) => {
    const { admin, eventId, stamp } = await createCommunity(world);
    // Before the others, so that it appears on the first page of the list.
    const soon = { startsAt: '2026-11-21T20:00', endsAt: '2026-11-21T21:00' };
    return { by: admin, input: { ...typedEvent, ...soon, eventId, stamp } };
  },
  cancel: async (world) => {
    const { admin, eventId, stamp } = await createCommunity(world);
    return { by: admin, input: { eventId, stamp } };
  },
};

export const forum: CallsOf<'forum'> = {
  list: async (world) => ({ by: (await createCommunity(world)).reader, input: {} }),
  load: async (world) => {
    const { author, topicId } = await createCommunity(world);
    return { by: author, input: { topicId } };
  },
  createTopic: async (world) => ({ by: await world.student(), input: topicForm }),
  updateTopic: async (world) => {
    const { author, topicId } = await createCommunity(world);
    return { by: author, input: { ...topicForm, topicId, version: 1 } };
  },
  removeTopic: async (world) => {
    const { author, topicId } = await createCommunity(world);
    return { by: author, input: { topicId, version: 1 } };
  },
  setClosed: async (world) => {
    const { author, topicId } = await createCommunity(world);
    return { by: author, input: { topicId, isClosed: true } };
  },
  createReply: async (world) => {
    const { reader, topicId } = await createCommunity(world);
    return { by: reader, input: { topicId, body: 'Two.' } };
  },
  updateReply: async (world) => {
    const { author, replyId } = await createCommunity(world);
    return { by: author, input: { replyId, body: 'Two.', version: 1 } };
  },
  removeReply: async (world) => {
    const { author, replyId } = await createCommunity(world);
    return { by: author, input: { replyId, version: 1 } };
  },
  setLike: async (world) => {
    const { reader, replyId } = await createCommunity(world);
    return { by: reader, input: { postId: replyId, isLiked: true } };
  },
};

export const report: CallsOf<'report'> = {
  create: async (world) => {
    const { author, topicId } = await createCommunity(world);
    const target = { kind: 'topic' as const, id: topicId };
    return { by: author, input: { target, reason: 'spam', detail: '' } };
  },
  decide: async (world) => {
    const { admin, topicId } = await createCommunity(world);
    const target = { kind: 'topic' as const, id: topicId };
    return { by: admin, input: { target, to: 'upheld', reason: 'Spam.' } };
  },
  list: async (world) => ({ by: (await createCommunity(world)).admin, input: {} }),
};
