// Attempts what a harmful file would; reports the error or 'done' for each.
import { spawn } from 'node:child_process';
import dgram from 'node:dgram';
import { lookup, resolve4 } from 'node:dns/promises';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { get as getSafely } from 'node:https';
import { createConnection, createServer } from 'node:net';
import path from 'node:path';
import { connect as connectSafely } from 'node:tls';
import { Worker } from 'node:worker_threads';

const root = path.resolve(import.meta.dirname, '../../..');
const port = Number(process.argv[2]);
const host = '127.0.0.1';
type Waiting = { on(event: string, listener: (value?: unknown) => void): unknown };
const opened = (thing: Waiting, event: string) =>
  new Promise((done, fail) => {
    thing.on(event, done);
    thing.on('error', fail);
  });

const tries: Record<string, () => unknown> = {
  'read /etc/passwd': () => readFileSync('/etc/passwd'),
  'list the folder of the program': () => readdirSync(root),
  'read the data folder': () => readFileSync(path.join(root, 'data/secret')),
  'read the settings': () => readFileSync(path.join(root, '.env')),
  'write into the program': () => writeFileSync(path.join(root, 'src/made.txt'), ''),
  'write into memory': () => writeFileSync('/dev/shm/made.txt', ''),
  'start a program': () => opened(spawn('true'), 'spawn'),
  'start a thread': () => opened(new Worker('0', { eval: true }), 'online'),
  'open a socket': () => opened(createConnection(port, host), 'connect'),
  'open a safe socket': () => opened(connectSafely(port, host), 'secureConnect'),
  'ask over HTTP': () => opened(get({ port, host }), 'response'),
  'ask over HTTPS': () => opened(getSafely({ port, host }), 'response'),
  fetch: () => fetch(`http://${host}:${port}`),
  'open a web socket': () => opened(socketOf(`ws://${host}:${port}`), 'open'),
  'wait for calls': () => opened(createServer().listen(0), 'listening'),
  'send a datagram': () => dgram.createSocket('udp4').send('x', port, host),
  'ask for a name': () => lookup('localhost'),
  'ask a name server': () => resolve4('localhost'),
  'take the insides of the runtime': () =>
    (process as unknown as { binding(name: string): unknown }).binding('tcp_wrap'),
};

function socketOf(url: string): Waiting {
  const socket = new WebSocket(url);
  return {
    on: (event, listener) => socket.addEventListener(event, (happened) => listener(happened)),
  };
}

function codeOf(error: unknown): string {
  const { code, cause, error: inner } = (error ?? {}) as Record<string, unknown>;
  return typeof code === 'string' ? code : cause || inner ? codeOf(cause ?? inner) : String(error);
}

const answers: Record<string, string> = {};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    await attempt();
    answers[name] = 'done';
  } catch (error) {
    answers[name] = codeOf(error);
  }
}
if (process.send) process.send(answers, () => process.exit(0));
else process.stdout.write(JSON.stringify(answers), () => process.exit(0));
