import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { forkSandboxed } from './fork-sandboxed.ts';
import { PdfRendererError } from './pdf-renderer.ts';
import type { RenderResponse, RenderRequest } from './render-request.ts';

const program = fileURLToPath(new URL('./render-program.ts', import.meta.url));
const maxStartMs = 20_000;

export type ProcessLimits = { maxMs: number; mostOrders: number; maxBytes: number };
type Result = Extract<RenderResponse, { result: unknown }>['result'];

const endedText = 'the rendering process ended';
/** The process ended by itself, as it does when idle, before it began what was asked. */
class EndedIdle extends PdfRendererError {}

/**
 * A process that renders one request at a time. It is killed on a timeout, and replaced before it
 * grows too large. One that ends because it was idle, just as a request comes, is replaced as well.
 */
export function createRenderProcess(
  { maxMs, mostOrders, maxBytes }: ProcessLimits,
  script = program,
) {
  let child: ChildProcess | undefined;
  let ready: Promise<void> | undefined;
  let orders = 0;

  function open(): ChildProcess {
    if (child?.connected && ready) return child;
    const opened = forkSandboxed(script);
    opened.on('error', () => undefined);
    opened.on('exit', () => {
      if (child === opened) child = undefined;
    });
    // The process must not keep the server alive.
    opened.unref();
    opened.channel?.unref();
    orders = 0;
    ready = messageFrom<string>(opened, maxStartMs).then(() => undefined);
    child = opened;
    return opened;
  }

  function end() {
    const ending = child;
    child = undefined;
    ending?.kill('SIGKILL');
  }

  async function render(order: RenderRequest): Promise<Result> {
    const at = open();
    await ready;
    const answered = messageFrom<RenderResponse>(at, maxMs);
    at.send(order, (error) => {
      if (error) at.kill('SIGKILL');
    });
    const answer = await answered;
    orders += 1;
    if (orders >= mostOrders || answer.residentBytes > maxBytes) end();
    if ('failed' in answer) throw new PdfRendererError('broken', answer.failed);
    return answer.result;
  }

  return {
    async set(order: RenderRequest): Promise<Result> {
      try {
        return await render(order);
      } catch (error) {
        if (!(error instanceof EndedIdle)) throw error;
        return await render(order);
      }
    },
    processId: () => child?.pid ?? null,
    close: end,
  };
}

/** The next message from the process, which is killed on a timeout. */
function messageFrom<Message>(from: ChildProcess, maxMs: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    let failure: PdfRendererError | undefined;
    const timer = setTimeout(() => {
      failure = new PdfRendererError('too slow');
      from.kill('SIGKILL');
    }, maxMs);
    const onMessage = (message: unknown) => {
      stop();
      resolve(message as Message);
    };
    const ended = (code: number | null) => {
      stop();
      const Ended = code === 0 ? EndedIdle : PdfRendererError;
      reject(failure ?? new Ended('broken', endedText));
    };
    const stop = () => {
      clearTimeout(timer);
      from.off('message', onMessage).off('exit', ended);
    };
    from.on('message', onMessage).on('exit', ended);
  });
}
