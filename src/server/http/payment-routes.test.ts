import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingEvents, subscriptions } from '#server/db/tables/subscriptions.ts';
import { type Cast, createCast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type FakeStripe, startFakeStripe, webhookSecret } from '#testing/fake-stripe.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe();
});
afterAll(() => stripe[Symbol.asyncDispose]());

const web = {
  isDevelopment: true,
  handle: () => Promise.resolve(new Response(null, { status: 404 })),
} as never;

const hook = '/webhooks/payments';
type Sent = { body: string; signature?: string };
const send = ({ body, signature }: Sent) =>
  server.fetch(hook, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      // As from another site, which a provider is.
      origin: 'https://payments.example',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
  });

let server: TestServer;
let cast: Cast;

/** How a plan is paid for with one driver, over the same routes that browsers and providers use. */
type Driver = {
  name: 'stripe' | 'manual';
  /** Asks for Pro and returns what makes it the plan, to be repeated. */
  ask: (client: Client) => Promise<() => Promise<number>>;
};

const drivers: Driver[] = [
  {
    name: 'stripe',
    ask: async (client) => {
      const answer = await client.send('POST', '/api/own-plan/checkout', {
        plan: 'pro',
        period: 'yearly',
      });
      expect(answer.status).toBe(200);
      const found = stripe.pay(new Date());
      const body = stripe.event('checkout.session.completed', found, new Date());
      return async () => (await send({ body, signature: stripe.sign(body, new Date()) })).status;
    },
  },
  {
    name: 'manual',
    ask: async (client) => {
      const answer = await client.send('POST', '/api/own-plan/requests', {
        plan: 'pro',
        period: 'yearly',
      });
      const { id } = (await answer.json()) as { id: string };
      return async () => {
        const granted = await cast.people.admin.send(
          'POST',
          `/api/admin/plan-requests/${id}/grant`,
          { until: null },
        );
        // The second decision about one request is refused.
        return granted.status === 409 ? 200 : granted.status;
      };
    },
  },
];

const ownPlan = async (client: Client) =>
  (await (await client.fetch('/api/own-plan')).json()) as {
    plan: string;
    state: string;
    payer: string;
    endsAt: string;
    nextPlan: string | null;
  };
const stored = () => server.deps.db.select().from(subscriptions).orderBy(subscriptions.createdAt);
const events = () => server.deps.db.select().from(billingEvents);

let count = 0;
const newStudent = () => server.signUp(`Payer ${(count += 1)}`);

describe.each(drivers)('with payments by $name', ({ name, ask }) => {
  beforeAll(async () => {
    const config = {
      STRIPE_SECRET_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_URL: stripe.url,
    };
    server = await startTestServer({ web, ...(name === 'stripe' && { config }) });
    cast = await createCast(server);
    return () => server[Symbol.asyncDispose]();
  });

  test('BILL-01 paying leads to the plan, for what the catalogue says', async () => {
    const client = await newStudent();
    expect(await ownPlan(client)).toMatchObject({ plan: 'free', payer: name });
    const pay = await ask(client);
    expect(await ownPlan(client)).toMatchObject({ plan: 'free' });
    expect(await pay()).toBe(200);
    expect(await ownPlan(client)).toMatchObject({ plan: 'pro', state: 'active' });
  });

  test('BILL-01 an amount from the client is never used', async () => {
    const client = await newStudent();
    const before = stripe.calls.length;
    const way = name === 'stripe' ? 'checkout' : 'requests';
    const asked = { plan: 'pro', period: 'monthly', amount: 1, unit_amount: 1 };
    expect((await client.send('POST', `/api/own-plan/${way}`, asked)).status).toBe(400);
    expect(stripe.calls).toHaveLength(before);
    expect(await ownPlan(client)).toMatchObject({ plan: 'free' });
  });

  test('BILL-01 what is repeated three times counts once', async () => {
    const client = await newStudent();
    const pay = await ask(client);
    await pay();
    const [before, counted] = [await stored(), (await events()).length];
    for (let n = 0; n < 3; n++) expect(await pay()).toBe(200);
    expect(await stored()).toEqual(before);
    expect(await events()).toHaveLength(counted);
  });

  test('BILL-01 twenty deliveries at the same time count once', async () => {
    const client = await newStudent();
    const pay = await ask(client);
    const counted = (await events()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, pay));
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    expect(await events()).toHaveLength(counted + 1);
    expect(await ownPlan(client)).toMatchObject({ plan: 'pro' });
  });

  test('BILL-01 messages without a valid signature change nothing', async () => {
    await newStudent();
    const rows = await stored();
    const found = [...stripe.subscriptions.values()][0] ?? fakeSubscription();
    stripe.subscriptions.set(found.id, found);
    const body = stripe.event('customer.subscription.updated', found, new Date());
    const old = new Date(Date.now() - 6 * 60_000);
    const signed = stripe.sign(body, new Date());
    for (const sent of [
      { body },
      { body, signature: '' },
      { body, signature: 't=1,v1=' },
      { body, signature: stripe.sign(body, new Date(), 'whsec_of_somebody_else') },
      { body, signature: stripe.sign(body, old) },
      { body: body.replace('pro', 'premium'), signature: signed },
      { body: `${body} `, signature: signed },
      { body, signature: signed.replace('v1=', 'v0=') },
      { body: 'not json', signature: stripe.sign('not json', new Date()) },
    ])
      expect((await send(sent)).status).toBe(400);
    expect(await stored()).toEqual(rows);
  });
});

