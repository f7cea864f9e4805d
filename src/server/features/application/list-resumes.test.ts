import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { files } from '#server/db/tables/files.ts';
import { createWorld } from '#testing/world.ts';

test('CAR-04 the student’s five newest distinct resumes are offered, each under its newest name', async () => {
  await using world = await createWorld();
  const [asha, omar] = [await world.student(), await world.student()];
  const send = async (name: string, content: number) => {
    world.passTime(1_000);
    const { id } = await world.file(asha, { name });
    await world.db
      .update(files)
      .set({ sha256: `${content}`.repeat(64) })
      .where(eq(files.id, id));
  };
  for (const content of [1, 2, 3, 4, 5, 6]) await send(`cv-${content}.pdf`, content);
  await send('cv-2-renamed.pdf', 2);
  await world.file(omar, { name: 'of another.pdf' });
  const { items } = await world.call(asha).application.listResumes({});
  expect(items.map(({ name }) => name)).toEqual([
    'cv-2-renamed.pdf',
    'cv-6.pdf',
    'cv-5.pdf',
    'cv-4.pdf',
    'cv-3.pdf',
  ]);
  expect(items[0]?.sentAt).toEqual(new Date(world.now.getTime()));
});
