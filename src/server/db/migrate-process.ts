import { migrateDatabase } from './migrate.ts';

const [connectionString = '', folder] = process.argv.slice(2);

await migrateDatabase(connectionString, folder);
