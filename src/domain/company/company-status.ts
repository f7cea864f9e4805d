export const companyStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;
