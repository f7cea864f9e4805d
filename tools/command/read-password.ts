import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { ReadStream } from 'node:tty';

type Terminal = {
  input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;
  output: NodeJS.WritableStream;
};

const silence = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks for a password twice without echoing it; without a terminal it reads the first line of the
 * input.
 */
export async function readPassword({ input, output }: Terminal): Promise<string> {
  if (!input.isTTY) return firstLine(input);
  const lines = createInterface({ input, output: silence(), terminal: true });
  const ask = async (question: string) => {
    output.write(question);
    const answer = await new Promise<string>((resolve, reject) => {
      lines.once('SIGINT', () => reject(new Error('Nothing was changed.')));
      lines.question('').then(resolve, reject);
    });
    output.write('\n');
    return answer;
  };
  try {
    const password = await ask('Password: ');
    if ((await ask('The same again: ')) !== password)
      throw new Error('The two passwords differ. Nothing was changed.');
    return password;
  } finally {
    lines.close();
  }
}

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input });
  for await (const line of lines) return line;
  return '';
}