function fakeSubscription() {
  const start = Math.floor(Date.now() / 1000);
  return {
    id: 'sub_forged',
    customer: 'cus_forged',
    status: 'active',
    created: start,
    cancel_at_period_end: false,
    current_period_start: start,
    current_period_end: start + 86_400,
    items: { data: [{ id: 'si_1', price: { product: 'prod_1', unit_amount: 1 } }] },
    metadata: { subscriber: `user:${crypto.randomUUID()}`, plan: 'premium', period: 'monthly' },
  };
}

describe('the events of Stripe', () => {
  beforeAll(async () => {
    const config = {
      STRIPE_SECRET_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_URL: stripe.url,
    };
    server = await startTestServer({ web, config });
    return () => server[Symbol.asyncDispose]();
  });

  const signed = (body: string) => ({ body, signature: stripe.sign(body, new Date()) });
  async function subscribe(client: Client, plan = 'pro') {
    await client.send('POST', '/api/own-plan/checkout', { plan, period: 'monthly' });
    return stripe.pay(new Date());
  }

  test('BILL-01 the checkout asks for the price of the catalogue, in cents', async () => {
    const client = await newStudent();
    await client.send('POST', '/api/own-plan/checkout', { plan: 'premium', period: 'yearly' });
    const call = stripe.calls.at(-1);
    expect(call?.form).toMatchObject({
      mode: 'subscription',
      'line_items[0][price_data][unit_amount]': String(1699 * 12),
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][recurring][interval]': 'year',
      'subscription_data[metadata][plan]': 'premium',
    });
    expect(call?.headers['authorization']).toBe(`Bearer ${stripe.key}`);
  });

  const orders = permutations([0, 1, 2, 3]);
  test('BILL-01 in any order and with repetitions, events lead to the same state', async () => {
    const ends = [];
    for (const order of orders) {
      const client = await newStudent();
      const found = await subscribe(client);
      const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
      const bodies = [stripe.event('customer.subscription.created', found, at(0))];
      found.status = 'past_due';
      bodies.push(stripe.event('invoice.payment_failed', found, at(1)));
      found.status = 'active';
      bodies.push(stripe.event('invoice.paid', found, at(2)));
      found.cancel_at_period_end = true;
      bodies.push(stripe.event('customer.subscription.updated', found, at(3)));
      for (const n of [...order, ...order])
        expect((await send(signed(bodies[n] ?? ''))).status).toBe(200);
      const { plan, state, nextPlan } = await ownPlan(client);
      ends.push([plan, state, nextPlan]);
    }
    expect(orders).toHaveLength(24);
    expect([...new Set(ends.map(String))]).toEqual(['pro,cancelled,free']);
  });

  test('BILL-01 events at the same time leave what the provider has at the end', async () => {
    const client = await newStudent();
    const found = await subscribe(client);
    const first = stripe.event('customer.subscription.created', found, new Date());
    const second = stripe.event('customer.subscription.updated', found, new Date());
    const sending = [send(signed(first)), send(signed(second))];
    found.status = 'canceled';
    const last = stripe.event('customer.subscription.deleted', found, new Date());
    await Promise.all([...sending, send(signed(last))]);
    expect(await ownPlan(client)).toMatchObject({ plan: 'free', state: 'expired' });
  });

  test('BILL-01 an overdue payment counts from the start of its period, whenever it is heard of', async () => {
    const client = await newStudent();
    const found = await subscribe(client);
    found.status = 'past_due';
    found.current_period_start -= 15 * 86_400;
    await send(signed(stripe.event('invoice.payment_failed', found, new Date())));
    const own = await ownPlan(client);
    // Students go on with what is free.
    expect(own).toMatchObject({ plan: 'free', state: 'past_due' });
    found.status = 'active';
    await send(signed(stripe.event('invoice.paid', found, new Date())));
    expect(await ownPlan(client)).toMatchObject({ plan: 'pro', state: 'active' });
  });

  test('BILL-01 a provider that does not answer is asked again later', async () => {
    const client = await newStudent();
    const found = await subscribe(client);
    const message = signed(stripe.event('customer.subscription.created', found, new Date()));
    stripe.fail(500);
    expect((await send(message)).status).toBe(503);
    const checkout = await client.send('POST', '/api/own-plan/checkout', {
      plan: 'pro',
      period: 'monthly',
    });
    expect(await checkout.json()).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    stripe.fail(200);
    expect(await ownPlan(client)).toMatchObject({ plan: 'free' });
    expect((await send(message)).status).toBe(200);
    expect(await ownPlan(client)).toMatchObject({ plan: 'pro' });
  });

  test('BILL-01 a smaller plan begins with the next period, and can be undone', async () => {
    const client = await newStudent();
    const found = await subscribe(client, 'premium');
    await send(signed(stripe.event('customer.subscription.created', found, new Date())));
    const next = (plan: string) => client.send('PUT', '/api/own-plan/next', { plan });
    expect((await next('pro')).status).toBe(200);
    expect(await ownPlan(client)).toMatchObject({ plan: 'premium', nextPlan: 'pro' });
    expect(stripe.calls.at(-2)?.form).toMatchObject({
      proration_behavior: 'none',
      'items[0][price_data][unit_amount]': '999',
    });
    await next('premium');
    expect(await ownPlan(client)).toMatchObject({ plan: 'premium', nextPlan: null });
    await next('free');
    expect(await ownPlan(client)).toMatchObject({ state: 'cancelled', nextPlan: 'free' });
    await next('pro');
    found.metadata['before_until'] = String(Math.floor(Date.now() / 1000) - 1);
    await send(signed(stripe.event('invoice.paid', found, new Date())));
    expect(await ownPlan(client)).toMatchObject({ plan: 'pro', state: 'active', nextPlan: null });
    expect((await next('premium')).status).toBe(409);
  });

  test('BILL-01 whoever paid twice keeps the newer subscription, in both orders', async () => {
    for (const isReversed of [false, true]) {
      const client = await newStudent();
      const older = await subscribe(client);
      older.created -= 60;
      const newer = await subscribe(client, 'premium');
      const both = [older, newer].map((each) =>
        signed(stripe.event('customer.subscription.created', each, new Date())),
      );
      for (const message of isReversed ? both.reverse() : both) await send(message);
      expect(await ownPlan(client)).toMatchObject({ plan: 'premium' });
      const { rows } = await server.deps.database.pool.query(
        "select data->>'ref' as ref from tasks.job where name = 'plan.end-payment' order by created_on desc limit 1",
      );
      expect(rows).toEqual([{ ref: older.id }]);
    }
  });

  test('BILL-01 subscriptions of nobody, of strangers and unpaid ones grant nothing', async () => {
    const before = await stored();
    for (const change of [
      { metadata: { subscriber: `user:${crypto.randomUUID()}`, plan: 'pro', period: 'monthly' } },
      { metadata: { subscriber: 'everybody', plan: 'pro', period: 'monthly' } },
      { status: 'incomplete' },
    ]) {
      const found = { ...fakeSubscription(), id: `sub_${crypto.randomUUID()}`, ...change };
      stripe.subscriptions.set(found.id, found);
      const message = signed(stripe.event('customer.subscription.updated', found, new Date()));
      expect((await send(message)).status).toBe(200);
    }
    expect(await stored()).toEqual(before);
  });
});

function permutations(of: number[]): number[][] {
  if (of.length < 2) return [of];
  return of.flatMap((first) =>
    permutations(of.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}
