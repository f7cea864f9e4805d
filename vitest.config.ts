import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isChosen } from './src/testing/take-turns.ts';

/** What takes minutes: whole processes, failing statements, all documents. Take turns in a short run. */
const takingTurns = [
  'src/server/nth-failure.test.ts',
  'src/server/http/api-fuzz.test.ts',
  'src/server/main.test.ts',
  'src/server/ports/answer-runner/child-runner.test.ts',
  'src/server/ports/pdf-renderer/typst.test.ts',
  'src/server/backup/archive/archive.test.ts',
  'src/server/killed-server.test.ts',
  'src/readers/fair-scores.test.ts',
  'src/server/db/embedded.test.ts',
  'src/server/rolling-restart.test.ts',
  'src/server/ports/resume-reader/child-reader.test.ts',
  'src/server/http/public-pages.test.ts',
  'src/server/features/skill-test/skill-tests.test.ts',
  'src/server/backup/backup.test.ts',
  'src/server/db/kill.test.ts',
  'src/server/db/demo/demo-set.test.ts',
  'src/server/features/external-jobs/refresh-search.test.ts',
  'src/server/http/account-limits.test.ts',
  'src/server/ports/tasks/killed-worker.test.ts',
  'src/server/ports/pdf-renderer/own-exports.test.ts',
  'src/server/rate-limit/rate-limit.test.ts',
  'src/readers/long-files.test.ts',
  'src/server/features/match/fairness.test.ts',
  'src/server/db/demo/load-demo.test.ts',
  'src/server/features/recording/create-transcript.test.ts',
  'src/domain/posting/extract-skills.test.ts',
  'src/readers/ats-corpus.test.ts',
];

/** What begins last must be short, or one core waits for it. */
const longest = [
  ...takingTurns,
  'src/server/fields.test.ts',
  'src/server/call-effects.test.ts',
  'src/server/http/access.test.ts',
  'src/server/foreign-writes.test.ts',
];

/** Vitest ends a process when the next file wants another environment, so components come last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      if (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment'))
        return longest.length + 1;
      const at = longest.findIndex((path) => moduleId.endsWith(path));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', ...takingTurns.filter((_, at) => !isChosen(at))],
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/set-up-page.ts'],
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
