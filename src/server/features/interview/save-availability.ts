import {
  type Availability,
  mayHaveAvailability,
  type Window,
} from '#domain/interview/availability.ts';
import { allow, AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { upsertAvailability } from './interview-kit.store.ts';

type Input = Omit<Availability, 'windows'> & { windows: Window[]; version: number };

/** Sets when the member can interview. Suggested times respect it; booked ones stay. */
export async function saveAvailability(ctx: Ctx, input: Input) {
  const { companyId, userId } = requireMember(ctx);
  allow(mayHaveAvailability(input));
  if (!(await upsertAvailability(ctx, { ...input, companyId, userId })))
    throw new AppError('AVAILABILITY_CHANGED');
  return { version: input.version + 1 };
}
