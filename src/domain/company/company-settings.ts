/** What a company chooses for itself; all on until it says otherwise. */
export const companySettingNames = [
  'notifiesApplications',
  'notifiesMessages',
  'notifiesWithdrawals',
  'showsResponseTime',
  'hidesContact',
  'isIndexed',
] as const;
export type CompanySettingName = (typeof companySettingNames)[number];
