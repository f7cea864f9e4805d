import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { isSignedIn } from '#domain/actor.ts';
import { isSlug } from '#domain/company/slug-of.ts';
import { registrationFields } from '#domain/event/event-fields.ts';
import { eventState } from '#domain/event/event.ts';
import { mayRegister } from '#domain/event/may-register.ts';
import { findProblems, type ValuesOf } from '#domain/fields.ts';
import { allow, orNotFound, refuseProblems } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { findReader, findReaders, type Reader } from '#server/features/setting/find-reader.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { requireUser } from '#server/scopes.ts';
import { createFormat } from '#texts/format.ts';
import { addressOf, calendarOf } from './calendar-of.ts';
import {
  deleteOwnRegistrations,
  deleteRegistration,
  type EventRow,
  findRegistration,
  insertRegistration,
  loadOwnAddresses,
  loadRegistered,
  lockEvent,
} from './event.store.ts';
import { requireEvent } from './require-event.ts';

/**
 * Cancels a registration by its mailed link. Returns false if the link is unknown or already used.
 */
export async function cancelRegistration(ctx: Ctx, token: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const deleted = await deleteRegistration(tx, unsubscribeHash(token));
    if (deleted === undefined) return false;
    if (deleted.userId !== null) await notifyHome(tx, deleted.userId);
    return true;
  });
}

/** The token of a registration's cancellation link, the same in every mail. */
export function unsubscribeToken(ctx: Ctx, registrationId: string): string {
  return ctx.signer.sign('event.leave', registrationId);
}

function unsubscribeHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Queues a mail to one registered address about the event's current state, with a calendar entry.
 */
async function mailRegistration(
  ctx: Ctx,
  event: EventRow,
  person: { id: string; name: string; email: string },
  { what, reader }: { what: 'registered' | 'changed' | 'cancelled'; reader: Reader },
): Promise<void> {
  const { t, locale, layOut } = reader;
  const format = createFormat(locale, event.timeZone);
  const when = t('community-mail.when', {
    start: format.dateTime(event.startsAt, 'long'),
    end: format.time(event.endsAt),
    zone: event.timeZone,
  });
  const names = { title: event.title, name: person.name };
  const isOn = what !== 'cancelled';
  const unsubscribeUrl = `${ctx.publicUrl}/community/events/leave?token=${encodeURIComponent(unsubscribeToken(ctx, person.id))}`;
  const body = layOut({
    heading: t(`community-mail.${what}.heading`),
    paragraphs: [
      t(`community-mail.${what}.text`, names),
      when,
      ...(isOn && event.joinUrl ? [t('community-mail.join', { url: event.joinUrl })] : []),
      ...(isOn ? [t('community-mail.leave', { url: unsubscribeUrl })] : []),
    ],
    action: {
      label: t(isOn ? 'community-mail.action' : 'community-mail.other-events'),
      url: isOn ? addressOf(ctx, event) : `${ctx.publicUrl}/community/events`,
    },
    footer: t('community-mail.footer', names),
  });
  const id = uuid();
  const mail = {
    id,
    to: person.email,
    subject: t(`community-mail.${what}.subject`, names),
    calendar: calendarOf(ctx, event, { tellsPlace: isOn }),
    ...body,
  };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}

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
    const event = orNotFound(isSlug(slug) ? await lockEvent(tx, { slug }) : undefined);
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
    const reader = await findReader(tx, { email });
    await mailRegistration(tx, event, person, { what: 'registered', reader });
  });
}

/** The addresses that the caller registered for an event. */
export async function findOwnRegistration(ctx: Ctx, { slug }: { slug: string }) {
  const event = await requireEvent(ctx, slug);
  return { emails: await loadOwnAddresses(ctx, event.id, requireUser(ctx).userId) };
}

/** Cancels what the caller registered for an event. Idempotent. */
export async function cancelOwnRegistration(ctx: Ctx, { slug }: { slug: string }) {
  const { userId } = requireUser(ctx);
  return inTransaction(ctx, async (tx) => {
    const event = await requireEvent(tx, slug);
    await deleteOwnRegistrations(tx, event.id, userId);
    await notifyHome(tx, userId);
    return {};
  });
}

/** Tells everyone registered, by mail and on their open home pages. */
export async function mailRegistered(
  ctx: Ctx,
  event: EventRow,
  what: 'changed' | 'cancelled',
): Promise<number> {
  const people = await loadRegistered(ctx, event.id);
  const readerOf = await findReaders(
    ctx,
    people.map(({ email }) => email),
  );
  for (const person of people)
    await mailRegistration(ctx, event, person, { what, reader: await readerOf(person.email) });
  await publishLiveAll(
    ctx.db,
    people.flatMap(({ userId }) =>
      userId === null ? [] : [{ userId, kind: 'home.changed', data: {} }],
    ),
  );
  return people.length;
}
