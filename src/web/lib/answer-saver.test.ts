import { expect, test } from 'vitest';
import type { RunningTest } from '#contract/skill-test.ts';
import { createAnswerSaver, type SavedAnswer } from './answer-saver.ts';

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

/** A server with one answer, whose responses may be lost or refused. */
function createServer() {
  const stored = { answer: '', version: 0, pasted: 0 };
  const shown: string[] = [];
  const fails: (Error | 'lost' | undefined)[] = [];
  const saver = createAnswerSaver([question], {
    send: async ({ answer, version, pasted }): Promise<SavedAnswer> => {
      const fail = fails.shift();
      if (fail instanceof Error) throw fail;
      if (version === stored.version) {
        stored.answer = answer;
        stored.version += 1;
        stored.pasted += pasted;
      } else if (stored.answer !== answer) {
        throw Object.assign(new Error(), { code: 'ANSWER_CHANGED', data: { ...stored } });
      }
      if (fail === 'lost') throw new TypeError('Failed to fetch');
      return { answer, version: stored.version };
    },
    onState: () => undefined,
    onSaved: () => undefined,
    onReplaced: (_at, answer) => shown.push(answer),
  });
  return { saver, stored, shown, fails };
}

test('PRAC-02 a lost response of an own save doesn’t undo what was typed since', async () => {
  const { saver, stored, shown, fails } = createServer();
  fails.push('lost');
  saver.addPaste(0, 3);
  saver.write(0, 'abc');
  expect(await saver.flush()).toBe(false);
  saver.addPaste(0, 3);
  saver.write(0, 'abcdef');
  expect(await saver.flush()).toBe(true);
  expect(stored).toEqual({ answer: 'abcdef', version: 2, pasted: 6 });
  expect(shown).toEqual([]);
});

test('PRAC-02 what another tab has written replaces the answer', async () => {
  const { saver, stored, shown } = createServer();
  Object.assign(stored, { answer: 'theirs', version: 1 });
  saver.write(0, 'mine');
  expect(await saver.flush()).toBe(true);
  expect(shown).toEqual(['theirs']);
  saver.write(0, 'mine too');
  await saver.flush();
  expect(stored).toMatchObject({ answer: 'mine too', version: 2 });
});

test('PRAC-02 a refused save is tried again, unless the test is over', async () => {
  const { saver, stored, fails } = createServer();
  fails.push(Object.assign(new Error(), { code: 'TOO_MANY_REQUESTS' }));
  saver.write(0, 'abc');
  expect(await saver.flush()).toBe(false);
  expect(await saver.flush()).toBe(true);
  expect(stored.answer).toBe('abc');
  fails.push(Object.assign(new Error(), { code: 'TEST_OVER' }));
  saver.write(0, 'late');
  expect(await saver.flush()).toBe(true);
  expect(stored.answer).toBe('abc');
});
