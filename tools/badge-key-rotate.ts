// npm run badges:rotate-key
import { createCredentialKey } from '#server/features/credential/create-credential-key.ts';
import { runCommand } from './command/run-command.ts';

await runCommand('badges:rotate-key', async (_deps, ctx) => {
  const { id, retired } = await createCredentialKey(ctx);
  console.log(`Badges are signed with ${id} from now on.`);
  if (retired !== null)
    console.log(`Badges signed with ${retired} stay valid. Its private half was deleted.`);
  return 0;
});
