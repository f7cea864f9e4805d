import { v7 as uuid } from 'uuid';
import type { Student } from '#domain/actor.ts';
import { chatMessages } from '#server/db/tables/assistant.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

export async function addMessage(world: World, { userId }: Pick<Student, 'userId'>) {
  await world.db.insert(chatMessages).values({
    id: uuid(),
    userId,
    sender: 'user',
    lines: [{ text: 'What is ATS?', to: null, label: null }],
    sentAt: world.now,
  });
}

/** A student with a conversation. */
async function createAsked(world: World) {
  const by = await world.student();
  await addMessage(world, by);
  return by;
}

export const assistant: CallsOf<'assistant'> = {
  load: async (world) => ({ by: await world.student(), input: {} }),
  listMessages: async (world) => ({ by: await createAsked(world), input: {} }),
  removeMessages: async (world) => ({ by: await createAsked(world), input: {} }),
};
