import { serve } from '#server/api.ts';
import { listMessages } from './list-messages.ts';
import { loadAssistant } from './load-assistant.ts';
import { removeMessages } from './remove-messages.ts';

export const assistantRouter = serve('assistant', {
  load: loadAssistant,
  listMessages,
  removeMessages,
});
