import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import type { CompanyStatus } from '#domain/company/company-status.ts';
import { mayMoveCompany, movesOfAdmin } from '#domain/company/may-move-company.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions, requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { indexCompany } from '#server/features/search/index-company.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { statusOf } from './companies.ts';
import { createContactLogin } from './company-logins.ts';
import { mailDecision } from './company-mails.ts';
import { loadMembers, lockCompany, updateStatus } from './company.store.ts';

type Input = { companyId: string; to: CompanyStatus; version: number };

/**
 * An administrator approves, rejects, suspends or reactivates a company. Suspending hides its
 * postings and ends its members' sessions and streams in the same transaction. The contact is
 * notified of a decision and gets the first account with the approval.
 */
export async function moveCompany(ctx: Ctx, input: Input) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    const company = orNotFound(await lockCompany(tx, scope, input.companyId));
    const from = statusOf(company);
    const { id, version } = company;
    if (version !== input.version)
      throw new AppError('COMPANY_CHANGED', { status: from, version, wanted: input.to });
    const { to } = input;
    allow(mayMoveCompany(from, to, 'admin'));
    if (to === 'pending') throw new AppError('COMPANY_MOVE_NOT_ALLOWED');
    await updateStatus(tx, scope, { companyId: id, to, version: version + 1 });
    const members = await loadMembers(tx, id);
    if (to === 'suspended') await endSessions(tx, members, 'COMPANY_SUSPENDED');
    if (from === 'pending' && (to === 'approved' || to === 'rejected')) {
      const hasLogin = members.length > 0;
      const isLinked = to === 'approved' && !hasLogin && (await createContactLogin(tx, company));
      const login = isLinked ? 'link' : hasLogin ? 'login' : 'no-login';
      const decided = { ...company, version: version + 1, login } as const;
      await mailDecision(tx, to, decided);
    }
    await indexCompany(tx, id);
    await publishChange(tx, 'postings');
    await noteAction(tx, {
      action: `company.${from === 'suspended' ? 'reactivated' : to}`,
      target: { kind: 'company', id },
      before: { status: from, version },
      after: { status: to, version: version + 1 },
    });
    return { id, status: to, version: version + 1, moves: movesOfAdmin(to) };
  });
}
