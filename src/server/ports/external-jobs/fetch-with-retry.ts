import { mayTryAgain } from '#domain/external-jobs/source-problem.ts';
import { getJson, type GetOptions } from './get-json.ts';
import { SourceFailure } from './source-failure.ts';

/** The share of the time limit for the first attempt; the second gets the rest. */
const firstPart = 0.6;

/** Fetches JSON with one retry where that may help; both attempts share one time limit. */
export async function fetchWithRetry(address: string, options: GetOptions): Promise<unknown> {
  const start = performance.now();
  try {
    return await getJson(address, {
      ...options,
      timeoutMs: Math.floor(options.timeoutMs * firstPart),
    });
  } catch (error) {
    const left = Math.floor(options.timeoutMs - (performance.now() - start));
    if (!(error instanceof SourceFailure) || !mayTryAgain(error.problem) || left < 50) throw error;
    return getJson(address, { ...options, timeoutMs: left });
  }
}
