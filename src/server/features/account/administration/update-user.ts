import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { updateStudentSearch } from '#server/features/match/update-student-search.ts';
import { requireAdmin } from '#server/scopes.ts';
import { requireUser } from './require-user.ts';
import { updateLockedUser, updateName } from './user-change.store.ts';

type Input = {
  userId: string;
  firstName: string;
  lastName: string;
  phone: string;
  location: string;
  version: number;
};

/**
 * Corrects the profile details of an account. The audit log names the changed fields but not their
 * values.
 */
export async function updateUser(ctx: Ctx, { userId, version, ...input }: Input) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const user = await requireUser(tx, scope, { userId, version });
    const { firstName, lastName } = input;
    const wanted = {
      firstName,
      lastName,
      phone: input.phone || null,
      location: input.location || null,
    };
    const fields = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (field) => wanted[field] !== user[field],
    );
    if (fields.length === 0) return { id: userId, version };
    await updateLockedUser(tx, user, wanted);
    await updateName(tx, userId, `${firstName} ${lastName}`.trim());
    await updateStudentSearch(tx, userId);
    await noteAction(tx, {
      action: 'account.edited',
      target: { kind: 'account', id: userId },
      before: { version },
      after: { version: version + 1, fields },
    });
    return { id: userId, version: version + 1 };
  });
}
