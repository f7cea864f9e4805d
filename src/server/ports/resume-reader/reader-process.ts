// Runs in a separate process: reports that it is ready, reads one file from standard input, and
// answers with one line of JSON.
import { readFile } from '#readers/read-file.ts';

// A broken PDF leaves rejected promises behind in pdf.js that nothing awaits; the answer comes from
// the awaited one.
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
