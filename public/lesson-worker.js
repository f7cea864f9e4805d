// Answers for pages of lessons without a connection, from what those pages kept (lesson-cache.ts).
const lessons = '/student-dashboard/learning';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isKept =
    origin === self.location.origin &&
    request.method === 'GET' &&
    (pathname.startsWith('/assets/') ||
      (request.mode === 'navigate' && pathname.startsWith(lessons)));
  if (isKept) event.respondWith(fetch(request).catch(() => find(request)));
});

async function find(request) {
  const cache = await caches.open('lessons');
  return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.error();
}
