import { loadOnce } from '#web/lib/load-once.ts';

export const loadBoard = loadOnce(async () => ({
  default: (await import('./pipeline-board.tsx')).PipelineBoard,
}));

/** Loads the board's code while its data is on the way; a failure shows where the board is. */
export function preloadBoard(): void {
  loadBoard().catch(() => undefined);
}
