import { findCompanyProblems } from '#domain/company/find-company-problems.ts';
import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';

/** What is wrong with a company as it was entered. */
export function companyProblems(values: FormValues): Problems {
  const { name = '', contactEmail = '', contactName = '', contactPhone = '' } = values;
  const { website = '', industry = '', description = '' } = values;
  const typed = { name, contactEmail, contactName, contactPhone, website, industry, description };
  return findCompanyProblems(typed);
}
