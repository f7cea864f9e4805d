import type { InferContractRouterInputs } from '@orpc/contract';
import type { Contract } from '#contract/index.ts';
import type { SignedIn } from '#domain/actor.ts';
import type { World } from '#testing/world.ts';

type Inputs = InferContractRouterInputs<Contract>;

/** A call that succeeds: the caller and the input. */
export type ValidCall<Input = Record<string, unknown>> = { by: SignedIn; input: Input };

/** A valid call of each procedure of a noun, on rows created for that call alone. */
export type CallsOf<Noun extends keyof Contract> = {
  [Verb in keyof Contract[Noun]]: (
    world: World,
  ) => Promise<ValidCall<Verb extends keyof Inputs[Noun] ? Inputs[Noun][Verb] : never>>;
};

let count = 0;

/** A number unique in this process, for values that must be unique in a database. */
export const nextNumber = (): number => ++count;
