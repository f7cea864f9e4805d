import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { LinkPurpose } from '#domain/account/link-state.ts';
import type { SignedIn } from '#domain/actor.ts';
import { encryptChallenge } from '#server/auth/two-factor-challenge.ts';
import {
  base32,
  codeAt,
  createRecoveryCodes,
  createSeed,
  stepAt,
} from '#server/auth/two-factor.ts';
import { inTransaction } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';
import { createLink } from '#server/features/account/sign-in/account-links.ts';
import { createRegistration, unsubscribeToken } from '#server/features/event/registrations.ts';
import { alertsPurpose } from '#server/features/job-alerts/job-alerts.ts';
import { hashOf, unsubscribePurpose } from '#server/features/newsletter/newsletter.ts';
import { createFileAsked } from './calls/assessed.ts';
import { nextNumber } from './calls/call.ts';
import { createAsked } from './calls/credential.ts';
import { createCommunity, createPosting, password } from './calls/rows.ts';
import { applicationForm } from './cast.ts';
import { onePixel } from './one-pixel.ts';
import { pdf } from './resume-bytes.ts';
import { addSecured, ownPassword } from './secured-student.ts';
import type { World } from './world.ts';

export type Post = {
  path: string;
  /** The signed-in person, if any. */
  by?: SignedIn;
  cookie?: string;
  body: FormData | Record<string, string>;
};

const newEmail = () => `new-${nextNumber()}@example.test`;

function photoForm(): FormData {
  const form = new FormData();
  form.set('photo', new File([onePixel], 'me.png'));
  return form;
}

async function mailedLink(world: World, userId: string, purpose: LinkPurpose): Promise<string> {
  return inTransaction(world.ctx(), (tx) => createLink(tx, userId, purpose));
}

const photoPost =
  (path: string, person: (world: World) => Promise<SignedIn>) => async (world: World) => ({
    path,
    by: await person(world),
    body: photoForm(),
  });

const newPassword = (path: string) => async (world: World) => {
  const { student } = await addSecured(world);
  const token = await mailedLink(world, student.userId, 'reset-password');
  return { path, body: { token, password, confirmation: password } };
};

/** A valid form post on new rows, by registered path. */
function logoForm(): FormData {
  const body = new FormData();
  body.set('logo', new File([onePixel], 'logo.png'));
  return body;
}

