import { z } from 'zod';
import { companyFields } from '#domain/company/company-fields.ts';
import { companyStatuses } from '#domain/company/company-status.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import {
  brandingForm,
  COMPANY_CHANGED,
  companyProfile,
  ownCompany,
  ownCompanyForm,
} from './company-profile.ts';
import { refusalStatus, refuses } from './errors.ts';
import {
  email,
  id,
  inputOf,
  instant,
  line,
  pageOf,
  paging,
  prose,
  storedOutputOf,
} from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const status = z.enum(companyStatuses);
const password = z.string().max(1_000);

export const companyRow = storedOutputOf(companyFields).extend({
  id,
  location: z.string().nullable(),
  contactEmail: z.string().nullable(),
  status,
  /** It has a member who can sign in once the company is approved. */
  hasLogin: z.boolean(),
  version: z.number().int(),
  moves: z.array(status),
  appliedAt: instant,
});
export type CompanyRow = z.infer<typeof companyRow>;

export const companyForm = inputOf(companyFields);
export type CompanyForm = z.infer<typeof companyForm>;

const counts = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  approved: z.number().int(),
  rejected: z.number().int(),
  suspended: z.number().int(),
});

const passwordRefusals = ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG', 'PASSWORD_COMMON'] as const;

export const companyAudit = [
  { action: 'company.created', texts: 'admin-companies.audit.created' },
  { action: 'company.approved', texts: 'admin-companies.audit.approved' },
  { action: 'company.rejected', texts: 'admin-companies.audit.rejected' },
  { action: 'company.suspended', texts: 'admin-companies.audit.suspended' },
  { action: 'company.reactivated', texts: 'admin-companies.audit.reactivated' },
  { action: 'company.login-created', texts: 'admin-companies.audit.login-created' },
  { action: 'company.updated', texts: 'admin-companies.audit.updated' },
  { action: 'company.deleted', texts: 'admin-companies.audit.deleted' },
] as const satisfies readonly AuditDeclaration[];

export const company = {
  list: get('admin', '/admin/companies')
    .input(z.strictObject({ ...paging, status: status.optional(), search: prose(100).optional() }))
    .output(pageOf(companyRow).extend({ counts })),
  create: post('admin', '/admin/companies')
    .errors(refuses('COMPANY_NAME_TAKEN', 'LOGIN_EXISTS', 'WEBSITE_INVALID', ...passwordRefusals))
    .input(companyForm.extend({ password }))
    .output(z.object({ id, name: z.string() })),
  createLogin: post('admin', '/admin/companies/{companyId}/login')
    .errors(refuses('NOT_FOUND', 'COMPANY_HAS_LOGIN', 'LOGIN_EXISTS', ...passwordRefusals))
    .input(
      z.strictObject({ companyId: id, email, name: line(companyFields.contactName.max), password }),
    )
    .output(z.object({ id, email: z.string() })),
  loadAsAdmin: get('admin', '/admin/companies/{companyId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ companyId: id }))
    .output(ownCompany.extend({ id, status })),
  updateAsAdmin: put('admin', '/admin/companies/{companyId}')
    .errors({
      ...refuses(
        'NOT_FOUND',
        'COMPANY_NAME_TAKEN',
        'FOUNDED_YEAR_INVALID',
        'CONFIRMATION_REQUIRED',
      ),
      COMPANY_CHANGED,
    })
    .input(ownCompanyForm.extend({ companyId: id }))
    .output(ownCompany),
  saveBrandingAsAdmin: put('admin', '/admin/companies/{companyId}/branding')
    .errors({ ...refuses('NOT_FOUND', 'CONFIRMATION_REQUIRED'), COMPANY_CHANGED })
    .input(brandingForm.extend({ companyId: id }))
    .output(ownCompany),
  removeLogoAsAdmin: del('admin', '/admin/companies/{companyId}/logo')
    .errors(refuses('NOT_FOUND', 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({ companyId: id }))
    .output(ownCompany),
  remove: del('admin', '/admin/companies/{companyId}')
    .errors(refuses('NOT_FOUND', 'LAST_ADMIN', 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({ companyId: id }))
    .output(z.object({ id, applicationsKept: z.number().int() })),
  move: post('admin', '/admin/companies/{companyId}/move')
    .errors({
      ...refuses('NOT_FOUND', 'COMPANY_MOVE_NOT_ALLOWED'),
      COMPANY_CHANGED: {
        status: refusalStatus.COMPANY_CHANGED,
        data: z.object({ status, version: z.number().int(), wanted: status }),
      },
    })
    .input(z.strictObject({ companyId: id, to: status, version: z.int32().min(1) }))
    .output(z.object({ id, status, version: z.number().int(), moves: z.array(status) })),
  ...companyProfile,
};
