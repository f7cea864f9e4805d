import type { APIRequestContext, APIResponse } from '@playwright/test';
import { pageAudiences, type Reader } from '#testing/page-audiences.ts';
import { demoPassword, expect, test } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';

const homes = {
  student: '/student-dashboard',
  recruiter: '/company-dashboard',
  admin: '/admin-dashboard',
} as const;
const emails = {
  student: 'student@demo.test',
  recruiter: 'recruiter@demo.test',
  admin: 'admin@demo.test',
} as const;

/** Pages that only redirect. */
const leading = new Set(['/welcome', '/profile', '/settings']);

/** Pages of nothing: the demo data has no assessments, which only permitted readers are told. */
const missing = /^\/(?:\*|maintenance)$|\/:(?:assessmentId|sittingId)(?:\/|$)/u;

function expected(page: string, reader: Reader): RegExp {
  // Without a token the page has nothing to do.
  if (page === '/auth/callback' || page === '/auth/not-me')
    return /^302 \/login\?error=no-session$/u;
  const mayRead = pageAudiences[page]?.includes(reader) ?? false;
  if (mayRead && leading.has(page) && reader !== 'visitor')
    return new RegExp(`^302 ${homes[reader]}`, 'u');
  if (mayRead) return missing.test(page) ? /^404$/u : /^200$/u;
  if (reader === 'visitor' || page.startsWith('/admin-dashboard')) return /^302 \/login(\?|$)/u;
  return new RegExp(`^302 ${homes[reader]}$`, 'u');
}

/** The paths of an event and a topic from the demo data. */
async function communityOf(request: APIRequestContext): Promise<[string, string]> {
  const events = await (await request.get('/api/events')).json();
  const topics = await (await request.get('/api/forum/topics')).json();
  return [events.items[0].slug, topics.items[0].id];
}

/** The paths of a demo student's resume and of a share link to it. */
async function resumeOf(request: APIRequestContext, origin: string): Promise<[string, string]> {
  const headers = { origin };
  const { items } = await (await request.get('/api/resumes')).json();
  const ask = async (path: string, data: object) =>
    (await request.post(path, { data, headers })).json();
  const resume = items[0] ?? (await ask('/api/resumes', { name: 'Shown' }));
  const link = await ask(`/api/resumes/${resume.id}/links`, { days: 1, password: '' });
  return [resume.id, link.path];
}

/** A set of questions and a session with them. */
async function practiceOf(request: APIRequestContext, origin: string): Promise<[string, string]> {
  const ask = async (path: string, data: object) =>
    (await request.post(path, { data, headers: { origin } })).json();
  const asked = { domain: 'hr', experienceLevel: 'junior', questionCount: 5 };
  const set = await ask('/api/question-sets', asked);
  const mode = { mode: 'study', answerSeconds: null };
  const session = await ask(`/api/question-sets/${set.id}/practice`, mode);
  return [set.id, session.id];
}

const said = (answer: APIResponse) =>
  [answer.status(), answer.headers()['location']].filter(Boolean).join(' ');

for (const reader of ['visitor', 'student', 'recruiter', 'admin'] as const) {
  test(`SEC-01 the ${reader} can open exactly the permitted pages`, async ({
    playwright,
    origin,
    asVisitor,
    asStudent,
    asRecruiter,
  }) => {
    const [posting = ''] = await formPaths(asVisitor, homeCompany);
    const [event, topic] = await communityOf(asVisitor.request);
    const [resume, shared] = await resumeOf(asStudent.request, origin);
    const [set, session] = await practiceOf(asStudent.request, origin);
    const tests = await (await asStudent.request.get('/api/skill-tests')).json();
    const received = await (await asRecruiter.request.get('/api/received-applications')).json();
    const request: APIRequestContext = await playwright.request.newContext({ baseURL: origin });
    if (reader !== 'visitor') {
      const form = { email: emails[reader], password: demoPassword };
      const entered = await request.post('/login', {
        form,
        headers: { accept: 'application/json', origin },
      });
      expect(entered.ok(), await entered.text()).toBe(true);
    }
    const companies = reader === 'admin' ? await request.get('/api/admin/companies') : null;
    const company = companies ? (await companies.json()).items[0].id : crypto.randomUUID();
    for (const page of Object.keys(pageAudiences)) {
      const path = page
        .replace(':postingId', posting.split('/').at(-1) ?? '')
        .replace('/blog/:slug', '/blog/how-to-read-an-offer')
        .replace('/guides/:slug', '/guides/technical-rounds')
        .replace('/companies/:slug', '/companies/kestrelane')
        .replace(':slug', event)
        .replace(':setId', set)
        .replace(':sessionId', session)
        .replace(':attemptId', tests.items[0].id)
        .replace(':topicId', topic)
        .replace(':companyId', company)
        .replace(':applicationId', received.items[0].id)
        .replace(':handle', 'asha-rao')
        .replace('/learning/:topic', '/learning/cloud-computing')
        .replace(':tab', 'privacy')
        .replace(':resumeId', resume)
        .replace('/r/:token', shared)
        .replace(/[:*][A-Za-z]*$/u, 'settings');
      const address = page === '/*' ? '/no-such-page' : path;
      const answer = await request.get(address, { maxRedirects: 0 });
      expect.soft(said(answer), `${reader} at ${address}`).toMatch(expected(page, reader));
    }
    await request.dispose();
  });
}
