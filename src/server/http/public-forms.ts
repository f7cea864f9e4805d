import { contactTypes } from '#domain/contact/contact-fields.ts';
import type { Ctx } from '#server/context.ts';
import { createMessage } from '#server/features/contact/contact-messages.ts';
import { confirmReference, declineReference } from '#server/features/credential/references.ts';
import { unsubscribeAlerts } from '#server/features/job-alerts/job-alerts.ts';
import {
  confirmNewsletter,
  requestNewsletter,
  unsubscribeNewsletter,
} from '#server/features/newsletter/newsletter.ts';
import type { App, HttpContext } from './http-context.ts';
import { addPlainForm, isHoneypotFilled, type PlainFormOptions } from './plain-form.ts';
import type { Fields } from './read-form.ts';

type Handle = (ctx: Ctx, fields: Fields, c: HttpContext) => Promise<string>;

/**
 * Forms open to everyone: the contact message, the newsletter and references. Plain posts; `handle`
 * returns the redirect.
 */
export function addPublicForms(app: App, options: PlainFormOptions): void {
  const addForm = (path: string, handle: Handle) =>
    addPlainForm(app, path, options, async (c, fields) => handle(await c.get('ctx')(), fields, c));

  addForm('/contact', async (ctx, fields) => {
    const sent = '/contact?sent=1';
    if (isHoneypotFilled(fields)) return sent;
    const { name = '', email = '', subject = '', message = '' } = fields;
    const userType = contactTypes.find((type) => type === fields['userType']) ?? 'student';
    await ctx.limitRate('contact');
    await createMessage(ctx, { name, email, subject, message, userType });
    return sent;
  });

  addForm('/newsletter', async (ctx, fields) => {
    const sent = '/newsletter?state=asked';
    if (isHoneypotFilled(fields)) return sent;
    await ctx.limitRate('newsletter');
    await requestNewsletter(ctx, fields['email'] ?? '');
    return sent;
  });

  addForm('/newsletter/confirm', async (ctx, { token = '' }) => {
    const isConfirmed = await confirmNewsletter(ctx, token);
    return `/newsletter?state=${isConfirmed ? 'subscribed' : 'link-over'}`;
  });

  addForm('/reference/:token', async (ctx, fields, c) => {
    await ctx.limitRate('reference-answer');
    const token = c.req.param('token') ?? '';
    const { name = '', relation = '', words = '' } = fields;
    if (fields['answer'] === 'decline') await declineReference(ctx, { token });
    else await confirmReference(ctx, { token, name, relation, words });
    return `/reference/${encodeURIComponent(token)}`;
  });

  // Mail clients post to the link itself, with only One-Click in the body.
  addForm(unsubscribePath, async (ctx, { token }, c) => {
    const isLeft = await unsubscribeNewsletter(ctx, token ?? c.req.query('token') ?? '');
    return `/newsletter?state=${isLeft ? 'left' : 'link-unknown'}`;
  });

  addForm(alertsPath, async (ctx, { token }, c) => {
    const isLeft = await unsubscribeAlerts(ctx, token ?? c.req.query('token') ?? '');
    return `${alertsPath}?state=${isLeft ? 'left' : 'unknown'}`;
  });
}

const unsubscribePath = '/newsletter/leave';
const alertsPath = '/job-alerts/leave';

/** Mail clients post to these addresses; the token is in the mailed link. */
export const unsubscribePaths = [unsubscribePath, alertsPath];
