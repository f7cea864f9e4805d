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
  // Opening it would make it anew after signing out.
  const how = { cacheName: 'lessons', ignoreSearch: true, ignoreVary: true };
  return (await caches.match(request, how)) ?? Response.error();
}
