import { type SQL, sql } from 'drizzle-orm';
import type { UserType } from '#domain/account/user-type.ts';
import { adminUsers, users } from './tables/accounts.ts';
import { profiles } from './tables/profiles.ts';

/** For queries that join `users`. */
export const isAdmin = sql<boolean>`(${users.emailVerified} and exists (select 1 from ${adminUsers}
  where ${adminUsers.isActive} and lower(${adminUsers.email}) = lower(${users.email})))`;

/** The same condition as a query that can use indexes. */
const admins = sql`select ${profiles.id} from ${profiles} where ${profiles.userType} = 'admin' union all
  select ${users.id} from ${adminUsers} join ${users} on ${users.email} in (${adminUsers.email}, lower(${adminUsers.email}))
  where ${adminUsers.isActive} and ${users.emailVerified}`;

/** Whether a profile, joined with its user, is listed as one of this type. */
export const isOfType = (type: UserType): SQL =>
  type === 'admin'
    ? sql`${profiles.id} in (${admins})`
    : sql`${profiles.userType} = ${type} and not ${isAdmin}`;
