import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    // Files that follow each other in a process share what they import: no module of ours keeps what another could see.
    isolate: false,
    // Most of a test waits for PostgreSQL: more of them than cores keep the cores busy.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
