import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { notifyCompany, notifyUsers } from '#server/features/notification/notices.ts';
import type { OwnSittingRow } from './own-sitting.store.ts';

type RequestKind = 'time' | 'person';

const aboutOf = ({ sitting, postingId, postingTitle }: OwnSittingRow) => ({
  sittingId: sitting.id,
  assessmentId: sitting.assessmentId,
  applicationId: sitting.applicationId,
  postingId,
  postingTitle,
});

/**
 * Notifies the company of a candidate's request, without a name: the answers are reviewed blind.
 */
export async function notifyRequest(tx: Ctx, row: OwnSittingRow, what: RequestKind): Promise<void> {
  await notifyCompany(tx, row.sitting.companyId, {
    kind: 'assessment.asked',
    ...aboutOf(row),
    what,
  });
}

/** Tells the student that the company has answered. */
export async function notifyAnswered(
  tx: Ctx,
  row: OwnSittingRow,
  what: RequestKind,
): Promise<void> {
  const { companyName, sitting } = row;
  const { assessmentId: _, ...about } = aboutOf(row);
  const data = { kind: 'assessment.answered' as const, ...about, companyName, what };
  await notifyUsers(tx, [{ id: uuid(), userId: sitting.studentId, data }]);
}
