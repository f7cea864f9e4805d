import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readPassword } from './read-password.ts';

function terminal(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input });
  const output = new PassThrough();
  return { input, output, shown: () => String(output.read() ?? '') };
}

test('ADM-01 on a terminal the password is requested twice and never shown', async () => {
  const { input, output, shown } = terminal(true);
  const answer = readPassword({ input, output });
  input.write('a räre password\r');
  setImmediate(() => input.write('a räre password\r'));
  expect(await answer).toBe('a räre password');
  expect(shown()).toBe('Password: \nThe same again: \n');
});

test('ADM-01 two different passwords are refused', async () => {
  const { input, output } = terminal(true);
  const answer = readPassword({ input, output });
  input.write('one password\r');
  setImmediate(() => input.write('another one\r'));
  await expect(answer).rejects.toThrow('The two passwords differ. Nothing was changed.');
});

test('ADM-01 Ctrl+C while typing cancels the prompt', async () => {
  const { input, output } = terminal(true);
  const answer = readPassword({ input, output });
  input.write('half a pass\u0003');
  await expect(answer).rejects.toThrow('Nothing was changed.');
});

test.each([
  ['first line\nsecond', 'first line'],
  ['no end of line', 'no end of line'],
  ['windows\r\n', 'windows'],
  ['', ''],
])('ADM-01 without a terminal, the password is the first line of %j', async (text, password) => {
  const { input, output } = terminal(false);
  input.end(text);
  expect(await readPassword({ input, output })).toBe(password);
});
