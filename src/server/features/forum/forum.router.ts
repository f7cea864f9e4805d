import { serve } from '#server/api.ts';
import { removeTopic } from './remove-topic.ts';
import { createReply, removeReply, updateReply } from './replies.ts';
import { setLike } from './set-like.ts';
import { createTopic, listTopics, loadTopic, setClosed, updateTopic } from './topics.ts';

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
