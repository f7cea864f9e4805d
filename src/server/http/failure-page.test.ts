import { expect, test } from 'vitest';
import { startTestServer } from '#testing/server.ts';

const failing = (error: Error) => ({
  isDevelopment: false,
  render: async () => {
    throw error;
  },
});

test.each([
  [new Error('made up'), 500],
  [new Error('outer', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }), 503],
])(
  'REL-40 a page that fails with %s shows a sentence and an id, and runs no scripts',
  async (error, status) => {
    await using server = await startTestServer({ web: failing(error) });
    const path = '/login?next=/%22%3E%3Cscript%3Ealert(1)';
    const answer = await server.fetch(path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/u);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('Couldn’t load this page');
    expect(html).toContain(answer.headers.get('x-request-id'));
    expect(html).toMatch(/<a href="\/login\?next=[^"<>]*">Try again<\/a>/u);
    expect(html).not.toMatch(/<script|style|made up/u);
    const json = await server.fetch(path, { headers: { accept: 'application/json' } });
    const code = status === 503 ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
    expect([json.status, await json.json()]).toMatchObject([status, { code }]);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  },
);
