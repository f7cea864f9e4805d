import { createBreaker } from './breaker.ts';
import { chatCompletions } from './chat-completions.ts';
import { messages } from './messages.ts';
import { ModelFailure } from './model-failure.ts';
import type { ModelPort, ModelQuestion } from './model.ts';
import { type Deadlines, postJson } from './post.ts';
import type { Wire } from './wire.ts';

const wires = { chat: chatCompletions, messages } satisfies Record<string, Wire>;

export type ModelOptions = {
  /** 'https://api.example.com/v1' */
  url: string;
  api: keyof typeof wires;
  model: string;
  key?: string | undefined;
  /** A monotonic clock in milliseconds, replaceable in tests. */
  now?: () => number;
  deadlines?: Partial<Deadlines>;
};

const usual: Deadlines = { firstByteMs: 10_000, totalMs: 60_000, maxBytes: 256 * 1024 };

/** A model that sends requests to its configured URL only. */
export function createModel(options: ModelOptions): ModelPort {
  const { url, api, model, key, now = () => performance.now() } = options;
  const wire = wires[api];
  const guard = createBreaker(now);
  const address = `${url.replace(/\/+$/u, '')}/${wire.path}`;
  const deadlines = { ...usual, ...options.deadlines };

  async function ask<T>(question: ModelQuestion<T>): Promise<T> {
    const body = wire.body(model, question as ModelQuestion<unknown>);
    const sent = await postJson({ address, headers: wire.headers(key), body }, deadlines);
    const value = parse(() => readJson(wire.readText(sent)));
    const answer = question.answer.read(value);
    if (answer === undefined) throw new ModelFailure('other-shape');
    return answer;
  }

  return { complete: (question) => guard(() => ask(question)) };
}

/** Parses JSON as models write it: bare, or in a code fence. */
function readJson(text: string): unknown {
  const bare = text.trim();
  if (bare === '') throw new ModelFailure('empty');
  const [, fenced = bare] = /^```(?:json)?\s*\n([\s\S]*)\n```$/u.exec(bare) ?? [];
  return JSON.parse(fenced);
}

function parse(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure('not-json', { cause: error });
  }
}