export const validPosts: Record<string, (world: World) => Promise<Post>> = {
  '/login': async (world) => {
    const { student } = await addSecured(world);
    const body = { email: student.email, password: ownPassword, next: '/careers' };
    return { path: '/login', body };
  },
  '/login/two-factor': async (world) => {
    const { student } = await addSecured(world);
    const seed = createSeed();
    const encrypted = encryptChallenge(world.ctx().accounts.encryption, 'sign-in', {
      userId: student.userId,
      issuedAt: Date.now(),
      setUp: { seed: base32(seed), codes: createRecoveryCodes() },
    });
    const code = codeAt(seed, stepAt(new Date()));
    const cookie = `__Secure-firstrung.sign_in_step=${encrypted}`;
    return { path: '/login/two-factor', cookie, body: { code } };
  },
  '/signup': async () => ({
    path: '/signup',
    body: { fullName: 'Nia New', email: newEmail(), password, next: '/careers' },
  }),
  '/confirm-email': async (world) => {
    const { userId, email } = await world.student();
    await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    return { path: '/confirm-email', body: { email } };
  },
  '/forgot-password': async (world) => ({
    path: '/forgot-password',
    body: { email: (await world.student()).email },
  }),
  '/auth/callback': async (world) => {
    const { userId } = await world.student();
    await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    const token = await mailedLink(world, userId, 'confirm-email');
    return {
      path: '/auth/callback',
      cookie: '__Secure-firstrung.next=%2Fcareers',
      body: { token },
    };
  },
  '/auth/not-me': async (world) => {
    const { student } = await addSecured(world);
    await world.call(student).account.requestEmail({ email: newEmail() });
    return {
      path: '/auth/not-me',
      body: { token: await mailedLink(world, student.userId, 'cancel-email') },
    };
  },
  '/reset-password': newPassword('/reset-password'),
  '/auth/reset-password': newPassword('/auth/reset-password'),
  '/logout': async (world) => ({ path: '/logout', by: await world.student(), body: {} }),
  '/session': async (world) => ({ path: '/session', by: await world.student(), body: {} }),
  '/job-application/:postingId': async (world) => {
    const { postingId } = await createPosting(world);
    const path = `/job-application/${postingId}`;
    return { path, by: await world.student(), body: applicationForm(pdf()) };
  },
  '/account/delete': async (world) => ({
    path: '/account/delete',
    by: await world.student(),
    body: { word: 'DELETE' },
  }),
  '/student-dashboard/update-profile': photoPost('/student-dashboard/update-profile', (world) =>
    world.student(),
  ),
  '/company-dashboard/update-profile': photoPost(
    '/company-dashboard/update-profile',
    async (world) => world.member(await world.company()),
  ),
  '/company-dashboard/profile/branding': async (world) => {
    const by = await world.member(await world.company());
    return { path: '/company-dashboard/profile/branding', by, body: logoForm() };
  },
  '/admin-dashboard/companies/:companyId': async (world) => {
    const { companyId } = await world.member(await world.company());
    const path = `/admin-dashboard/companies/${companyId}`;
    return { path, by: await world.admin(), body: logoForm() };
  },
  '/admin-dashboard/update-profile': photoPost('/admin-dashboard/update-profile', (world) =>
    world.admin(),
  ),
  '/contact': async () => ({
    path: '/contact',
    body: { name: 'Asha', email: newEmail(), subject: 'Hello', message: 'A question.' },
  }),
  '/newsletter': async () => ({ path: '/newsletter', body: { email: newEmail() } }),
  '/newsletter/confirm': async (world) => {
    const token = `token-${nextNumber()}`;
    const confirmUntil = new Date(Date.now() + 60_000);
    const asked = { email: newEmail(), state: 'asked' as const, createdAt: world.now };
    await world.db
      .insert(newsletterSubscribers)
      .values({ ...asked, id: uuid(), confirmHash: hashOf(token), confirmUntil });
    return { path: '/newsletter/confirm', body: { token } };
  },
  '/student-dashboard/assessments/:sittingId': async (world) => {
    const { student, sittingId } = await createFileAsked(world);
    const body = new FormData();
    body.set('place', '0');
    body.set('file', new File([pdf()], 'answer.pdf'));
    return { path: `/student-dashboard/assessments/${sittingId}`, by: student, body };
  },
  '/reference/:token': async (world) => ({
    path: `/reference/${(await createAsked(world)).token}`,
    body: { name: 'Meera Iyer', relation: 'Team lead', words: 'Careful and quick.' },
  }),
  '/newsletter/leave': async (world) => {
    const id = uuid();
    const reader = { id, email: newEmail(), state: 'subscribed' as const };
    await world.db.insert(newsletterSubscribers).values({ ...reader, createdAt: world.now });
    return {
      path: '/newsletter/leave',
      body: { token: world.ctx().signer.sign(unsubscribePurpose, id) },
    };
  },
  '/job-alerts/leave': async (world) => {
    const { kind, ...student } = await world.student();
    await world
      .call({ kind, ...student })
      .jobAlerts.createSearch({ name: 'Bakers', query: 'q=baker', alert: 'daily' });
    const token = world.ctx().signer.sign(alertsPurpose, student.userId);
    return { path: '/job-alerts/leave', body: { token } };
  },
  '/community/events/leave': async (world) => {
    const { slug, eventId } = await createCommunity(world);
    await createRegistration(world.ctx(), { slug, name: 'Asha', email: newEmail() });
    const { rows } = await world.pool.query<{ id: string }>(
      'select id from event_registrations where event_id = $1',
      [eventId],
    );
    const token = unsubscribeToken(world.ctx(), rows[0]?.id ?? '');
    return { path: '/community/events/leave', body: { token } };
  },
  '/community/events/:slug': async (world) => {
    const { slug } = await createCommunity(world);
    return { path: `/community/events/${slug}`, body: { name: 'Asha', email: newEmail() } };
  },
  '/admin-dashboard/newsletter.csv': async (world) => ({
    path: '/admin-dashboard/newsletter.csv',
    by: (await createCommunity(world)).admin,
    body: { state: 'subscribed' },
  }),
  '/r/:token': async (world) => {
    const student = await world.student();
    const { resume } = world.call(student);
    const { id: resumeId } = await resume.create({ name: 'Baker' });
    const { path } = await resume.createLink({ resumeId, days: 7, password });
    return { path, body: { password } };
  },
  '/blockchain-verification': async () => ({
    path: '/blockchain-verification',
    body: { badge: '{}' },
  }),
  '/company-dashboard/credential-verification': async (world) => ({
    path: '/company-dashboard/credential-verification',
    by: await world.member(await world.company()),
    body: { badge: '{}' },
  }),
  '/companies/request': async () => ({
    path: '/companies/request',
    body: { name: `Asking ${nextNumber()}`, contactEmail: newEmail(), contactName: 'Ann Asking' },
  }),
};
