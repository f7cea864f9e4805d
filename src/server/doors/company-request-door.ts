import { companyForm } from '#contract/company.ts';
import { companyFields } from '#domain/company/company-fields.ts';
import { findProblems, valuesOf } from '#domain/fields.ts';
import { AppError, refuseProblems } from '#server/app-error.ts';
import { countSending } from '#server/auth/form-limit.store.ts';
import { requestCompany } from '#server/features/company/request-company.ts';
import { answerForm, type RenderPage } from './answer-form.ts';
import type { App, DoorContext } from './door.ts';
import { type Fields, readForm } from './read-form.ts';

type Options = { renderPage: RenderPage; deadlineMs: number };

const path = '/companies/request';
const limit = { max: 10, windowMs: 10 * 60_000 };

/** The form with which a company asks for an account, as a plain post. */
export function addCompanyRequestDoor(app: App, { renderPage, deadlineMs }: Options): void {
  app.post(path, async (c) => {
    const fields: Fields = Object.create(null);
    try {
      await readForm(c.req.raw, { fields, deadlineMs });
      const outcome = await take(c, fields);
      return await answerForm(c, { ok: true, redirectTo: `${path}?sent=${outcome}` }, renderPage);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const retryAfterSeconds = typeof error.data === 'number' ? error.data : null;
      const refused = { refusal: error.refusal, values: fields, keptFile: null, retryAfterSeconds };
      return answerForm(c, { ok: false, ...refused }, renderPage);
    }
  });
}

async function take(c: DoorContext, fields: Fields): Promise<string> {
  // People don't see this field. What fills it is told what it wants to hear.
  if (fields['motto']) return 'received';
  const ctx = await c.get('ctx')();
  refuseProblems(findProblems(companyFields, fields));
  const form = companyForm.safeParse(valuesOf(companyFields, fields));
  if (!form.success) {
    const isEmail = form.error.issues.some(({ path: [field] }) => field === 'contactEmail');
    throw new AppError(isEmail ? 'EMAIL_INVALID' : 'INVALID_INPUT');
  }
  const key = `company-request|${c.get('address')}`;
  const wait = await countSending(ctx.db, key, ctx.now, limit);
  if (wait !== null) throw new AppError('TOO_MANY_SENT', wait);
  return requestCompany(ctx, form.data);
}
