import { api } from '#server/api.ts';
import { listMessages } from './list-messages.ts';
import { loadAssistant } from './load-assistant.ts';
import { removeMessages } from './remove-messages.ts';

const { assistant } = api;

export const assistantRouter = {
  load: assistant.load.handler(({ context }) => loadAssistant(context.ctx)),
  listMessages: assistant.listMessages.handler(({ context, input }) =>
    listMessages(context.ctx, input),
  ),
  removeMessages: assistant.removeMessages.handler(({ context }) => removeMessages(context.ctx)),
};
