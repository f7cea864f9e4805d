import { mailedToken } from './mailed-token.ts';

export type Client = ReturnType<typeof createClient>;

/** A browser as the server sees it: sends our origin with writes and stores cookies. */
export function createClient(origin: string) {
  const jar = new Map<string, string>();

  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const isWrite = init.method !== undefined && !['GET', 'HEAD'].includes(init.method);
    if (isWrite && !headers.has('origin')) headers.set('origin', origin);
    if (jar.size > 0 && !headers.has('cookie')) headers.set('cookie', cookieOf(jar));
    const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0/iu.test(line)) jar.delete(name);
      else jar.set(name, value.join('='));
    }
    return response;
  };
  const json = { accept: 'application/json' };

  return {
    fetch: ask,
    cookie: () => cookieOf(jar),
    /** Posts a form as our script does, and gets JSON. */
    postForm: (path: string, form: Record<string, string> | FormData) => {
      const body = form instanceof FormData ? form : new URLSearchParams(form);
      return ask(path, { method: 'POST', body, headers: json });
    },
    /** Calls the REST API with a JSON body. */
    send: (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method,
        body: JSON.stringify(body),
        headers: { ...json, 'content-type': 'application/json', ...headers },
      }),
  };
}

/**
 * Signs a student up on a local server that stores its mails, and confirms the address with the
 * mailed link.
 */
export async function signUpByMail(client: Client, form: Record<string, string>): Promise<void> {
  const email = form['email'] ?? '';
  const taken = await client.postForm('/signup', form);
  if (!taken.ok) throw new Error(`/signup answered ${taken.status}`);
  const load = async () => (await client.fetch('/api/mailbox')).json();
  const token = await mailedToken(load, email);
  const confirmed = await client.postForm('/auth/callback', { token });
  if (!confirmed.ok) throw new Error(`/auth/callback answered ${confirmed.status}`);
}

function cookieOf(jar: Map<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
