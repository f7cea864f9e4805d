import { announceSignedOut } from './account-signals.ts';

/** Fetches what only signed-in users get, and reports that nobody is signed in any more. */
export async function fetchSignedIn(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (response.status === 401) announceSignedOut();
  return response;
}
