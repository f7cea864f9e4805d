// npm run demo:remove
import { noteDemoRemoved } from '#server/db/demo/demo-removed.ts';
import { removeDemo } from '#server/db/demo/remove-demo.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { runCommand } from './command/run-command.ts';

await runCommand('demo:remove', async ({ config, db, files }) => {
  const removed = await removeDemo({
    db,
    files,
    tellPostings: (tx, ids) => indexPostings({ db: tx, now: new Date() }, ids),
  });
  await publishChange({ db }, 'postings');
  await noteDemoRemoved(config.DATA_DIR);
  if (removed.companies + removed.people === 0) {
    console.log('There is no demo set in this database.');
    return 0;
  }
  console.log(
    `The demo set is gone: ${removed.companies} companies, ${removed.postings} postings, ${removed.people} people, ` +
      `${removed.applications} applications, ${removed.files} files.`,
  );
  if (removed.realApplications > 0) {
    console.log(
      `Among the applications, ${removed.realApplications} came later: sent to a demo posting or by a demo student. ` +
        'Real people and their resumes are still here.',
    );
  }
  if (removed.realPostings > 0) {
    console.log(`Among the postings, ${removed.realPostings} had been added to a demo company.`);
  }
  return 0;
});
