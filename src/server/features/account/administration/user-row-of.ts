import type { UserRow } from '#contract/account-users.ts';

type Company = NonNullable<UserRow['company']> & { phone: string | null; location: string | null };
type Stored = Omit<UserRow, 'company'> & { company: Company | null; isAdmin: boolean };

/** An account as the back office sees it. An administrator entry overrides the stored type. */
export function userRowOf({ isAdmin, company, ...row }: Stored): UserRow {
  return {
    ...row,
    userType: isAdmin ? 'admin' : row.userType,
    company: company && { id: company.id, name: company.name, role: company.role },
  };
}

/** A company account. The company's phone and location replace missing personal ones. */
export function companyUserOf(row: Stored): UserRow {
  const { phone = null, location = null } = row.company ?? {};
  return { ...userRowOf(row), phone: row.phone || phone, location: row.location || location };
}
