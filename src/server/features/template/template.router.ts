import { api } from '#server/api.ts';
import { createTemplate } from './create-template.ts';
import { listTemplates } from './list-templates.ts';
import { removeTemplate } from './remove-template.ts';
import { updateTemplate } from './update-template.ts';

const routes = api.template;

export const templateRouter = {
  list: routes.list.handler(({ context }) => listTemplates(context.ctx)),
  create: routes.create.handler(({ context, input }) => createTemplate(context.ctx, input)),
  update: routes.update.handler(({ context, input }) => updateTemplate(context.ctx, input)),
  remove: routes.remove.handler(({ context, input }) => removeTemplate(context.ctx, input)),
};
