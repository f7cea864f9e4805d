import { isSignedIn } from '#domain/actor.ts';
import { maxResumeBytes } from '#domain/application/resume-file.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { AppError } from '#server/app-error.ts';
import { loadAnswerFile, submitFile } from '#server/features/assessment/recorded-answers.ts';
import { answerFile } from './file-routes.ts';
import { respondToForm, respondToRefusal } from './form-response.ts';
import type { App } from './http-context.ts';
import type { PlainFormOptions } from './plain-form.ts';
import { type Fields, readForm } from './read-form.ts';

const page = '/student-dashboard/assessments/:sittingId';
const isPlace = (text: string) => /^\d{1,2}$/u.test(text);

/** Files that answer an assessment: uploaded by the candidate, downloaded by reviewers. */
export function addAnswerFileRoutes(app: App, { renderPage, deadlineMs }: PlainFormOptions): void {
  app.post(page, async (c) => {
    const fields: Fields = Object.create(null);
    try {
      const ctx = await c.get('ctx')();
      if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
      const file = { field: 'file', maxBytes: maxResumeBytes };
      const upload = await readForm(c.req.raw, { fields, file, deadlineMs });
      const { place = '' } = fields;
      const sittingId = c.req.param('sittingId');
      if (!isUuid(sittingId) || !isPlace(place)) throw new AppError('NOT_FOUND');
      if (upload === null) throw new AppError('FILE_EMPTY');
      await ctx.limitRate('recording', ctx.actor.userId);
      await submitFile(ctx, { sittingId, place: Number(place), ...upload });
      return await respondToForm(c, { ok: true, redirectTo: c.req.path }, renderPage);
    } catch (error) {
      return respondToRefusal(c, error, renderPage, { values: fields });
    }
  });

  app.get('/assessment-files/:sittingId/:place', async (c) => {
    const { sittingId, place } = c.req.param();
    if (!isUuid(sittingId) || !isPlace(place)) return c.json({ code: 'NOT_FOUND' }, 404);
    return answerFile(c, (ctx) => loadAnswerFile(ctx, { sittingId, place: Number(place) }));
  });
}
