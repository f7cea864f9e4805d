import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import type { ProcedureName } from '#contract/index.ts';
import type { Student } from '#domain/actor.ts';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { notifyInterview } from '#server/features/interview/interview-notices.ts';
import { loadSections } from '#server/features/profile/export.store.ts';
import { callProcedure, procedures } from '#testing/calls/calls.ts';
import { timesIn, typedInterview } from '#testing/calls/interview.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { createWorld, type World } from '#testing/world.ts';

const ofStudents = new Set(['anyone', 'signed-in', 'student-or-member', 'student']);

/** Everything that the student can read about these ids, by procedure and input. */
async function readAll(world: World, student: Student, ids: Record<string, string>) {
  const one = Object.entries(ids).map(([name, id]) => ({ [name]: id }));
  const inputs = [
    {},
    ...one,
    { ids: Object.values(ids) },
    { postingIds: [ids['postingId']] },
    { show: 'open' },
    ...applicationStatuses.map((status) => ({ status })),
  ];
  const read = new Map<string, unknown>();
  for (const { name, method, meta, input: schema } of procedures) {
    if (method !== 'GET' || !ofStudents.has(meta.audience) || name === 'account.me') continue;
    for (const input of inputs) {
      if (!schema.safeParse(input).success) continue;
      const answer = await callProcedure(world, name, { by: student, input }).catch(
        (error: unknown) => (error instanceof ORPCError ? error.code : Promise.reject(error)),
      );
      read.set(`${name} ${JSON.stringify(input)}`, answer);
    }
  }
  const person = { userId: student.userId, email: null };
  for await (const { name, rows } of loadSections(world.ctx(student), person))
    read.set(`archive ${name}`, rows);
  return read;
}

const changedIn = (before: Map<string, unknown>, after: Map<string, unknown>) =>
  [...after]
    .filter(([key, answer]) => before.has(key) && !isSame(answer, before.get(key)))
    .map(([key]) => key);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

test.each(['under_review', 'rejected'] as const)(
  'CO-05 nothing that a student can read shows a move to %s before it is final, nor after it was undone',
  async (to) => {
    await using world = await createWorld();
    const company = await world.company();
    const recruiter = await world.member(company);
    const student = await world.student();
    const posting = await world.posting(company);
    const { id: applicationId } = await world.application({ posting, student });
    world.passTime(40 * 86_400_000);
    const typed = typedInterview(recruiter, timesIn(world, 48));
    const made = await world
      .call(recruiter)
      .interview.create({ ...typed, isFixed: true, applicationId });
    await notifyInterview(world.ctx({ kind: 'system' }), { moveId: made.moveId });
    const ids = { applicationId, postingId: posting.id, companyId: company.id };
    const { move, undoMoves } = world.call(recruiter).application;
    const before = await readAll(world, student, ids);
    // What differs from one read to the next, such as a new token, says nothing here.
    for (const key of changedIn(before, await readAll(world, student, ids))) before.delete(key);
    const { batchId } = await move({ applicationId, to, version: 2, reason: 'Too few years.' });
    expect(changedIn(before, await readAll(world, student, ids))).toEqual([]);
    await undoMoves({ batchId });
    expect(changedIn(before, await readAll(world, student, ids))).toEqual([]);

    await move({ applicationId, to, version: 4, reason: 'Too few years.' });
    await notifyMoves(world);
    const changed = changedIn(before, await readAll(world, student, ids));
    const shows: ProcedureName[] = [
      'application.listOwn',
      'application.loadOwn',
      'application.findOwn',
      'activity.load',
      'notification.list',
    ];
    for (const name of shows) expect(changed.join('\n')).toContain(`${name} `);
    expect(changed).toContain('archive applications');
    expect(changed).toContain('archive application-history');
  },
);
