import { applicationForm } from '#contract/application.ts';
import type { RefusedForm } from '#contract/page-context.ts';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { applicationFields } from '#domain/application/application-fields.ts';
import { maxResumeBytes } from '#domain/application/resume-file.ts';
import { findProblems, valuesOf } from '#domain/fields.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { AppError, refuseProblems } from '#server/app-error.ts';
import {
  requireApplicable,
  submitApplication,
} from '#server/features/application/submit-application.ts';
import { storeResume } from '#server/features/file/store-resume.ts';
import { createFile } from '#server/features/resume/resumes.ts';
import { isRetry, runOncePerKey } from '#server/idempotency/idempotency.store.ts';
import { inputHash } from '#server/idempotency/input-hash.ts';
import { requireStudent } from '#server/scopes.ts';
import { respondToForm, respondToRefusal, type RenderPage } from './form-response.ts';
import type { App, HttpContext } from './http-context.ts';
import { type Fields, readForm } from './read-form.ts';

type ApplyFormOptions = { renderPage: RenderPage; deadlineMs: number };
type Draft = { fields: Fields; keptFile: RefusedForm['keptFile'] };

/**
 * The application form as a plain post: fields and a resume in one body. Runs the same use case as
 * the API.
 */
export function addApplyForm(app: App, { renderPage, deadlineMs }: ApplyFormOptions): void {
  app.post('/job-application/:postingId', async (c) => {
    const draft: Draft = { fields: Object.create(null), keptFile: null };
    try {
      const { id } = await apply(c, draft, deadlineMs);
      const redirectTo = `/student-dashboard/applications?application=${id}&applied=1`;
      const done = { ok: true as const, redirectTo };
      return await respondToForm(c, done, renderPage);
    } catch (error) {
      const isSignedOut = error instanceof AppError && error.refusal === 'NOT_SIGNED_IN';
      if (isSignedOut && !c.req.header('accept')?.includes('json')) {
        const next = encodeURIComponent(c.req.path);
        return c.redirect(`/login?error=sign-in-to-apply&next=${next}`, 303);
      }
      const { resumeFileId: _id, idempotencyKey: _key, source: _source, ...values } = draft.fields;
      const keptFile = draft.keptFile ?? sentBefore(draft.fields);
      return respondToRefusal(c, error, renderPage, { values, keptFile });
    }
  });
}

async function apply(c: HttpContext, draft: Draft, deadlineMs: number): Promise<{ id: string }> {
  const ctx = await c.get('ctx')();
  if (ctx.actor.kind === 'visitor') throw new AppError('NOT_SIGNED_IN');
  requireStudent(ctx);
  const { fields } = draft;
  const upload = await readForm(c.req.raw, {
    fields,
    deadlineMs,
    file: { field: 'resume', maxBytes: maxResumeBytes },
  });
  const { idempotencyKey = '' } = fields;
  const hasKey = /^[\w-]{8,100}$/u.test(idempotencyKey);
  const postingId = c.req.param('postingId') ?? '';
  if (!isUuid(postingId)) throw new AppError('NOT_FOUND');
  if (!hasKey || !(await isRetry(ctx, idempotencyKey))) await requireApplicable(ctx, postingId);
  const { resumeChoice = '' } = fields;
  const chosenId = isUuid(resumeChoice) ? resumeChoice : undefined;
  const writtenId = resumeChoice.startsWith(written) ? resumeChoice.slice(written.length) : '';
  if (isUuid(writtenId)) draft.keptFile = await createFile(ctx, { resumeId: writtenId });
  else if (chosenId === undefined)
    draft.keptFile = upload === null ? sentBefore(fields) : await storeResume(ctx, upload);
  const typed = valuesOf(applicationFields, fields);
  refuseProblems(findProblems(applicationFields, typed));
  const input = applicationForm.safeParse(typed);
  if (!input.success) {
    const isEmail = input.error.issues.some(({ path }) => path[0] === 'email');
    throw new AppError(isEmail ? 'EMAIL_INVALID' : 'INVALID_INPUT');
  }
  const application = {
    ...input.data,
    postingId,
    resumeFileId: chosenId ?? draft.keptFile?.id,
    answers: answersIn(fields),
    source: postingSources.find((each) => each === fields['source']),
  };
  if (!hasKey) return submitApplication(ctx, application);
  return runOncePerKey(
    ctx,
    {
      key: idempotencyKey,
      procedure: 'application.submit',
      inputHash: inputHash({ ...application, resumeFileId: null }),
    },
    (tx) => submitApplication(tx, application),
  );
}

/** Prefixes the id of a resume written on the site, which becomes a file when it is sent. */
const written = 'written-';

const answerField = 'answer-';

function answersIn(fields: Fields) {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(answerField))
    .map(([name, answer]) => ({ questionId: name.slice(answerField.length), answer }));
}

/** The resume that an earlier, refused attempt stored. */
function sentBefore({ resumeFileId = '', resumeFileName = '' }: Fields): RefusedForm['keptFile'] {
  return isUuid(resumeFileId) ? { id: resumeFileId, name: resumeFileName } : null;
}
