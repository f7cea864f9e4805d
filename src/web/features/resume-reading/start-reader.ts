// oxlint-disable-next-line import/default -- Vite makes the address of a worker of it
import workerAddress from './reader-worker.ts?worker&url';

type Policy = { createScriptURL(address: string): unknown };
type Policies = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
};

let policy: Policy | undefined;

/** The address as one that a page with trusted types may start: the name of the policy stands in the headers of pages. */
function trusted(address: string): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('reader', {
    createScriptURL(asked) {
      if (asked !== workerAddress)
        throw new TypeError('only the reader of resumes is started here');
      return asked;
    },
  });
  return policy.createScriptURL(address) as string;
}

/** A worker that reads resumes. */
export const startReader = () => new Worker(trusted(workerAddress), { type: 'module' });
