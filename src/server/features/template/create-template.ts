import { v7 as uuid } from 'uuid';
import {
  mostTemplates,
  type TemplateKind,
  unknownPlaceholders,
} from '#domain/template/template.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { countTemplates, insertTemplate, lockCompany } from './template.store.ts';

type Input = { kind: TemplateKind; name: string; body: string };

/** A recruiter adds a template for everybody in the company who writes to applicants. */
export async function createTemplate(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (unknownPlaceholders(input.body).length > 0) throw new AppError('PLACEHOLDER_UNKNOWN');
  return inTransaction(ctx, async (tx) => {
    await lockCompany(tx, scope);
    if ((await countTemplates(tx, scope)) >= mostTemplates)
      throw new AppError('TOO_MANY_TEMPLATES');
    const id = uuid();
    if (!(await insertTemplate(tx, scope, { ...input, id })))
      throw new AppError('TEMPLATE_NAME_TAKEN');
    return { id };
  });
}
