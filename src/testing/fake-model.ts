import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createModel, type ModelOptions } from '#server/ports/model/create-model.ts';

export type ModelMode =
  | 'normal'
  | 'whole'
  | 'fenced'
  | 'never'
  | 'trickle'
  | 'drops'
  | 'cut'
  | 'unfinished'
  | 'too-many-tokens'
  | 'error-event'
  | 'down'
  | 'busy'
  | 'refuses'
  | 'redirect'
  | 'html'
  | 'broken'
  | 'other-shape'
  | 'huge'
  | 'empty';

/** What the model received: our instructions, and user input. */
export type ModelRequest = {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  task: string;
  material: unknown;
  body: Record<string, unknown>;
};

type Writer = (material: unknown) => unknown;

/** A model on a local socket, in both protocols: answers what it is given, or fails as told. */
export async function startFakeModel() {
  let mode: ModelMode = 'normal';
  let write: Writer = () => ({});
  const asked: ModelRequest[] = [];

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>;
      const told = body['messages'] as { role: string; content: string }[];
      const material = JSON.parse(told.at(-1)?.content ?? 'null') as unknown;
      const task = typeof body['system'] === 'string' ? body['system'] : (told[0]?.content ?? '');
      const path = request.url ?? '';
      asked.push({ path, headers: request.headers, task, material, body });
      answer(response, path.endsWith('/messages'), JSON.stringify(write(material)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(response: ServerResponse, isMessages: boolean, text: string): void {
    const send = (status: number, body: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    const events = (chunks: unknown[]) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const chunk of chunks)
        response.write(`data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`);
    };
    const delta = (content: string) =>
      isMessages
        ? { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: content } }
        : { choices: [{ index: 0, delta: { content }, finish_reason: null }] };
    const end = (reason: string) =>
      isMessages
        ? { type: 'message_delta', delta: { stop_reason: reason } }
        : { choices: [{ index: 0, delta: {}, finish_reason: reason }] };
    const told = (content: string) => {
      const half = Math.ceil(content.length / 2);
      events([delta(content.slice(0, half)), delta(content.slice(half))]);
    };
    const stop = isMessages ? 'end_turn' : 'stop';
    const finish = (reason = stop) => {
      response.write(`data: ${JSON.stringify(end(reason))}\n\n`);
      response.end(isMessages ? 'data: {"type":"message_stop"}\n\n' : 'data: [DONE]\n\n');
    };
    switch (mode) {
      case 'never':
        break;
      case 'whole':
        send(
          200,
          JSON.stringify(
            isMessages
              ? { content: [{ type: 'text', text }], stop_reason: stop }
              : { choices: [{ message: { content: text }, finish_reason: stop }] },
          ),
        );
        break;
      case 'trickle': {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const timer = setInterval(() => response.write(': still here\n\n'), 20);
        response.on('close', () => clearInterval(timer));
        break;
      }
      case 'drops':
        response.destroy();
        break;
      case 'cut':
        told(text);
        setImmediate(() => response.destroy());
        break;
      case 'unfinished':
        told(text);
        response.end();
        break;
      case 'too-many-tokens':
        told(text);
        finish(isMessages ? 'max_tokens' : 'length');
        break;
      case 'error-event':
        events([{ type: 'error', error: { message: 'Overloaded' } }]);
        response.end();
        break;
      case 'down':
        send(503, '{}');
        break;
      case 'busy':
        send(429, '{}');
        break;
      case 'refuses':
        send(401, '{}');
        break;
      case 'redirect':
        send(307, '', { location: `${origin}/elsewhere/chat/completions` });
        break;
      case 'html':
        send(200, '<h1>Maintenance</h1>', { 'content-type': 'text/html' });
        break;
      case 'broken':
        told('{"wordings": [');
        finish();
        break;
      case 'other-shape':
        told('{"answer": 42}');
        finish();
        break;
      case 'huge':
        told('x'.repeat(1024 * 1024));
        finish();
        break;
      case 'empty':
        told('');
        finish();
        break;
      case 'fenced':
        told(`\`\`\`json\n${text}\n\`\`\``);
        finish();
        break;
      default:
        told(text);
        finish();
    }
  }

  return {
    origin,
    /** Each call, with everything sent to the model. */
    asked,
    /** Sets the answer, computed from the input. */
    writes(writer: Writer) {
      write = writer;
    },
    behaves(next: ModelMode) {
      mode = next;
    },
    /** The real adapter, pointed at this model. */
    model(options: Partial<ModelOptions> = {}) {
      const { api = 'chat' } = options;
      return createModel({
        url: `${origin}/v1`,
        api,
        model: 'fake-1',
        key: 'key of the model',
        ...options,
      });
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
