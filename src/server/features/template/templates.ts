import { v7 as uuid } from 'uuid';
import { maxTemplates, type TemplateKind, unknownPlaceholders } from '#domain/template/template.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import {
  countTemplates,
  deleteTemplate,
  findNames,
  findOther,
  insertTemplate,
  loadTemplates,
  lockCompany,
  lockTemplate,
  updateTemplate as write,
} from './template.store.ts';

type CreateTemplateInput = { kind: TemplateKind; name: string; body: string };

/** A recruiter adds a template for everybody in the company who writes to applicants. */
export async function createTemplate(ctx: Ctx, input: CreateTemplateInput) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (unknownPlaceholders(input.body).length > 0) throw new AppError('PLACEHOLDER_UNKNOWN');
  return inTransaction(ctx, async (tx) => {
    await lockCompany(tx, scope);
    if ((await countTemplates(tx, scope)) >= maxTemplates) throw new AppError('TOO_MANY_TEMPLATES');
    const id = uuid();
    if (!(await insertTemplate(tx, scope, { ...input, id })))
      throw new AppError('TEMPLATE_NAME_TAKEN');
    return { id };
  });
}

/** The company's templates, with the names that some placeholders stand for. */
export async function listTemplates(ctx: Ctx) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const items = await loadTemplates(ctx, scope);
  return { items, ...(await findNames(ctx, scope)) };
}

/** A recruiter removes a template; texts that were sent with it stay. */
export async function removeTemplate(ctx: Ctx, { templateId: id }: { templateId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (!(await deleteTemplate(ctx, scope, id))) throw new AppError('NOT_FOUND');
  return { id };
}

type UpdateTemplateInput = { templateId: string; name: string; body: string; version: number };

/** A recruiter changes a template, unless a colleague changed it in the meantime. */
export async function updateTemplate(ctx: Ctx, input: UpdateTemplateInput) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { templateId: id, name, body, version } = input;
  if (unknownPlaceholders(body).length > 0) throw new AppError('PLACEHOLDER_UNKNOWN');
  return inTransaction(ctx, async (tx) => {
    await lockCompany(tx, scope);
    const current = orNotFound(await lockTemplate(tx, scope, id));
    if (current.version !== version) throw new AppError('TEMPLATE_CHANGED');
    const other = await findOther(tx, scope, { id, name, kind: current.kind });
    if (other !== undefined) throw new AppError('TEMPLATE_NAME_TAKEN');
    await write(tx, scope, { id, name, body });
    return { version: version + 1 };
  });
}
