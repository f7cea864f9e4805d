import type { CompanyScope } from '#server/scopes.ts';
import type { Owner } from './interview.store.ts';

/** Interviewers see only their own interviews. */
export const ownerOf = ({ companyId, userId, onlyAssigned }: CompanyScope) =>
  ({ companyId, onlyMember: onlyAssigned ? userId : null }) satisfies Owner;
