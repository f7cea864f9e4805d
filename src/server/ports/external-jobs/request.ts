import type { AnswerFormat } from './get-answer.ts';
import type { Question } from './sources.ts';

export type Setting = string | undefined;
export type Request = { url: string; headers?: Record<string, string> };

/** How to query one source. */
export type Adapter = {
  /** Required settings by name. */
  needs?: Record<string, Setting>;
  request: (question: Question) => Request;
  /** The format of its responses; JSON unless stated. */
  format?: AnswerFormat;
  /** The next page, if a response that was requested from `url` has one. */
  next?: (answer: unknown, url: string) => string | null;
  /** The same query with less detail, for a response that is too large. */
  smaller?: (question: Question) => Request;
  /** Whether a response is complete. */
  isWhole: (answer: unknown) => boolean;
};

export function withQuery(url: Setting, query: Record<string, Setting>): string {
  const address = new URL(url ?? 'https://unset.invalid');
  for (const [name, value] of Object.entries(query)) {
    if (value) address.searchParams.set(name, value);
  }
  return address.href;
}

export function below(base: string, path: string): string {
  return `${base.replace(/\/+$/u, '')}/${path}`;
}

/** The address of another page that a response names, unless it is on another host. */
export function onSameHost(next: unknown, url: string): string | null {
  const page = typeof next === 'string' ? URL.parse(next, url) : null;
  return page !== null && page.origin === new URL(url).origin ? page.href : null;
}
