import { endOfSitting, sectionAt } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { finishSitting } from './finish-sitting.ts';
import { lockOwnSitting, updateSitting } from './own-sitting.store.ts';
import { runningSittingOf } from './running-sitting-of.ts';
import { loadAnswersOf } from './sitting.store.ts';
import { timesOf } from './times-of.ts';

const endless = Number.MAX_SAFE_INTEGER;

type Input = { sittingId: string; section: number };

/**
 * Moves on to the next section for good; after the last one the sitting is submitted. Submitting an
 * earlier section again changes nothing.
 */
export async function submitSection(ctx: Ctx, { sittingId, section }: Input) {
  const scope = requireStudent(ctx);
  const { sitting, running } = await inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    const times = found && timesOf(found.sitting, found.content);
    if (!found || !times) throw new AppError('NOT_FOUND');
    const { content } = found;
    const open = found.sitting.submittedAt === null ? sectionAt(times, tx.now) : null;
    if (open === null || (open.at === section && section === content.sections.length - 1))
      return { sitting: found.sitting, running: null };
    const answers = await loadAnswersOf(tx, found.sitting.companyId, [sittingId]);
    if (open.at !== section)
      return {
        sitting: found.sitting,
        running: runningSittingOf(tx, found.sitting, content, answers),
      };
    // A section that timed out has no recorded end: its full time is over anyway.
    const advanced = content.sections
      .slice(0, section + 1)
      .map((_, at) => (at === section ? tx.now.getTime() : (times.advanced[at] ?? endless)));
    const endsAt = endOfSitting({ ...times, advanced });
    const changed = await updateSitting(tx, found.sitting, { advanced, endsAt });
    if (!changed) throw new AppError('NOT_FOUND');
    return { sitting: changed, running: runningSittingOf(tx, changed, content, answers) };
  });
  if (running === null) await finishSitting(ctx, sitting);
  return { running };
}
