import type { TestProject } from 'vitest/node';
import { startDatabaseServer } from './database-server.ts';
import type { DatabaseServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

export default async function setUp(project: TestProject) {
  const { stop, ...server } = await startDatabaseServer();
  project.provide('databaseServer', server);
  return stop;
}
