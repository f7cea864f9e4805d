import { mayTryAgain } from '#domain/external-jobs/source-problem.ts';
import { getJson, type GetOptions } from './get-json.ts';
import { SourceFailure } from './source-failure.ts';

/** The first try may take this part of the time that there is; what it leaves is the second one's. */
const firstPart = 0.6;

/** Asks, and once more where that may help; both tries together take no longer than they may. */
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
