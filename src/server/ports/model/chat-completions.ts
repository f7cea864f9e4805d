import { ModelFailure } from './model-failure.ts';
import type { ModelQuestion } from './model.ts';
import { readEvents, valueAt } from './read-events.ts';
import type { Wire } from './wire.ts';

/** The protocol of most model servers, including local ones: POST {base}/chat/completions. */
export const chatCompletions: Wire = {
  path: 'chat/completions',
  headers: (key): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {}),
  body: (model, { task, material, answer, maxTokens }: ModelQuestion<unknown>) => ({
    model,
    stream: true,
    max_completion_tokens: maxTokens,
    messages: [
      { role: 'system', content: task },
      { role: 'user', content: JSON.stringify(material) },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: answer.name, schema: answer.schema, strict: true },
    },
  }),
  readText({ type, text }) {
    if (type === 'application/json') {
      const whole = JSON.parse(text) as unknown;
      if (valueAt(whole, 'choices', 0, 'finish_reason') === 'length') throw new ModelFailure('cut');
      return String(valueAt(whole, 'choices', 0, 'message', 'content') ?? '');
    }
    const events = readEvents(text);
    if (events.some((event) => valueAt(event, 'error') !== undefined))
      throw new ModelFailure('failed');
    const ends = events.map((event) => valueAt(event, 'choices', 0, 'finish_reason'));
    if (!ends.includes('stop')) throw new ModelFailure('cut');
    return events.map((event) => valueAt(event, 'choices', 0, 'delta', 'content') ?? '').join('');
  },
};
