import { expect, test } from 'vitest';
import { insertPosting } from '#testing/cast.ts';
import { startTestServer } from '#testing/server.ts';

test('CAR-05 in the dashboard, the form of a removed job is replaced by the reason and similar jobs', async () => {
  await using server = await startTestServer();
  const { db } = server.deps;
  const student = await server.signUp('Asha Rao');
  const skills = ['Skill of removed'];
  const gone = await insertPosting(db, { title: 'Removed one', skills, state: 'removed' });
  const like = await insertPosting(db, { title: 'Like removed', skills });
  const pathOf = (id: string) => `/student-dashboard/jobs/${id}/apply`;
  const answer = await student.fetch(pathOf(gone.postingId));
  const html = await answer.text();
  expect(answer.status).toBe(410);
  expect(html).toContain('This job is no longer available');
  expect(html).toContain(`href="${pathOf(like.postingId)}?via=search"`);
  expect(html).not.toContain('Removed one');
  const draft = await insertPosting(db, { title: 'Secret', state: 'draft', postedAt: null });
  for (const id of [draft.postingId, crypto.randomUUID()])
    expect((await student.fetch(pathOf(id))).status).toBe(404);
});
