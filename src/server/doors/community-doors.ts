import { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import { AppError } from '#server/app-error.ts';
import { countSending } from '#server/auth/form-limit.store.ts';
import { createRegistration } from '#server/features/event/create-registration.ts';
import { leaveEvent } from '#server/features/event/leave-event.ts';
import { loadCalendar } from '#server/features/event/load-event.ts';
import { sendSubscribers } from '#server/features/newsletter/send-subscribers.ts';
import { answerForm, type RenderPage } from './answer-form.ts';
import type { App, DoorContext } from './door.ts';
import { type Fields, readForm } from './read-form.ts';

type Options = { renderPage: RenderPage; deadlineMs: number };
type Take = (c: DoorContext, fields: Fields) => Promise<string | Response>;

const limit = { max: 10, windowMs: 10 * 60_000 };

/** What people do with events without scripts, the files that calendars take, and the newsletter's list as a file. */
export function addCommunityDoors(app: App, { renderPage, deadlineMs }: Options): void {
  /** Takes a posted form; refused, the page at `path` comes back with what was typed. */
  const addForm = (path: string, take: Take) =>
    app.post(path, async (c) => {
      const fields: Fields = Object.create(null);
      try {
        await readForm(c.req.raw, { fields, deadlineMs });
        const taken = await take(c, fields);
        if (taken instanceof Response) return taken;
        return await answerForm(c, { ok: true, redirectTo: taken }, renderPage);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { refusal, data } = error;
        const retryAfterSeconds = typeof data === 'number' ? data : null;
        const refused = { refusal, values: fields, keptFile: null, retryAfterSeconds };
        return answerForm(c, { ok: false, ...refused }, renderPage);
      }
    });

  addForm('/community/events/leave', async (c, { token = '' }) => {
    const isLeft = await leaveEvent(await c.get('ctx')(), token);
    return `/community/events/leave?state=${isLeft ? 'left' : 'link-over'}`;
  });

  addForm('/community/events/:slug', async (c, { name = '', email = '', motto }) => {
    const slug = c.req.param('slug') ?? '';
    const sent = `/community/events/${encodeURIComponent(slug)}?registered=1`;
    // People don't see this field. What fills it is told what it wants to hear.
    if (motto) return sent;
    const ctx = await c.get('ctx')();
    const wait = await countSending(ctx.db, `event|${c.get('address')}`, ctx.now, limit);
    if (wait !== null) throw new AppError('TOO_MANY_SENT', wait);
    await createRegistration(ctx, { slug, name, email });
    return sent;
  });

  app.get('/community/events/:slug/calendar.ics', async (c) => {
    try {
      const calendar = await loadCalendar(await c.get('ctx')(), c.req.param('slug'));
      return fileOf(calendar, 'text/calendar; charset=utf-8', 'event.ics');
    } catch (error) {
      if (error instanceof AppError) return renderPage(c, null);
      throw error;
    }
  });

  addForm('/admin-dashboard/newsletter.csv', async (c, fields) => {
    const state = newsletterStates.find((each) => each === fields['state']);
    const list = await sendSubscribers(await c.get('ctx')(), { state });
    return fileOf(list, 'text/csv; charset=utf-8', 'newsletter.csv');
  });
}

function fileOf(text: string, type: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
