import { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import { AppError } from '#server/app-error.ts';
import { loadCalendar } from '#server/features/event/events.ts';
import { cancelRegistration, createRegistration } from '#server/features/event/registrations.ts';
import { sendSubscribers } from '#server/features/newsletter/subscribers.ts';
import { csvHeaders, fileHeaders } from './file-headers.ts';
import type { App } from './http-context.ts';
import { addPlainForm, isHoneypotFilled, type PlainFormOptions } from './plain-form.ts';

/** Event registration without scripts, calendar files, and the newsletter list as a file. */
export function addCommunityRoutes(app: App, options: PlainFormOptions): void {
  addPlainForm(app, '/community/events/leave', options, async (c, { token = '' }) => {
    const isLeft = await cancelRegistration(await c.get('ctx')(), token);
    return `/community/events/leave?state=${isLeft ? 'left' : 'link-over'}`;
  });

  addPlainForm(app, '/community/events/:slug', options, async (c, fields) => {
    const { name = '', email = '' } = fields;
    const slug = c.req.param('slug') ?? '';
    const sent = `/community/events/${encodeURIComponent(slug)}?registered=1`;
    if (isHoneypotFilled(fields)) return sent;
    const ctx = await c.get('ctx')();
    await ctx.limitRate('event');
    await createRegistration(ctx, { slug, name, email });
    return sent;
  });

  app.get('/community/events/:slug/calendar.ics', async (c) => {
    try {
      const calendar = await loadCalendar(await c.get('ctx')(), c.req.param('slug'));
      return new Response(calendar, {
        headers: { ...fileHeaders('event.ics'), 'content-type': 'text/calendar; charset=utf-8' },
      });
    } catch (error) {
      if (error instanceof AppError) return options.renderPage(c, null);
      throw error;
    }
  });

  addPlainForm(app, '/admin-dashboard/newsletter.csv', options, async (c, fields) => {
    const state = newsletterStates.find((each) => each === fields['state']);
    const list = await sendSubscribers(await c.get('ctx')(), { state });
    return new Response(list, { headers: csvHeaders('newsletter.csv') });
  });
}
