import { expect, test } from 'vitest';
import { applications } from '#server/db/tables/applications.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { createWorld } from '#testing/world.ts';
import { loadOwnMoves } from './application.store.ts';
import { lockApplications, updateStatuses } from './move.store.ts';

test('SEC-05 a company can only set the status of its own applications, whatever the id', async () => {
  await using world = await createWorld();
  const [x, y] = [await world.company(), await world.company()];
  const application = await world.application({
    posting: await world.posting(x),
    student: await world.student(),
  });
  const set = async (ctx: ReturnType<typeof world.ctx>) => {
    const scope = requireMember(ctx);
    const hired = { status: 'hired' as const, stageId: null };
    await updateStatuses(ctx, scope, [application.id], hired);
    return lockApplications(ctx, scope, [application.id]);
  };
  const [ofX, ofY] = [await world.member(x), await world.member(y)];
  const before = await world.dump();
  expect(await set(world.ctx(ofY))).toEqual([]);
  expect(await world.dump()).toEqual(before);
  expect(await set(world.ctx(ofX))).toHaveLength(1);
  expect(await world.rows(applications)).toMatchObject([{ status: 'hired' }]);
});

test('SEC-05 only its own student can read the history of an application', async () => {
  await using world = await createWorld();
  const [asha, ben] = [await world.student(), await world.student()];
  const posting = await world.posting(await world.company());
  const { id } = await world.application({ posting, student: asha, status: 'rejected' });
  const load = (ctx: ReturnType<typeof world.ctx>) => loadOwnMoves(ctx, requireStudent(ctx), [id]);
  expect((await load(world.ctx(asha))).get(id)?.map(({ to }) => to)).toEqual([
    'pending',
    'rejected',
  ]);
  expect(await load(world.ctx(ben))).toEqual(new Map());
});
