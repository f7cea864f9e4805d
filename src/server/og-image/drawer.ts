import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Picture } from './draw-picture.ts';

export type DrawingOrder = { picture: Picture; words: { product: string; line: string } };

const program = fileURLToPath(new URL('./draw-process.ts', import.meta.url));
const timeoutMs = 15_000;

/** Draws one image at a time in a separate process, which ends when it is idle. */
export function createDrawer() {
  let child: ChildProcess | undefined;

  function open(): ChildProcess {
    if (child?.connected) return child;
    const opened = fork(program, {
      serialization: 'advanced',
      execArgv: ['--expose-gc', '--max-old-space-size=64'],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    opened.on('exit', () => {
      if (child === opened) child = undefined;
    });
    opened.on('error', () => undefined);
    // The process must not keep the server alive.
    opened.unref();
    opened.channel?.unref();
    child = opened;
    return opened;
  }

  return {
    draw: (order: DrawingOrder): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        const at = open();
        const timer = setTimeout(() => {
          at.kill('SIGKILL');
          done(new Error('drawing a picture took too long'));
        }, timeoutMs);
        const ended = () => done(new Error('the drawing process ended'));
        const onPicture = (png: unknown) => done(null, png as Uint8Array);
        function done(error: Error | null, png?: Uint8Array) {
          clearTimeout(timer);
          at.off('exit', ended).off('message', onPicture);
          if (png === undefined) reject(error ?? new Error('nothing was drawn'));
          else resolve(Buffer.from(png));
        }
        at.on('exit', ended).on('message', onPicture);
        at.send(order, (error) => {
          if (error) done(error);
        });
      }),
    close: () => child?.kill(),
  };
}
