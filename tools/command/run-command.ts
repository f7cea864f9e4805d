import { pino } from 'pino';
import { readConfig } from '#server/config/config.ts';
import type { Ctx } from '#server/context.ts';
import { createDeps, type Deps } from '#server/deps.ts';

/**
 * Runs a command-line task with the product's database and drivers; its return value is the exit
 * code.
 */
export async function runCommand(
  name: string,
  work: (deps: Deps, ctx: Ctx) => Promise<number>,
): Promise<void> {
  try {
    const log = pino({ level: 'error' }, pino.destination(2));
    const deps = await createDeps(readConfig(process.env), log);
    const ctx: Ctx = {
      ...deps.ctx,
      actor: { kind: 'system' },
      now: new Date(),
      requestId: name,
      isLocal: true,
      limitRate: async () => undefined,
      countView: () => undefined,
      log,
    };
    try {
      process.exitCode = await work(deps, ctx);
    } finally {
      await deps.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
