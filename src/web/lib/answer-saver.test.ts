import { expect, test } from 'vitest';
import type { RunningTest } from '#contract/skill-test.ts';
import {
  createAnswerSaver,
  type SavedAnswer,
  type SaveState,
  type UnsavedAnswer,
} from './answer-saver.ts';

const question: RunningTest['questions'][number] = {
  place: 0,
  kind: 'text',
  difficulty: 'easy',
  skill: 'CSS',
  prompt: '',
  code: null,
  options: [],
  starter: '',
  cases: [],
  setup: '',
  answer: '',
  version: 0,
};

/** A server with one answer, whose responses may be lost, late or refused. */
function createServer() {
  const stored = { answer: '', version: 0, pasted: 0 };
  const shown: string[] = [];
  const conflicts: (() => void)[] = [];
  const states: SaveState[] = [];
  const overs: string[] = [];
  const fails: (Error | 'lost' | Promise<void> | undefined)[] = [];
  let unsaved: UnsavedAnswer[] = [];
  const send = async (save: SavedAnswer & { pasted: number }): Promise<SavedAnswer> => {
    const { answer, version, pasted } = save;
    const fail = fails.shift();
    if (fail instanceof Error) throw fail;
    if (fail instanceof Promise) await fail;
    if (version === stored.version) {
      stored.answer = answer;
      stored.version += 1;
      stored.pasted += pasted;
    } else if (stored.answer !== answer) {
      throw Object.assign(new Error(), { code: 'ANSWER_CHANGED', data: { ...stored } });
    }
    const result = { answer, version: stored.version };
    if (fail === 'lost') throw new TypeError('Failed to fetch');
    return result;
  };
  /** A page as it is loaded: with what the server has, and what the tab kept. */
  const load = ({ answer, version }: SavedAnswer = stored) => {
    const saver = createAnswerSaver([{ ...question, answer, version }], {
      send,
      onState: (state) => states.push(state),
      onSaved: () => undefined,
      onUnsaved: (next) => (unsaved = structuredClone(next)),
      onShown: (_at, text) => shown.push(text),
      onConflict: (_at, takeOther) => conflicts.push(takeOther),
      onOver: () => overs.push('over'),
    });
    saver.restore(unsaved);
    return saver;
  };
  return {
    saver: load(),
    load,
    stored,
    shown,
    conflicts,
    states,
    overs,
    fails,
    kept: () => unsaved,
  };
}

test('PRAC-02 a lost response to a save doesn’t undo what was typed since', async () => {
  const { saver, stored, conflicts, fails } = createServer();
  fails.push('lost');
  saver.addPaste(0, 3);
  saver.write(0, 'abc');
  expect(await saver.flush()).toBe(false);
  saver.addPaste(0, 3);
  saver.write(0, 'abcdef');
  expect(await saver.flush()).toBe(true);
  expect(stored).toEqual({ answer: 'abcdef', version: 2, pasted: 6 });
  expect(conflicts).toEqual([]);
});

test('PRAC-02 what another tab has written replaces nothing that was typed here', async () => {
  const { saver, stored, shown, conflicts, states } = createServer();
  Object.assign(stored, { answer: 'theirs', version: 1 });
  saver.addPaste(0, 4);
  saver.write(0, 'mine');
  expect(await saver.flush()).toBe(true);
  expect(stored).toEqual({ answer: 'mine', version: 2, pasted: 4 });
  expect(shown).toEqual([]);
  expect(states.at(-1)).toBe('saved');
  expect(conflicts).toHaveLength(1);
  conflicts[0]?.();
  expect(shown).toEqual(['theirs']);
  await saver.flush();
  expect(stored.answer).toBe('theirs');
});

test('PRAC-02 what is typed while another tab’s answer arrives stays', async () => {
  const { saver, stored, states, fails, kept } = createServer();
  const late = Promise.withResolvers<void>();
  fails.push(late.promise);
  Object.assign(stored, { answer: 'theirs', version: 1 });
  saver.write(0, 'm');
  const flushed = saver.flush();
  await expect.poll(() => states.at(-1)).toBe('saving');
  saver.write(0, 'mine');
  late.resolve();
  expect(await flushed).toBe(true);
  expect(stored.answer).toBe('mine');
  expect(states.at(-1)).toBe('saved');
  expect(kept()).toEqual([]);
});

