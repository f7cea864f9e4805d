// npm run badges:rotate-key [-- --compromised DATE [--key ID]]
import { parseArgs } from 'node:util';
import { createCredentialKey } from '#server/features/credential/signing-keys.ts';
import { runCommand } from './command/run-command.ts';

const { values } = parseArgs({
  options: { compromised: { type: 'string' }, key: { type: 'string' } },
});

await runCommand('badges:rotate-key', async (_deps, ctx) => {
  const from = values.compromised === undefined ? null : new Date(values.compromised);
  if (values.key !== undefined && from === null)
    throw new Error('--key names a compromised key: add --compromised DATE.');
  if (from !== null && !(from <= ctx.now))
    throw new Error('--compromised takes a past moment, such as 2027-03-31 or 2027-03-31T14:00Z.');
  const made = await createCredentialKey(ctx, from ? { from, keyId: values.key } : undefined);
  console.log(`Badges are signed with ${made.id} from now on.`);
  if (made.compromised !== null && from !== null) {
    console.log(`${made.compromised} counts as compromised since ${from.toISOString()}.`);
    console.log(`${made.reissued} badges were signed anew; their links work as before.`);
  } else if (made.retired !== null) {
    console.log(`Badges signed with ${made.retired} stay valid. Its private half was deleted.`);
  }
  return 0;
});
