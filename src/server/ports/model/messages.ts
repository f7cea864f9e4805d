import { ModelFailure } from './model-failure.ts';
import type { ModelQuestion } from './model.ts';
import { readEvents, valueAt } from './read-events.ts';
import type { Wire } from './wire.ts';

/** The Anthropic protocol: POST {base}/messages. */
export const messages: Wire = {
  path: 'messages',
  headers: (key) => ({ 'anthropic-version': '2023-06-01', ...(key && { 'x-api-key': key }) }),
  body: (model, { task, material, answer, maxTokens }: ModelQuestion<unknown>) => ({
    model,
    stream: true,
    max_tokens: maxTokens,
    system: task,
    messages: [{ role: 'user', content: JSON.stringify(material) }],
    output_config: { format: { type: 'json_schema', schema: answer.schema } },
  }),
  readText({ type, text }) {
    if (type === 'application/json') {
      const whole = JSON.parse(text) as unknown;
      if (valueAt(whole, 'stop_reason') !== 'end_turn') throw new ModelFailure('cut');
      return String(valueAt(whole, 'content', 0, 'text') ?? '');
    }
    const events = readEvents(text);
    if (events.some((event) => valueAt(event, 'type') === 'error'))
      throw new ModelFailure('failed');
    const ends = events.map((event) => valueAt(event, 'delta', 'stop_reason'));
    if (!ends.includes('end_turn')) throw new ModelFailure('cut');
    return events
      .filter((event) => valueAt(event, 'delta', 'type') === 'text_delta')
      .map((event) => String(valueAt(event, 'delta', 'text') ?? ''))
      .join('');
  },
};
