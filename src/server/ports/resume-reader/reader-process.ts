// Runs in a process of its own: says that it is there, takes one file from the standard input, and answers with one line of JSON.
import { readFile } from '#readers/read-file.ts';

// A broken PDF leaves promises behind in pdf.js that nobody waits for; the answer comes from the one that is waited for.
process.on('unhandledRejection', () => undefined);
process.stdout.write('ready\n');
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const reading = await readFile(new Uint8Array(Buffer.concat(parts)), process.argv[2] ?? '');
await new Promise<void>((resolve, reject) => {
  process.stdout.write(`${JSON.stringify(reading)}\n`, (error) =>
    error ? reject(error) : resolve(),
  );
});
process.exit(0);
