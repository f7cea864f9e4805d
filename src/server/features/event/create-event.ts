import { v7 as uuid } from 'uuid';
import type { EventForm } from '#contract/event.ts';
import { slugOf } from '#domain/company/slug-of.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { eventFieldsOf } from './event-fields-of.ts';
import { countSlugs, insertEvent } from './event.store.ts';

export async function createEvent(ctx: Ctx, form: EventForm) {
  requireAdmin(ctx);
  const fields = eventFieldsOf(form);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    const plain = slugOf(fields.title);
    const isTaken = reservedSlugs.has(plain) || (await countSlugs(tx, plain)) > 0;
    const slug = isTaken ? `${plain}-${id.slice(-12)}` : plain;
    await insertEvent(tx, { ...fields, id, slug, createdAt: ctx.now });
    await publishChange(tx, 'community');
    await noteAction(tx, {
      action: 'event.created',
      target: { kind: 'event', id },
      after: { title: fields.title, startsAt: fields.startsAt, endsAt: fields.endsAt },
    });
    return { id, slug };
  });
}

/** Slugs that would collide with routes below the events page. */
const reservedSlugs = new Set(['leave', 'company']);
