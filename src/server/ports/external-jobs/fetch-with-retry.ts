import { mayTryAgain } from '#domain/external-jobs/source-problem.ts';
import { getAnswer, type GetOptions } from './get-answer.ts';
import { SourceFailure } from './source-failure.ts';

/** The share of the time limit for the first attempt; the second gets the rest. */
const firstPart = 0.6;

/** Fetches with one retry where that may help; both attempts share one time limit. */
export async function fetchWithRetry(address: string, options: GetOptions): Promise<unknown> {
  const start = performance.now();
  try {
    return await getAnswer(address, {
      ...options,
      timeoutMs: Math.floor(options.timeoutMs * firstPart),
    });
  } catch (error) {
    const left = Math.floor(options.timeoutMs - (performance.now() - start));
    if (!(error instanceof SourceFailure) || !mayTryAgain(error.problem) || left < 50) throw error;
    return getAnswer(address, { ...options, timeoutMs: left });
  }
}
