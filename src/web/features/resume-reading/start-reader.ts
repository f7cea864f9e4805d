// oxlint-disable-next-line import/default -- Vite turns it into the worker's URL
import workerAddress from './reader-worker.ts?worker&url';

type Policy = { createScriptURL(address: string): unknown };
type Policies = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
};

let policy: Policy | undefined;

/** The worker's URL as a TrustedScriptURL: the policy's name is in the pages' headers. */
function trusted(address: string): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('reader', {
    createScriptURL(url) {
      if (url !== workerAddress) throw new TypeError('only the reader of resumes is started here');
      return url;
    },
  });
  return policy.createScriptURL(address) as string;
}

export const startReader = () => new Worker(trusted(workerAddress), { type: 'module' });
