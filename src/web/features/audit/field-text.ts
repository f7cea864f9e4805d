import type { UseTexts } from '#web/lib/texts.tsx';

const fields = [
  'address',
  'companyId',
  'contactEmail',
  'contactFirstName',
  'contactLastName',
  'contactPhone',
  'deadline',
  'deadlineZone',
  'description',
  'duration',
  'email',
  'foundedYear',
  'industry',
  'linkedinUrl',
  'location',
  'logoId',
  'name',
  'ownerId',
  'primaryColor',
  'primaryRole',
  'secondaryColor',
  'size',
  'skills',
  'state',
  'status',
  'timeZone',
  'title',
  'was',
  'website',
] as const;

/** The label of a logged field; unknown fields show their stored name. */
export function fieldText(t: UseTexts, field: string): string {
  const known = fields.find((each) => each === field);
  return known ? t(`admin-audit.field.${known}`) : field;
}
