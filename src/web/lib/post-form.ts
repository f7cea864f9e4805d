import type { FormAnswer, RefusedForm } from '#contract/page-context.ts';
import { announceSignedOut } from './account-signals.ts';

/** Posts a form to its action and returns where to go next. Throws refusals the way API calls do. */
export async function postForm(action: string, form: FormData): Promise<string> {
  const response = await fetch(action, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
    redirect: 'manual',
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer: unknown = isJson ? await response.json() : null;
  if (!isAnswer(answer)) throw Object.assign(new Error('Not an answer to a form'), { status: 0 });
  if (!answer.ok && answer.refusal === 'NOT_SIGNED_IN') announceSignedOut();
  if (!answer.ok)
    throw Object.assign(new Error(answer.refusal), { code: answer.refusal, data: answer });
  return answer.redirectTo;
}

function isAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}

/** The refused form inside an error, or null. */
export function refusedFormOf(error: unknown): RefusedForm | null {
  const answer = error instanceof Error && 'data' in error ? error.data : null;
  return isAnswer(answer) && !answer.ok ? answer : null;
}
