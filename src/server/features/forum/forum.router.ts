import { api } from '#server/api.ts';
import { createReply } from './create-reply.ts';
import { createTopic } from './create-topic.ts';
import { listTopics } from './list-topics.ts';
import { loadTopic } from './load-topic.ts';
import { removeReply } from './remove-reply.ts';
import { removeTopic } from './remove-topic.ts';
import { setClosed } from './set-closed.ts';
import { setLike } from './set-like.ts';
import { updateReply } from './update-reply.ts';
import { updateTopic } from './update-topic.ts';

const { forum } = api;

export const forumRouter = {
  list: forum.list.handler(({ context, input }) => listTopics(context.ctx, input)),
  load: forum.load.handler(({ context, input }) => loadTopic(context.ctx, input)),
  createTopic: forum.createTopic.handler(({ context, input }) => createTopic(context.ctx, input)),
  updateTopic: forum.updateTopic.handler(({ context, input }) => updateTopic(context.ctx, input)),
  removeTopic: forum.removeTopic.handler(({ context, input }) => removeTopic(context.ctx, input)),
  setClosed: forum.setClosed.handler(({ context, input }) => setClosed(context.ctx, input)),
  createReply: forum.createReply.handler(({ context, input }) => createReply(context.ctx, input)),
  updateReply: forum.updateReply.handler(({ context, input }) => updateReply(context.ctx, input)),
  removeReply: forum.removeReply.handler(({ context, input }) => removeReply(context.ctx, input)),
  setLike: forum.setLike.handler(({ context, input }) => setLike(context.ctx, input)),
};
