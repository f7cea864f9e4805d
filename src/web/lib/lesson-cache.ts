const cacheName = 'lessons';
const scope = '/student-dashboard/learning';
/** Whose progress is in the pages. */
const ownerPath = `${scope}/owner`;
const workerAddress = '/lesson-worker.js';

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
};

/** The worker's URL as a TrustedScriptURL: the policy's name is in the pages' headers. */
let trusted: string | undefined;
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trusted ??= trustedTypes
    ? (trustedTypes
        .createPolicy('lessons', { createScriptURL: () => workerAddress })
        .createScriptURL(workerAddress) as string)
    : workerAddress;
  return trusted;
}

const isSupported = () => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Keeps the page of a lesson, with the scripts, styles and fonts that it uses, for offline. */
export async function keepLesson(path: string, userId: string): Promise<void> {
  if (!isSupported() || !navigator.onLine) return;
  await navigator.serviceWorker.register(trustedAddress(), { scope });
  const page = await fetch(path, { headers: { accept: 'text/html' } });
  if (!page.ok || page.redirected) return;
  const owner = await (await caches.match(ownerPath, { cacheName }))?.text();
  if (owner !== undefined && owner !== userId) await forgetLessons();
  const cache = await caches.open(cacheName);
  await cache.put(ownerPath, new Response(userId));
  await cache.put(path, page);
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
    );
  for (const { href } of used) if (!(await cache.match(href))) await cache.add(href);
}

/** After signing out, nobody reads on. */
export async function forgetLessons(): Promise<void> {
  if (isSupported()) await caches.delete(cacheName);
}
