import { z } from 'zod';
import { isColor } from '#domain/company/brand-colors.ts';
import { companyProfileFields } from '#domain/company/company-fields.ts';
import { companySettingNames } from '#domain/company/company-settings.ts';
import { refusalStatus, refuses } from './errors.ts';
import { id, outputOf, prose, updateOf } from './fields.ts';
import { postingCard } from './posting.ts';
import { del, get, put } from './procedure.ts';

const version = z.number().int();
const color = z.string().max(7).refine(isColor).toLowerCase().nullable();
const colors = { primaryColor: color, secondaryColor: color };

export const ownCompany = outputOf(companyProfileFields).extend({
  slug: z.string(),
  logoId: id.nullable(),
  ...colors,
  version,
});
export type OwnCompany = z.infer<typeof ownCompany>;
export const ownCompanyForm = updateOf(companyProfileFields).extend({ version: z.int32() });
export type OwnCompanyForm = z.infer<typeof ownCompanyForm>;
export const brandingForm = z.strictObject({ ...colors, version: z.int32() });
export type BrandingForm = z.infer<typeof brandingForm>;

const settings = Object.fromEntries(
  companySettingNames.map((name) => [name, z.boolean()]),
) as Record<(typeof companySettingNames)[number], z.ZodBoolean>;
const ownSettings = z.object({ ...settings, version });
export type CompanySettings = z.infer<typeof ownSettings>;

/** Someone else saved in the meantime; `data` is the current version. */
export const COMPANY_CHANGED = { status: refusalStatus.COMPANY_CHANGED, data: ownCompany };

const publicCompany = z.object({
  name: z.string(),
  slug: z.string(),
  logoId: id.nullable(),
  /** The version of its stylesheet; null without own colors. */
  brandVersion: version.nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  foundedYear: z.number().int().nullable(),
  location: z.string().nullable(),
  address: z.string().nullable(),
  /** Days until its first answer; null if not measured or not shown. */
  answerDays: z.number().nullable(),
  /** The answers that it is measured over. */
  answerCount: z.number().int().nullable(),
  /** Null unless the company shows it. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** Search engines may list the page. */
  isIndexed: z.boolean(),
  /** The newest open ones, and how many there are. */
  postings: z.array(postingCard),
  openPostings: z.number().int(),
});
export type PublicCompany = z.infer<typeof publicCompany>;

/** What a company says about itself, and where others read it. */
export const companyProfile = {
  loadOwn: get('recruiter', '/company')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({}))
    .output(ownCompany),
  updateOwn: put('recruiter', '/company')
    .errors({
      ...refuses('NOT_FOUND', 'COMPANY_NAME_TAKEN', 'FOUNDED_YEAR_INVALID'),
      COMPANY_CHANGED,
    })
    .input(ownCompanyForm)
    .output(ownCompany),
  saveBranding: put('recruiter', '/company/branding')
    .errors({ ...refuses('NOT_FOUND'), COMPANY_CHANGED })
    .input(brandingForm)
    .output(ownCompany),
  removeLogo: del('recruiter', '/company/logo')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({}))
    .output(ownCompany),
  loadSettings: get('recruiter', '/company/settings').input(z.strictObject({})).output(ownSettings),
  saveSettings: put('recruiter', '/company/settings')
    .errors({ COMPANY_CHANGED: { status: refusalStatus.COMPANY_CHANGED, data: ownSettings } })
    .input(z.strictObject({ ...settings, version: z.int32() }))
    .output(ownSettings),
  loadPublic: get('anyone', '/companies/{slug}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ slug: prose(200) }))
    .output(publicCompany),
};
