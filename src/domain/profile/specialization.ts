/** Fields of study, as listed in the documents. */
export const specializations = [
  'computer_science',
  'data_science',
  'web_development',
  'mobile_development',
  'ui_ux_design',
  'business',
  'marketing',
  'other',
] as const;

export type Specialization = (typeof specializations)[number];
