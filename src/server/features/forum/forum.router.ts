import { serve } from '#server/api.ts';
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

export const forumRouter = serve('forum', {
  list: listTopics,
  load: loadTopic,
  createTopic,
  updateTopic,
  removeTopic,
  setClosed,
  createReply,
  updateReply,
  removeReply,
  setLike,
});
