/** A company's own settings; all are on by default. */
export const companySettingNames = [
  'notifiesApplications',
  'notifiesMessages',
  'notifiesWithdrawals',
  'showsResponseTime',
  'hidesContact',
  'isIndexed',
] as const;
export type CompanySettingName = (typeof companySettingNames)[number];
