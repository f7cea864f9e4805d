import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationForm } from '#testing/cast.ts';
import { type Client, createClient, signUpByMail } from '#testing/client.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { writeFigures } from './figures.ts';
import { startProduct } from './server-process.ts';

const students = 40;
const readersEach = 5;
const steps = ['under_review', 'interview_scheduled'] as const;

type Stream = { until: (text: string) => Promise<void>; leave: () => void };
type Card = { id: string; version: number; student: Client };

const folder = await mkdtemp(join(tmpdir(), 'firstrung-live-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000' });
const streams: Stream[] = [];
try {
  const recruiter = createClient(product.url);
  const entered = await recruiter.postForm('/login', {
    email: 'recruiter@demo.test',
    password: 'firstrung-demo',
  });
  if (!entered.ok) throw new Error(`/login answered ${entered.status}`);
  const posting = await freePosting(recruiter);
  const cards: Card[] = [];
  for (let number = 0; number < students; number += 1) cards.push(await apply(posting, number));
  const taken: number[] = [];
  for (const card of cards) {
    const own: Stream[] = [];
    for (let each = 0; each < readersEach; each += 1) own.push(await openStream(card.student));
    streams.push(...own);
  }
  for (const [step, to] of steps.entries())
    for (const [at, card] of cards.entries()) {
      const own = streams.slice(at * readersEach, (at + 1) * readersEach);
      const came = own.map((stream) => stream.until(`"${card.id}"`));
      const began = performance.now();
      const path = `/api/received-applications/${card.id}/move`;
      const answer = await recruiter.send(
        'POST',
        path,
        { to, version: card.version + step, basis: 'proposes_times' },
        { 'idempotency-key': crypto.randomUUID() },
      );
      if (!answer.ok) throw new Error(`${path} answered ${await answer.text()}`);
      await Promise.all(came);
      taken.push(performance.now() - began);
    }
  taken.sort((x, y) => x - y);
  const share = (part: number) => (taken[Math.floor((taken.length - 1) * part)] ?? 0).toFixed(0);
  writeFigures('live', [
    {
      what: `from a press of the recruiter to all ${readersEach} tabs of the student, ${students * readersEach} streams open`,
      'p50 ms': share(0.5),
      'p95 ms': share(0.95),
      'longest ms': share(1),
      target: '≤ 2,000',
    },
  ]);
} finally {
  for (const stream of streams) stream.leave();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** An open posting of the recruiter's company without screening questions. */
async function freePosting(recruiter: Client): Promise<string> {
  const me = (await (await recruiter.fetch('/api/account/me')).json()) as {
    account: { company: { name: string } };
  };
  const answer = await recruiter.fetch('/api/postings?limit=50');
  const { items } = (await answer.json()) as { items: { id: string; companyName: string }[] };
  for (const { id, companyName } of items) {
    const posting = (await (await recruiter.fetch(`/api/postings/${id}`)).json()) as {
      questions: unknown[];
    };
    if (posting.questions.length === 0 && companyName === me.account.company.name) return id;
  }
  throw new Error('The demo company has an open posting without questions.');
}

async function apply(posting: string, number: number): Promise<Card> {
  const student = createClient(product.url);
  await signUpByMail(student, {
    fullName: `Student ${number}`,
    email: `student.${number}@example.test`,
    password: 'a rung at a time',
  });
  const form = applicationForm(pdf());
  const answer = await student.postForm(`/job-application/${posting}`, form);
  if (!answer.ok) throw new Error(`Applying answered ${await answer.text()}`);
  const own = (await (await student.fetch('/api/own-applications')).json()) as {
    items: { id: string; version: number }[];
  };
  const [card] = own.items;
  if (card === undefined) throw new Error('The student has applied.');
  return { id: card.id, version: card.version, student };
}

/** One tab: reads the stream and reports when a text arrived. */
async function openStream(who: Client): Promise<Stream> {
  const leaving = new AbortController();
  const response = await who.fetch('/live', { signal: leaving.signal });
  if (!response.ok || response.body === null) throw new Error(`/live answered ${response.status}`);
  const waiting: { text: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let unread = '';
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const part of body) {
      unread += decoder.decode(part, { stream: true });
      for (const one of waiting.filter(({ text }) => unread.includes(text))) {
        waiting.splice(waiting.indexOf(one), 1);
        unread = '';
        one.resolve();
      }
    }
  };
  read(response.body).catch((error: unknown) => {
    for (const { reject } of waiting) reject(error);
  });
  return {
    until: (text) => {
      unread = '';
      return new Promise((resolve, reject) => void waiting.push({ text, resolve, reject }));
    },
    leave: () => leaving.abort(),
  };
}
