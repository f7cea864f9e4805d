import { expect, inject, test } from 'vitest';
import { createDatabase } from '#testing/database.ts';
import { killApp, killPostmaster } from '#testing/kill-cycles.ts';
import { triesAll } from '#testing/take-turns.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const cycles = triesAll ? 5 : 1;
const nothingLost = { cycles, lost: 0, half: 0 };
const limit = 120_000;

test(
  'REL-01 an app process killed while writing to the embedded database loses no confirmed write',
  { timeout: limit },
  async () => {
    await using folder = await temporaryFolder();
    const result = await killApp({ dataDir: folder.path }, cycles);
    expect(result).toMatchObject(nothingLost);
    expect(result.confirmed).toBeGreaterThanOrEqual(cycles);
  },
);

test(
  'REL-01 an app process killed while writing to a database server loses no confirmed write',
  { timeout: limit },
  async () => {
    expect(inject('databaseServer').url).toBeTruthy();
    await using database = await createDatabase();
    const result = await killApp({ url: database.connectionString }, cycles);
    expect(result).toMatchObject(nothingLost);
    expect(result.confirmed).toBeGreaterThanOrEqual(cycles);
  },
);

test(
  'REL-02 a postmaster killed under write load recovers by itself, the app stays up, nothing confirmed is lost',
  { timeout: limit },
  async () => {
    await using folder = await temporaryFolder();
    const result = await killPostmaster(folder.path, cycles);
    expect(result).toMatchObject(nothingLost);
    expect(result.slowestReturnMs).toBeLessThan(10_000);
  },
);
