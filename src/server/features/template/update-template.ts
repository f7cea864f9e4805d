import { unknownPlaceholders } from '#domain/template/template.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findOther, lockCompany, lockTemplate, updateTemplate as write } from './template.store.ts';

type Input = { templateId: string; name: string; body: string; version: number };

/** A recruiter changes a template, unless a colleague changed it meanwhile. */
export async function updateTemplate(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { templateId: id, name, body, version } = input;
  if (unknownPlaceholders(body).length > 0) throw new AppError('PLACEHOLDER_UNKNOWN');
  return inTransaction(ctx, async (tx) => {
    await lockCompany(tx, scope);
    const now = orNotFound(await lockTemplate(tx, scope, id));
    if (now.version !== version) throw new AppError('TEMPLATE_CHANGED');
    const other = await findOther(tx, scope, { id, name, kind: now.kind });
    if (other !== undefined) throw new AppError('TEMPLATE_NAME_TAKEN');
    await write(tx, scope, { id, name, body });
    return { version: version + 1 };
  });
}
