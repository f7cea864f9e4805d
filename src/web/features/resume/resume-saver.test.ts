import { afterEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { createResumeSaver, type SaveState } from './resume-saver.ts';

const when = new Date(0);
const resume = {
  id: 'r1',
  name: 'Mine',
  content: emptyResume(() => 'e1'),
  design: defaultDesign,
  version: 1,
  isDefault: true,
  isArchived: false,
  createdAt: when,
  changedAt: when,
};

async function stateAfter(
  answer: () => { version: number; changedAt: Date },
  { isSavedNow = true, ...change }: { isSavedNow?: boolean; name?: string } = {},
) {
  const states: SaveState[] = [];
  const kept: boolean[] = [];
  const saver = createResumeSaver(resume, {
    send: async () => answer(),
    load: async () => resume,
    onState: (state) => states.push(state),
    onSaved: () => undefined,
    onMerged: () => undefined,
    keep: (draft) => kept.push(draft !== null),
  });
  saver.write({ ...resume, name: 'Yours', ...change });
  if (isSavedNow) await saver.save();
  saver.stop();
  return [states.at(-1), kept.at(-1)];
}

test('RES-01 after the first change the state is no longer ’saved’, even before the save starts', async () => {
  expect(await stateAfter(() => ({ version: 2, changedAt: when }), { isSavedNow: false })).toEqual([
    'saving',
    true,
  ]);
});

const fails = (error: object) => () => {
  throw Object.assign(new Error('no'), error);
};

test.each([
  ['saved', false, () => ({ version: 2, changedAt: when })],
  ['offline', true, fails({})],
  ['failed', true, fails({ code: 'SERVICE_UNAVAILABLE', status: 503 })],
  ['signed-out', true, fails({ code: 'NOT_SIGNED_IN', status: 401 })],
  ['gone', true, fails({ code: 'NOT_FOUND', status: 404 })],
] as const)(
  'RES-01 UX-04 a save ending as %j is reported, and unsaved changes are stored: %j',
  async (state, isKept, answer) => {
    expect(await stateAfter(answer)).toEqual([state, isKept]);
  },
);

test('RES-01 a resume without a name is reported as such, not as too long', async () => {
  const saved = () => ({ version: 2, changedAt: when });
  expect(await stateAfter(saved, { name: ' ' })).toEqual(['nameless', true]);
});

afterEach(() => void vi.useRealTimers());

test('RES-01 UX-04 a save that found no server is tried again by itself, until it succeeds', async () => {
  vi.useFakeTimers();
  const states: SaveState[] = [];
  let isOnline = false;
  const saver = createResumeSaver(resume, {
    send: async () => {
      if (!isOnline) throw new Error('no');
      return { version: 2, changedAt: when };
    },
    load: async () => resume,
    onState: (state) => states.push(state),
    onSaved: () => undefined,
    onMerged: () => undefined,
    keep: () => undefined,
  });
  saver.write({ ...resume, name: 'Yours' });
  await saver.save();
  expect(states.at(-1)).toBe('offline');
  isOnline = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([states.at(-1), saver.isSaved()]).toEqual(['saved', true]);
  saver.stop();
});
