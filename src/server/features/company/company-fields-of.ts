import type { CompanyForm } from '#contract/company.ts';
import { splitName } from '#domain/account/split-name.ts';
import { websiteOf } from '#domain/company/website-of.ts';
import { AppError } from '#server/app-error.ts';

/** What a form says about a company, as it is stored. */
export function companyFieldsOf(form: CompanyForm) {
  const website = form.website ? websiteOf(form.website) : null;
  if (form.website && website === null) throw new AppError('WEBSITE_INVALID');
  const { firstName, lastName } = splitName(form.contactName);
  return {
    name: form.name,
    website,
    size: form.size ?? null,
    industry: form.industry || null,
    description: form.description || null,
    contactFirstName: firstName,
    contactLastName: lastName,
    contactEmail: form.contactEmail,
    contactPhone: form.contactPhone || null,
  };
}
