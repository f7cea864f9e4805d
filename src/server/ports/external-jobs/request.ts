import type { Question } from './sources.ts';

export type Setting = string | undefined;
export type Request = { url: string; headers?: Record<string, string> };

/** How to query one source. */
export type Asked = {
  /** Required settings by name. */
  needs?: Record<string, Setting>;
  request: (question: Question) => Request;
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
