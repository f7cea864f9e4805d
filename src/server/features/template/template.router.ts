import { serve } from '#server/api.ts';
import { createTemplate, listTemplates, removeTemplate, updateTemplate } from './templates.ts';

export const templateRouter = serve('template', {
  list: listTemplates,
  create: createTemplate,
  update: updateTemplate,
  remove: removeTemplate,
});
