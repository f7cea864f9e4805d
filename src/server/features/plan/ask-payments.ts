import { AppError } from '#server/app-error.ts';
import { PaymentsFailure } from '#server/ports/payments/payments.ts';

/** Asks the payment provider, and refuses with one reason if it does not answer. */
export async function askPayments<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentsFailure) throw new AppError('PAYMENTS_UNAVAILABLE');
    throw error;
  }
}
