import { serve } from '#server/api.ts';
import { listMessages, loadAssistant, removeMessages } from './chat-history.ts';

export const assistantRouter = serve('assistant', {
  load: loadAssistant,
  listMessages,
  removeMessages,
});
