import { contactTypes } from '#domain/contact/contact-fields.ts';
import { AppError } from '#server/app-error.ts';
import { countSending } from '#server/auth/form-limit.store.ts';
import type { Ctx } from '#server/context.ts';
import { createMessage } from '#server/features/contact/create-message.ts';
import { confirmNewsletter } from '#server/features/newsletter/confirm-newsletter.ts';
import { leaveNewsletter } from '#server/features/newsletter/leave-newsletter.ts';
import { requestNewsletter } from '#server/features/newsletter/request-newsletter.ts';
import { leaveAlerts } from '#server/features/shelf/leave-alerts.ts';
import { answerForm, type RenderPage } from './answer-form.ts';
import type { App, DoorContext } from './door.ts';
import { type Fields, readForm } from './read-form.ts';

type Options = { renderPage: RenderPage; deadlineMs: number };
type Take = (ctx: Ctx, fields: Fields, c: DoorContext) => Promise<string>;

const limit = { max: 5, windowMs: 10 * 60_000 };

/** The forms that anybody may send: a message to us, and what a newsletter needs. Plain posts; `take` says where to. */
export function addSiteMailDoors(app: App, { renderPage, deadlineMs }: Options): void {
  const addForm = (path: string, take: Take) =>
    app.post(path, async (c) => {
      const fields: Fields = Object.create(null);
      try {
        await readForm(c.req.raw, { fields, deadlineMs });
        const redirectTo = await take(await c.get('ctx')(), fields, c);
        return await answerForm(c, { ok: true, redirectTo }, renderPage);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const retryAfterSeconds = typeof error.data === 'number' ? error.data : null;
        const { refusal } = error;
        const refused = { refusal, values: fields, keptFile: null, retryAfterSeconds };
        return answerForm(c, { ok: false, ...refused }, renderPage);
      }
    });

  addForm('/contact', async (ctx, fields, c) => {
    const sent = '/contact?sent=1';
    if (isTrapped(fields)) return sent;
    const { name = '', email = '', subject = '', message = '' } = fields;
    const userType = contactTypes.find((type) => type === fields['userType']) ?? 'student';
    await requireFew(ctx, `contact|${c.get('address')}`);
    await createMessage(ctx, { name, email, subject, message, userType });
    return sent;
  });

  addForm('/newsletter', async (ctx, fields, c) => {
    const sent = '/newsletter?state=asked';
    if (isTrapped(fields)) return sent;
    await requireFew(ctx, `newsletter|${c.get('address')}`);
    await requestNewsletter(ctx, fields['email'] ?? '');
    return sent;
  });

  addForm('/newsletter/confirm', async (ctx, { token = '' }) => {
    const isConfirmed = await confirmNewsletter(ctx, token);
    return `/newsletter?state=${isConfirmed ? 'subscribed' : 'link-over'}`;
  });

  // A mail program posts to the link itself, with nothing but the word One-Click.
  addForm(leavePath, async (ctx, { token }, c) => {
    const isLeft = await leaveNewsletter(ctx, token ?? c.req.query('token') ?? '');
    return `/newsletter?state=${isLeft ? 'left' : 'link-unknown'}`;
  });

  addForm(alertsPath, async (ctx, { token }, c) => {
    const isLeft = await leaveAlerts(ctx, token ?? c.req.query('token') ?? '');
    return `${alertsPath}?state=${isLeft ? 'left' : 'unknown'}`;
  });
}

const leavePath = '/newsletter/leave';
const alertsPath = '/job-alerts/leave';

/** The addresses that programs of other people post to: what they take is in the link that was mailed. */
export const leavePaths = [leavePath, alertsPath];

/** People don't see this field. What fills it is told what it wants to hear. */
function isTrapped(fields: Fields): boolean {
  return Boolean(fields['motto']);
}

async function requireFew(ctx: Ctx, key: string): Promise<void> {
  const wait = await countSending(ctx.db, key, ctx.now, limit);
  if (wait !== null) throw new AppError('TOO_MANY_SENT', wait);
}
