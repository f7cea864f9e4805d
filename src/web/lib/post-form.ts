import type { FormAnswer } from '#contract/page-context.ts';

/** The texts that a form holds, by the names of its controls. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** Posts a form to its own door and reads the answer; null when it is none of ours. Rejects when the server was not reached. */
export async function postForm(action: string, form: FormData): Promise<FormAnswer | null> {
  const response = await fetch(action, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
    redirect: 'manual',
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer: unknown = isJson ? await response.json() : null;
  return isAnswer(answer) ? answer : null;
}

function isAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
