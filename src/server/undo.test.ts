import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { ProcedureName } from '#contract/index.ts';
import { writingProcedures } from '#testing/call-variants.ts';
import { callProcedure, type Procedure } from '#testing/calls/calls.ts';
import { createScheduled, timesIn, typedInterview } from '#testing/calls/interview.ts';
import { createOffered } from '#testing/calls/rows.ts';
import { createStaged } from '#testing/calls/stage.ts';
import { type Change, noteChanges } from '#testing/note-changes.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let takeChanges: () => Promise<Change[]>;
beforeAll(async () => {
  world = await createWorld();
  takeChanges = await noteChanges(world.pool);
});
afterAll(() => world?.[Symbol.asyncDispose]());

type Prepare = Procedure['prepare'];
type Undo = { name: ProcedureName; input: Record<string, unknown> };

/** The procedure that undoes another one, and what it takes of its input and answer. */
const undos: readonly [name: ProcedureName, ids: Record<string, string>, of: RegExp][] = [
  [
    'assessment.undoInvite',
    { assessmentId: 'assessmentId', batchId: 'batchId' },
    /^assessment\.invite$/u,
  ],
  [
    'application.undoMoves',
    { batchId: 'batchId' },
    /^(?:application\.move(?:Many)?|offer\.send)$/u,
  ],
  ['application.undoHeld', { postingId: 'postingId' }, /^application\.hold$/u],
  ['coach.undoSlot', { slotId: 'slotId' }, /^coach\.cancelSlot$/u],
  ['drive.undo', { changeId: 'changeId' }, /^drive\.(?:update|cancel)$/u],
  [
    'interview.undo',
    { moveId: 'moveId' },
    /^interview\.(?:create|update|cancel|finish|bookSlot|requestTimes)$/u,
  ],
  ['invitation.undo', { invitationId: 'id' }, /^invitation\.create$/u],
  ['talent.undoRemove', { entryId: 'entryId' }, /^talent\.remove$/u],
];

function undoOf(name: string, done: Record<string, unknown>): Undo | null {
  const found = undos.find(([, , of]) => of.test(name));
  if (found === undefined) return null;
  const [undo, ids] = found;
  const input = Object.entries(ids).map(([field, from]) => [field, done[from]] as const);
  return { name: undo, input: Object.fromEntries(input) };
}

const rejection = { to: 'rejected', reason: 'The budget is gone.' };

/** Rows in other states, with more to restore than those of the valid call. */
const otherStates: Partial<Record<ProcedureName, Record<string, Prepare>>> = {
  'application.move': {
    'of one with an offer': async (world) => {
      const { recruiter, applicationId, version } = await offered(world);
      return { by: recruiter, input: { applicationId, version, ...rejection } };
    },
    'of one in a stage': async (world) => {
      const { recruiter, applicationId } = await createStaged(world);
      return { by: recruiter, input: { applicationId, to: 'under_review', version: 2 } };
    },
  },
  'interview.update': {
    'that brings somebody else in': async (world) => {
      const { recruiter, interviewId, version } = await createScheduled(world);
      const other = await world.member({ id: recruiter.companyId }, 'interviewer');
      const typed = typedInterview(other, timesIn(world, 96));
      return { by: recruiter, input: { ...typed, isFixed: true, interviewId, version } };
    },
  },
  'application.moveMany': {
    'of one with an offer': async (world) => {
      const { recruiter, applicationId, version } = await offered(world);
      const applications = [{ id: applicationId, version }];
      return { by: recruiter, input: { applications, ...rejection } };
    },
  },
};

async function offered(world: World) {
  const made = await createOffered(world);
  const { version } = await world
    .call(made.recruiter)
    .application.loadReceived({ applicationId: made.applicationId });
  return { ...made, version };
}

/** What changes leave behind, taken together: rows as they were before the first of them are not. */
function leftBy(changes: Change[]): string[] {
  const rows: Pick<Change, 'table' | 'was' | 'is'>[] = [];
  for (const { table, was, is } of changes) {
    const same = rows.find(
      (row) =>
        row.table === table &&
        isDeepStrictEqual(row.is, was) &&
        (was !== null || isDeepStrictEqual(row.was, is)),
    );
    if (same) same.is = is;
    else rows.push({ table, was, is });
  }
  return rows.flatMap(({ table, was, is }) => {
    if (isDeepStrictEqual(was, is) || passing.test(table)) return [];
    if (was === null) return [`adds to ${table}`];
    if (is === null) return [`removes from ${table}`];
    const columns = Object.keys(is).filter((name) => !isDeepStrictEqual(is[name], was[name]));
    return [`changes ${table}: ${columns.toSorted().join(' ')}`];
  });
}

/** Rows that tell of a change, count it or are derived from others. */
const passing =
  /^(?:tasks|live_events|audit_entries|rate_limits|notifications|search_\w+|student_search)$/u;

const recorded: string[] = [];

/** Fields that turn something on or off. */
function switchesOf({ input }: Procedure): string[] {
  if (!(input instanceof z.ZodObject)) return [];
  return Object.entries(input.shape).flatMap(([field, schema]) => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    return def.type === 'boolean' ? [field] : [];
  });
}

const note = (label: string, changes: Change[]) => {
  const left = [...new Set(leftBy(changes))].toSorted();
  recorded.push([label, ...left.map((line) => `  ${line}`)].join('\n'));
};

const named = writingProcedures.map((procedure) => [procedure.name, procedure] as const);

test.each(named.filter(([name]) => undoOf(name, {}) !== null))(
  'REL-46 what %s changes is taken back by its undo',
  async (name, procedure) => {
    const states = { '': procedure.prepare, ...otherStates[name] };
    for (const [state, prepare] of Object.entries(states)) {
      const { by, input } = await prepare(world);
      // What a call adds has its time.
      world.passTime(1_000);
      await takeChanges();
      const answer = await callProcedure(world, name, { by, input });
      const undo = undoOf(name, { ...input, ...(answer as object) });
      if (undo === null) throw new Error('It can be undone.');
      const undone = await callProcedure(world, undo.name, { by, input: undo.input });
      expect(undone).toBeDefined();
      note([name, state].filter(Boolean).join(' '), await takeChanges());
    }
  },
);

test.each(named.filter(([, procedure]) => switchesOf(procedure).length > 0))(
  'REL-46 what %s switches on and off again is as before',
  async (name, procedure) => {
    for (const field of switchesOf(procedure)) {
      const { by, input } = await procedure.prepare(world);
      const value = input[field];
      if (typeof value !== 'boolean') continue;
      let version = input['version'];
      const turn = async (isOn: boolean) => {
        const versioned = version === undefined ? {} : { version };
        const call = { by, input: { ...input, [field]: isOn, ...versioned } };
        const answer = await callProcedure(world, name, call).catch(() => null);
        ({ version = version } = (answer ?? {}) as { version?: unknown });
        return answer !== null;
      };
      if (!(await turn(!value))) continue;
      await takeChanges();
      const isBack = (await turn(value)) && (await turn(!value));
      const changes = await takeChanges();
      if (isBack && changes.length > 0) note(`${name} ${field}`, changes);
    }
    expect(switchesOf(procedure)).not.toEqual([]);
  },
);

test('REL-46 everything that is called undo is tried, and what it leaves matches the reviewed snapshot', async () => {
  const names = named.flatMap(([name]) => (/\.undo/u.test(name) ? [name] : []));
  expect(undos.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  // If a change may leave more, `vitest -u` records it and the review sees it.
  await expect(`${recorded.toSorted().join('\n\n')}\n`).toMatchFileSnapshot('./undo.snap');
});
