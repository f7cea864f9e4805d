import { handleOf, mayUseHandle } from '#domain/profile/may-use-handle.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadOwnSettings } from './load-own-settings.ts';
import { lockHandle, updateHandle, upsertUserSettings } from './user-setting.store.ts';

type Input = {
  isProfilePublic: boolean;
  showsResume: boolean;
  showsContact: boolean;
  handle: string;
};

/**
 * Saves who can see a student's profile: its public page, the unique handle, and what the page
 * shows.
 */
export async function savePrivacy(ctx: Ctx, { handle: typed, ...shown }: Input) {
  const { studentId } = requireStudent(ctx);
  const handle = handleOf(typed);
  if (handle !== '' || shown.isProfilePublic) allow(mayUseHandle(handle));
  return inTransaction(ctx, async (tx) => {
    await lockHandle(tx, handle);
    if (!(await updateHandle(tx, studentId, handle || null))) throw new AppError('HANDLE_TAKEN');
    await upsertUserSettings(tx, studentId, shown);
    return (await loadOwnSettings(tx)).privacy;
  });
}
