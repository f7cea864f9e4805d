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
  'role',
  'mailed',
  'handedOver',
  'unowned',
  'isLimited',
  'postings',
  'userType',
  'isActive',
  'plan',
  'period',
  'until',
  'reason',
  'companyName',
  'source',
  'fetches',
  'removed',
  'startsAt',
  'endsAt',
  'told',
  'reports',
  'applicationsKept',
  'accountsDeleted',
  'accountId',
  'settings',
  'fields',
] as const;

/** The label of a logged field; unknown fields show their stored name. */
export function fieldText(t: UseTexts, field: string): string {
  const known = fields.find((each) => each === field);
  return known ? t(`admin-audit.field.${known}`) : field;
}

const words = [
  'true',
  'false',
  'pending',
  'approved',
  'rejected',
  'suspended',
  'owner',
  'recruiter',
  'interviewer',
  'student',
  'company',
  'admin',
  'draft',
  'active',
  'closed',
  'removed',
  'open',
  'answered',
  'monthly',
  'yearly',
] as const;
/** Fields whose values are one of a few words; others hold what people typed. */
const ofWords = new Set(['status', 'state', 'role', 'userType', 'period']);
const ofFlags = new Set(['mailed', 'isLimited', 'isActive']);

/** A logged value as the interface names it; a value that it doesn't know stays as it is. */
export function valueText(t: UseTexts, field: string, value: string | null): string | null {
  const known = words.find((each) => each === value);
  const isFlag = known === 'true' || known === 'false';
  const isNamed = isFlag ? ofFlags.has(field) : ofWords.has(field);
  return known && isNamed ? t(`admin-audit.value.${known}`) : value;
}