test('PRAC-02 ‘Saved’ shows only when all that was typed is saved', async () => {
  const { saver, states, fails } = createServer();
  const late = Promise.withResolvers<void>();
  fails.push(late.promise);
  saver.write(0, 'a');
  const flushed = saver.flush();
  await expect.poll(() => states.at(-1)).toBe('saving');
  saver.write(0, 'ab');
  late.resolve();
  await flushed;
  expect(states).toEqual(['unsaved', 'saving', 'unsaved', 'unsaved']);
  await saver.flush();
  expect(states.at(-1)).toBe('saved');
});

test('PRAC-02 a reload keeps what was typed, wherever its save was', async () => {
  const { saver, load, stored, shown, conflicts, fails, kept } = createServer();
  const before = { ...stored };
  // Never sent.
  saver.addPaste(0, 2);
  saver.write(0, 'ab');
  const second = load();
  expect(shown).toEqual(['ab']);
  // Stored, but the page was gone before the response; the next one was loaded before that.
  fails.push('lost');
  await second.flush();
  second.write(0, 'abc');
  const third = load(before);
  expect(shown.at(-1)).toBe('abc');
  expect(await third.flush()).toBe(true);
  expect(stored).toEqual({ answer: 'abc', version: 2, pasted: 2 });
  // Stored, and loaded after that.
  fails.push('lost');
  third.write(0, 'abcd');
  await third.flush();
  const fourth = load();
  expect(fourth.isDirty()).toBe(false);
  fails.push('lost');
  fourth.write(0, 'abcde');
  await fourth.flush();
  fourth.write(0, 'abcdef');
  const fifth = load();
  expect(await fifth.flush()).toBe(true);
  expect(stored).toEqual({ answer: 'abcdef', version: 5, pasted: 2 });
  expect([conflicts, kept()]).toEqual([[], []]);
});

test('PRAC-02 what was kept while the page was closed doesn’t replace another device’s newer answer', async () => {
  const { saver, load, stored, shown, conflicts } = createServer();
  saver.write(0, 'mine');
  Object.assign(stored, { answer: 'theirs', version: 1 });
  const reloaded = load();
  expect(await reloaded.flush()).toBe(true);
  expect([stored.answer, shown.at(-1)]).toEqual(['theirs', 'theirs']);
  conflicts[0]?.();
  expect(await reloaded.flush()).toBe(true);
  expect([stored.answer, shown.at(-1)]).toEqual(['mine', 'mine']);
});

test('PRAC-02 what only waited for the connection doesn’t replace another device’s newer answer', async () => {
  const { saver, stored, shown, conflicts, states, fails, kept } = createServer();
  fails.push(new TypeError('Failed to fetch'));
  saver.write(0, 'mine');
  expect(await saver.flush()).toBe(false);
  Object.assign(stored, { answer: 'theirs', version: 1 });
  expect(await saver.flush()).toBe(true);
  expect(stored.answer).toBe('theirs');
  expect([shown, states.at(-1), kept()]).toEqual([['theirs'], 'saved', []]);
  expect(conflicts).toHaveLength(1);
  saver.write(0, 'theirs and mine');
  expect(await saver.flush()).toBe(true);
  expect(stored.answer).toBe('theirs and mine');
});

test('PRAC-02 what is kept of many failed saves stays small', async () => {
  const { saver, fails, kept } = createServer();
  for (let length = 1; length <= 100; length++) {
    fails.push(new TypeError('Failed to fetch'));
    saver.write(0, 'long '.repeat(length));
    // oxlint-disable-next-line no-await-in-loop -- one save after the other
    await saver.flush();
  }
  expect(JSON.stringify(kept()).length).toBeLessThan(5_000);
});

test('PRAC-02 another tab’s newer answer is shown where nothing is unsaved', () => {
  const { saver, shown } = createServer();
  saver.refresh([{ ...question, answer: 'theirs', version: 1 }]);
  expect(shown).toEqual(['theirs']);
  saver.write(0, 'theirs and mine');
  saver.refresh([{ ...question, answer: 'newer', version: 2 }]);
  expect(shown).toEqual(['theirs']);
});

test('PRAC-02 a refused save is tried again, unless the test is over, which is told', async () => {
  const { saver, stored, overs, fails } = createServer();
  fails.push(Object.assign(new Error(), { code: 'TOO_MANY_REQUESTS' }));
  saver.write(0, 'abc');
  expect(await saver.flush()).toBe(false);
  expect(await saver.flush()).toBe(true);
  expect(stored.answer).toBe('abc');
  expect(overs).toEqual([]);
  fails.push(Object.assign(new Error(), { code: 'TEST_OVER' }));
  saver.write(0, 'late');
  expect(await saver.flush()).toBe(true);
  expect(stored.answer).toBe('abc');
  expect(overs).toEqual(['over']);
});
