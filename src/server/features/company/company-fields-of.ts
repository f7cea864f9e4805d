import type { OwnCompanyForm } from '#contract/company-profile.ts';
import type { CompanyForm } from '#contract/company.ts';
import { splitName } from '#domain/account/split-name.ts';
import { companyFields } from '#domain/company/company-fields.ts';
import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { mayBeFounded } from '#domain/company/founded-year.ts';
import { industryOf } from '#domain/company/industry.ts';
import { findProblems, storedOf } from '#domain/fields.ts';
import { allow, refuseProblems } from '#server/app-error.ts';

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

/** The columns of everything that a company says about itself. */
export function profileFieldsOf(form: Omit<OwnCompanyForm, 'version'>, now: Date) {
  const { foundedYear, address, ...rest } = form;
  allow(mayBeFounded(foundedYear, now), 'foundedYear');
  return { ...companyFieldsOf(rest), foundedYear, address: address || null };
}
