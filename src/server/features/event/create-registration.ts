import { v7 as uuid } from 'uuid';
import { isSignedIn } from '#domain/actor.ts';
import { registrationFields } from '#domain/event/event-fields.ts';
import { eventState } from '#domain/event/event.ts';
import { mayRegister } from '#domain/event/may-register.ts';
import { findProblems, type ValuesOf } from '#domain/fields.ts';
import { allow, orNotFound, refuseProblems } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { unsubscribeHash, unsubscribeToken } from './cancel-registration.ts';
import { findRegistration, insertRegistration, lockEvent } from './event.store.ts';
import { mailRegistration } from './mail-registration.ts';

/**
 * Registers an address for an event. The mail contains the calendar entry and a cancellation link.
 * An address that is already registered gets the same response and no second mail.
 */
export async function createRegistration(
  ctx: Ctx,
  { slug, ...form }: ValuesOf<typeof registrationFields> & { slug: string },
): Promise<void> {
  refuseProblems(findProblems(registrationFields, form));
  await inTransaction(ctx, async (tx) => {
    const event = orNotFound(await lockEvent(tx, { slug }));
    const state = eventState(event, ctx.now);
    const email = form.email.trim();
    const isKnown =
      state === 'full' || state === 'open'
        ? await findRegistration(tx, event.id, email)
        : undefined;
    if (isKnown) return;
    allow(mayRegister(state));
    const id = uuid();
    const person = { id, name: form.name.trim(), email };
    await insertRegistration(tx, {
      ...person,
      eventId: event.id,
      userId: isSignedIn(ctx.actor) ? ctx.actor.userId : null,
      cancelHash: unsubscribeHash(unsubscribeToken(ctx, id)),
      createdAt: ctx.now,
    });
    if (isSignedIn(ctx.actor)) await notifyHome(tx, ctx.actor.userId);
    await mailRegistration(tx, event, person, 'registered');
  });
}
