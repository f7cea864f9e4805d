import { readDemo } from './read-demo.ts';

/** Demo forum topics and replies, with author, age and likes. */
export type DemoConversation = {
  by: number;
  daysAgo: number;
  title: string;
  tags: string[];
  body: string;
  likes: number;
  isClosed?: boolean;
  replies: { by: number; hoursLater: number; body: string; likes: number }[];
};

export const demoConversations = readDemo<DemoConversation[]>('conversations');
