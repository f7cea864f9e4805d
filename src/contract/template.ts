import { z } from 'zod';
import { maxTemplateLength, templateKinds } from '#domain/template/template.ts';
import { refuses } from './errors.ts';
import { id, line } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const texts = { name: line(maxTemplateLength.name), body: line(maxTemplateLength.body) };
const kind = z.enum(templateKinds);

const templateOutput = z.object({
  id,
  kind,
  name: z.string(),
  body: z.string(),
  version: z.number().int(),
});
export type Template = z.infer<typeof templateOutput>;

const wrong = ['TEMPLATE_NAME_TAKEN', 'PLACEHOLDER_UNKNOWN'] as const;

/** The company's texts for messages and rejections. */
export const template = {
  list: get('recruiter', '/templates')
    .input(z.strictObject({}))
    .output(
      z.object({
        /** By name. */
        items: z.array(templateOutput),
        /** What `{company}` and `{sender}` are filled in with. */
        company: z.string(),
        sender: z.string(),
      }),
    ),
  create: post('recruiter', '/templates')
    .errors(refuses(...wrong, 'TOO_MANY_TEMPLATES'))
    .input(z.strictObject({ ...texts, kind }))
    .output(z.object({ id })),
  update: put('recruiter', '/templates/{templateId}')
    .errors(refuses(...wrong, 'NOT_FOUND', 'TEMPLATE_CHANGED'))
    .input(z.strictObject({ ...texts, templateId: id, version: z.int32().min(1) }))
    .output(z.object({ version: z.number().int() })),
  remove: del('recruiter', '/templates/{templateId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ templateId: id }))
    .output(z.object({ id })),
};
