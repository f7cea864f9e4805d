import { serve } from '#server/api.ts';
import { createTemplate } from './create-template.ts';
import { listTemplates } from './list-templates.ts';
import { removeTemplate } from './remove-template.ts';
import { updateTemplate } from './update-template.ts';

export const templateRouter = serve('template', {
  list: listTemplates,
  create: createTemplate,
  update: updateTemplate,
  remove: removeTemplate,
});
