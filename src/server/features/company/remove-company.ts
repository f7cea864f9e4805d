import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireRemainingAdmin } from '#server/features/account/administration/require-remaining-admin.ts';
import { deleteUser } from '#server/features/account/deletion/delete-user.ts';
import { endSessions } from '#server/features/account/sessions/end-sessions.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { closeApplications } from '#server/features/application/close-applications.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { endSlots } from '#server/features/coach/end-coaching.ts';
import { endPaymentsOf } from '#server/features/plan/end-payments-of.ts';
import { indexCompany } from '#server/features/search/index-company.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { loadMembers, lockCompany } from './company.store.ts';
import {
  countApplications,
  deleteCompany,
  deleteInner,
  loadOwnMembers,
  updateToNameOnly,
} from './remove-company.store.ts';

/**
 * An administrator deletes a company with its accounts, postings and notes. What it left undecided
 * is closed, and its applicants are told. Its name and the titles of postings with applications
 * remain for their records.
 */
export async function removeCompany(ctx: Ctx, { companyId }: { companyId: string }) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, (tx) =>
    requireRemainingAdmin(tx, async () => {
      const company = orNotFound(await lockCompany(tx, scope, companyId));
      await endSessions(tx, await loadMembers(tx, companyId));
      const people = await loadOwnMembers(tx, scope, companyId);
      for (const userId of people) await deleteUser(tx, userId);
      // Those of members who stay with another company.
      await endSlots(tx, { companyId });
      await endPaymentsOf(tx, { companyId });
      await closeApplications(tx, scope, company);
      const applicationsKept = await countApplications(tx, scope, companyId);
      if (applicationsKept === 0) await deleteCompany(tx, scope, companyId);
      else {
        await deleteInner(tx, scope, companyId);
        await updateToNameOnly(tx, scope, companyId);
      }
      await indexCompany(tx, companyId);
      await publishChange(tx, 'postings');
      await noteAction(tx, {
        action: 'company.deleted',
        target: { kind: 'company', id: companyId },
        before: { name: company.name, status: company.status },
        after: { applicationsKept, accountsDeleted: people.length },
      });
      return { id: companyId, applicationsKept };
    }),
  );
}
