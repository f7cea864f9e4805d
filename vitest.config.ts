import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest. What begins last must be short, or one core waits for it. */
const longest = [
  'src/server/http/api-fuzz.test.ts',
  'src/server/nth-failure.test.ts',
  'src/server/killed-server.test.ts',
  'src/server/rolling-restart.test.ts',
  'src/server/main.test.ts',
  'src/server/db/kill.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((path) => moduleId.endsWith(path));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/notify-at-once.ts'],
    pool: 'forks',
    // Files that follow each other in a process share what they import: no module of ours keeps what another could see.
    isolate: false,
    // Most of a test waits for PostgreSQL: more of them than cores keep the cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Nothing is measured by these: they end what hangs, also on a machine that has other work.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
