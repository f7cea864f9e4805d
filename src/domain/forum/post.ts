import { list, text } from '#domain/fields.ts';

const body = text({ max: 10_000, required: true, rows: 8 });

export const topicFields = {
  title: text({ max: 150, required: true }),
  body,
  tags: list({ max: 5, longest: 30 }),
};

export const replyFields = { body };

export const topicOrders = ['active', 'liked'] as const;
export type TopicOrder = (typeof topicOrders)[number];
