import { companyForm } from '#contract/company.ts';
import { companyFields } from '#domain/company/company-fields.ts';
import { findProblems, valuesOf } from '#domain/fields.ts';
import { AppError, refuseProblems } from '#server/app-error.ts';
import { requestCompany } from '#server/features/company/company-requests.ts';
import type { App, HttpContext } from './http-context.ts';
import { addPlainForm, isHoneypotFilled, type PlainFormOptions } from './plain-form.ts';
import type { Fields } from './read-form.ts';

const path = '/companies/request';

export function addCompanyRequestForm(app: App, options: PlainFormOptions): void {
  addPlainForm(app, path, options, async (c, fields) => `${path}?sent=${await handle(c, fields)}`);
}

async function handle(c: HttpContext, fields: Fields): Promise<string> {
  if (isHoneypotFilled(fields)) return 'received';
  const ctx = await c.get('ctx')();
  refuseProblems(findProblems(companyFields, fields));
  const form = companyForm.safeParse(valuesOf(companyFields, fields));
  if (!form.success) {
    const isEmail = form.error.issues.some(({ path: [field] }) => field === 'contactEmail');
    throw new AppError(isEmail ? 'EMAIL_INVALID' : 'INVALID_INPUT');
  }
  await ctx.limitRate('company-request');
  return requestCompany(ctx, form.data);
}
