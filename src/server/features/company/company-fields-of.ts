import type { CompanyForm } from '#contract/company.ts';
import { splitName } from '#domain/account/split-name.ts';
import { companyFields } from '#domain/company/company-fields.ts';
import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { industryOf } from '#domain/company/industry.ts';
import { findProblems, storedOf } from '#domain/fields.ts';
import { refuseProblems } from '#server/app-error.ts';

export function companyFieldsOf(form: CompanyForm) {
  refuseProblems(findProblems(companyFields, form));
  const { contactName, industry, ...fields } = storedOf(companyFields, form);
  const { firstName, lastName } = splitName(contactName);
  return {
    ...fields,
    industry: industryOf(industry ?? '') || null,
    timeZone: fields.timeZone ?? defaultTimeZone,
    contactFirstName: firstName,
    contactLastName: lastName,
  };
}
