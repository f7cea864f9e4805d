import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationForm } from '#testing/cast.ts';
import { type Client, createClient, signUpByMail } from '#testing/client.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { writeFigures } from './figures.ts';
import { startProduct } from './server-process.ts';

const students = 50;
const rounds = 5;

const folder = await mkdtemp(join(tmpdir(), 'firstrung-submit-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000' });
try {
  const clients: Client[] = [];
  for (let number = 0; number < students; number += 1) clients.push(await signUp(number));
  const postings = await openPostings();
  // The first round is a warm-up and does not count.
  const taken: number[][] = [];
  for (const posting of postings.slice(0, rounds + 1))
    taken.push(await submitAll(clients, posting));
  const counted = taken.slice(1);
  const all = counted.flat().toSorted((x, y) => x - y);
  const at = (share: number) => (all[Math.floor((all.length - 1) * share)] ?? 0).toFixed(0);
  writeFigures('submit', [
    {
      what: `${students} applications to one posting at once`,
      'p50 ms': at(0.5),
      'p95 ms': at(0.95),
      'last answer ms': at(1),
      'last answer of each round ms': counted
        .map((round) => Math.max(...round).toFixed(0))
        .join(', '),
      target: 'all ≤ 1,000',
    },
  ]);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function signUp(number: number): Promise<Client> {
  const client = createClient(product.url);
  await signUpByMail(client, {
    fullName: `Student ${number}`,
    email: `student.${number}@example.test`,
    password: 'a rung at a time',
  });
  return client;
}

/** Open postings of the demo set without screening questions. */
async function openPostings(): Promise<string[]> {
  const visitor = createClient(product.url);
  const answer = await visitor.fetch('/api/postings?limit=50');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const free: string[] = [];
  for (const { id } of items) {
    const posting = (await (await visitor.fetch(`/api/postings/${id}`)).json()) as {
      questions: unknown[];
    };
    if (posting.questions.length === 0) free.push(id);
  }
  return free;
}

/** Milliseconds to each student's response; every application must have been accepted. */
function submitAll(clients: Client[], posting: string): Promise<number[]> {
  const bytes = pdf(200_000);
  return Promise.all(
    clients.map(async (client) => {
      const form = applicationForm(bytes);
      const began = performance.now();
      const answer = await client.postForm(`/job-application/${posting}`, form);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`An application was answered ${answer.status}: ${text}`);
      return performance.now() - began;
    }),
  );
}
