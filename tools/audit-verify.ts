// npm run audit:verify
import { verifyAudit } from '#server/features/audit/verification.ts';
import { runCommand } from './command/run-command.ts';

const wordOf = { missing: 'is missing', changed: 'was changed' };

await runCommand('audit:verify', async (_deps, ctx) => {
  const verdict = await verifyAudit(ctx);
  if (verdict.ok) {
    const word = verdict.entries === 1 ? 'entry' : 'entries';
    console.log(`OK: the audit log is whole, ${verdict.entries} ${word}.`);
    if (verdict.entries > 0) {
      console.log(
        `The hash of the last one begins with ${verdict.lastHash.slice(0, 16)}. DATA_DIR/audit-anchors.jsonl and the server's log note it every minute: a cut-off end shows by them.`,
      );
    }
    return 0;
  }
  console.error(`Entry ${verdict.place} of the audit log ${wordOf[verdict.problem]}.`);
  return 1;
});
