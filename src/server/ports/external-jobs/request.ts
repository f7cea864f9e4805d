import type { Question } from './sources.ts';

export type Setting = string | undefined;
export type Request = { url: string; headers?: Record<string, string> };

/** How one source is asked. */
export type Asked = {
  /** Settings by their names. */
  needs?: Record<string, Setting>;
  request: (question: Question) => Request;
  /** The same with less said of each posting, for an answer that is too large. */
  smaller?: (question: Question) => Request;
  /** Whether an answer is all that there is to tell. */
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
