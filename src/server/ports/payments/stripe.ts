import { PaymentsFailure, type PaymentsPort } from './payments.ts';
import { changeForm, checkoutForm } from './stripe-forms.ts';
import { eventOf, paidOf, stripeEvent, stripeSubscription } from './stripe-objects.ts';
import { isSigned } from './stripe-signature.ts';

export type StripeOptions = {
  url: string;
  key: string;
  webhookSecret: string;
  now?: () => Date;
};

const timeoutMs = 10_000;
/** Answers keep this shape whatever version the account is set to. */
const version = '2024-06-20';

type Call = { method?: 'GET' | 'POST' | 'DELETE'; form?: Record<string, string> };

/** Stripe over plain HTTP. Prices are sent with each checkout, so the catalogue is their only place. */
export function createStripePayments({
  url,
  key,
  webhookSecret,
  now = () => new Date(),
}: StripeOptions): PaymentsPort {
  async function call(path: string, { method = 'POST', form }: Call = {}): Promise<unknown> {
    const address = `${url.replace(/\/+$/u, '')}/v1/${path}`;
    const headers = { authorization: `Bearer ${key}`, 'stripe-version': version };
    const body = form && new URLSearchParams(form);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(address, {
        method,
        headers,
        redirect: 'error',
        signal,
        ...(body && { body }),
      });
      if (answer.status === 404 && method === 'GET') return undefined;
      // Neither the key nor what the provider says about a person belongs in a log.
      if (!answer.ok) throw new PaymentsFailure(`The payment provider answered ${answer.status}.`);
      return await answer.json();
    } catch (error) {
      if (error instanceof PaymentsFailure) throw error;
      throw new PaymentsFailure('The payment provider did not answer.', { cause: error });
    }
  }

  const addressIn = (answer: unknown): string => {
    const found = (answer as { url?: unknown } | undefined)?.url;
    if (typeof found !== 'string')
      throw new PaymentsFailure('The payment provider sent no address.');
    return found;
  };

  async function findRaw(ref: string) {
    const found = await call(`subscriptions/${encodeURIComponent(ref)}`, { method: 'GET' });
    return found === undefined ? undefined : stripeSubscription.safeParse(found).data;
  }

  return {
    payer: 'stripe',

    startCheckout: async (checkout) =>
      addressIn(await call('checkout/sessions', { form: checkoutForm(checkout) })),

    openPortal: async (customerRef, returnTo) =>
      addressIn(
        await call('billing_portal/sessions', {
          form: { customer: customerRef, return_url: returnTo },
        }),
      ),

    findSubscription: async (ref) => {
      const found = await findRaw(ref);
      return found && paidOf(found, now());
    },

    setPlan: async (ref, plan) => {
      const found = await findRaw(ref);
      const paid = found && paidOf(found, now());
      const [item] = found?.items.data ?? [];
      if (!paid || !item) throw new PaymentsFailure('The payment provider lacks the subscription.');
      await call(`subscriptions/${encodeURIComponent(ref)}`, {
        form: changeForm(paid, plan, item),
      });
    },

    end: async (ref) => {
      await call(`subscriptions/${encodeURIComponent(ref)}`, { method: 'DELETE' });
    },

    readEvent: (body, signature, at) => {
      if (!isSigned(body, signature, { secret: webhookSecret, now: at })) return undefined;
      const read = stripeEvent.safeParse(jsonOf(body));
      return read.success ? eventOf(read.data) : undefined;
    },
  };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
