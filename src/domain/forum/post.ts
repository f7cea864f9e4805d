/** The most characters that each field of a topic or a reply takes. */
export const longestPost = { title: 150, body: 10_000, tag: 30 } as const;

export const mostTags = 5;

export const topicOrders = ['active', 'liked'] as const;
export type TopicOrder = (typeof topicOrders)[number];
