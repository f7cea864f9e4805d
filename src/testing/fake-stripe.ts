import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
type Form = Record<string, string>;

export type FakeSubscription = {
  id: string;
  customer: string;
  status: string;
  created: number;
  cancel_at_period_end: boolean;
  current_period_start: number;
  current_period_end: number;
  items: { data: { id: string; price: { product: string; unit_amount: number } }[] };
  metadata: Record<string, string>;
};

export const webhookSecret = 'whsec_of_a_test';
const key = 'sk_of_a_test';

/** Stripe on a local socket: keeps sessions and subscriptions, and signs events as told. */
export async function startFakeStripe() {
  const subscriptions = new Map<string, FakeSubscription>();
  const calls: { method: string; path: string; form: Form; headers: Form }[] = [];
  let count = 0;
  let status = 200;

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
      const method = request.method ?? '';
      calls.push({ method, path, form, headers: request.headers as Form });
      const isKnown = request.headers.authorization === `Bearer ${key}`;
      const answer = !isKnown ? 401 : status === 200 ? answerTo(method, path, form) : status;
      response.writeHead(typeof answer === 'number' ? answer : 200, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify(typeof answer === 'number' ? { error: {} } : answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answerTo(method: string, path: string, form: Form): object | number {
    if (path === '/v1/checkout/sessions') return { url: `${url}/pay/${++count}` };
    if (path === '/v1/billing_portal/sessions') return { url: `${url}/portal/${form['customer']}` };
    const found = subscriptions.get(path.replace('/v1/subscriptions/', ''));
    if (found === undefined) return 404;
    if (method === 'DELETE') found.status = 'canceled';
    if (method === 'POST') change(found, form);
    return found;
  }

  function change(found: FakeSubscription, form: Form): void {
    if (form['cancel_at_period_end'])
      found.cancel_at_period_end = form['cancel_at_period_end'] === 'true';
    const amount = form['items[0][price_data][unit_amount]'];
    const [item] = found.items.data;
    if (amount && item) item.price.unit_amount = Number(amount);
    for (const [name, value] of Object.entries(form)) {
      const [, word] = /^metadata\[(\w+)\]$/u.exec(name) ?? [];
      if (word === undefined) continue;
      const others = Object.entries(found.metadata).filter(([each]) => each !== word);
      found.metadata = Object.fromEntries(value === '' ? others : [...others, [word, value]]);
    }
  }

  return {
    url,
    key,
    calls,
    subscriptions,

    /** Somebody pays at the last checkout: what it asked for runs from now on. */
    pay(now: Date): FakeSubscription {
      const session = calls.findLast(({ path }) => path === '/v1/checkout/sessions');
      if (session === undefined) throw new Error('Nobody went to the checkout.');
      const { form } = session;
      const start = Math.floor(now.getTime() / 1000);
      const days = form['line_items[0][price_data][recurring][interval]'] === 'year' ? 365 : 30;
      const made: FakeSubscription = {
        id: `sub_${++count}`,
        customer: form['customer'] ?? `cus_${count}`,
        status: 'active',
        created: start,
        cancel_at_period_end: false,
        current_period_start: start,
        current_period_end: start + days * 86_400,
        items: {
          data: [
            {
              id: `si_${count}`,
              price: {
                product: `prod_${count}`,
                unit_amount: Number(form['line_items[0][price_data][unit_amount]']),
              },
            },
          ],
        },
        metadata: {
          subscriber: form['subscription_data[metadata][subscriber]'] ?? '',
          plan: form['subscription_data[metadata][plan]'] ?? '',
          period: form['subscription_data[metadata][period]'] ?? '',
        },
      };
      subscriptions.set(made.id, made);
      return made;
    },

    /** An event about a subscription as it is now, with a body to send as often as wanted. */
    event(type: string, found: FakeSubscription, at: Date): string {
      const id = `evt_${++count}`;
      const object = type.startsWith('customer.subscription.')
        ? structuredClone(found)
        : { id: `obj_${count}`, subscription: found.id };
      const created = Math.floor(at.getTime() / 1000);
      return JSON.stringify({ id, type, created, data: { object } });
    },

    sign(body: string, at: Date, secret = webhookSecret): string {
      const time = Math.floor(at.getTime() / 1000);
      return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
    },

    /** Answers every call with this status; 200 is normal again. */
    fail(answered: number): void {
      status = answered;
    },

    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
