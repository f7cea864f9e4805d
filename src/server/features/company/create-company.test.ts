import { expect, test } from 'vitest';
import { createPasswordHash } from '#server/auth/passwords.ts';
import { accounts, users } from '#server/db/tables/accounts.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { companies } from '#server/db/tables/companies.ts';
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts';
import { inputHash } from '#server/idempotency/input-hash.ts';
import { createWorld } from '#testing/world.ts';

const form = {
  name: 'Halden & Pryce',
  contactEmail: ' Mara@Halden.test ',
  contactName: 'Mara de la Cruz',
  contactPhone: '+44 20 7946 0000',
  website: 'halden.test/jobs',
  size: '11-50' as const,
  industry: 'Technology',
  description: 'Maps.\nMany of them.',
  password: 'a rare password',
};

test('ADM-04 a company is created as approved, with an owner who can sign in immediately', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const { id, name } = await world.call(admin).company.create(form);
  expect(name).toBe('Halden & Pryce');
  expect(await world.rows(companies)).toMatchObject([
    {
      id,
      slug: 'halden-pryce',
      status: 'approved',
      website: 'https://halden.test/jobs',
      contactFirstName: 'Mara',
      contactLastName: 'de la Cruz',
      contactEmail: 'mara@halden.test',
      size: '11-50',
    },
  ]);
  const owner = (await world.rows(users)).find(({ email }) => email === 'mara@halden.test');
  expect(owner).toMatchObject({ emailVerified: true, name: 'Mara de la Cruz' });
  const person = { userId: owner?.id ?? '', sessionId: 's' };
  expect(await world.actorOf(person)).toMatchObject({
    kind: 'member',
    companyId: id,
    role: 'owner',
  });
  const [account] = await world.rows(accounts);
  const { verify } = createPasswordHash();
  expect(await verify({ hash: account?.password ?? '', password: form.password })).toBe(true);
});

test('SEC-62 neither the audit log nor a cached response contains the password', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  await world.call(admin, { idempotencyKey: 'key-12345678' }).company.create(form);
  const entries = await world.rows(auditEntries);
  expect(entries).toMatchObject([{ action: 'company.created', actorId: admin.userId }]);
  const [account] = await world.rows(accounts);
  const kept = JSON.stringify([entries, await world.rows(idempotencyKeys)]);
  expect(kept).not.toContain(form.password);
  expect(kept).not.toContain(account?.password);
  expect(inputHash(form)).toBe(inputHash({ ...form, password: 'another one' }));
});

test('ADM-04 repeating a request with the same key creates one company', async () => {
  await using world = await createWorld();
  const call = world.call(await world.admin(), { idempotencyKey: 'key-12345678' });
  const answers = [await call.company.create(form), await call.company.create(form)];
  expect(answers[0]).toEqual(answers[1]);
  expect(await world.rows(companies)).toHaveLength(1);
});

test('ADM-04 a duplicate name or address is refused, even concurrently', async () => {
  await using world = await createWorld();
  const call = world.call(await world.admin());
  const both = await Promise.allSettled([call.company.create(form), call.company.create(form)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const again = (change: object) => () => call.company.create({ ...form, ...change });
  expect(await world.refusal(again({ name: 'HALDEN & pryce', contactEmail: 'x@y.test' }))).toBe(
    'COMPANY_NAME_TAKEN',
  );
  expect(await world.refusal(again({ name: 'Another' }))).toBe('LOGIN_EXISTS');
  expect(
    await world.refusal(again({ name: 'Other', contactEmail: 'x@y.test', password: '1234567' })),
  ).toBe('PASSWORD_TOO_SHORT');
  expect(await world.refusal(again({ name: 'Other', password: 'password' }))).toBe(
    'PASSWORD_COMMON',
  );
  expect(await world.refusal(again({ website: 'javascript:alert(1)' }))).toBe('WEBSITE_INVALID');
});

test('SEC-33 markup in company fields is stored as text', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const hostile = '<img src=x onerror=alert(1)>{{7*7}}';
  await world.call(admin).company.create({
    ...form,
    name: hostile,
    contactName: hostile,
    description: hostile,
  });
  const { items } = await world.call(admin).company.list({ search: 'ONERROR' });
  expect(items).toMatchObject([{ name: hostile, description: hostile }]);
});

test('ADM-04 an approved company without an account gets one, once', async () => {
  await using world = await createWorld();
  const call = world.call(await world.admin());
  const company = await world.company({ contactEmail: 'mara@halden.test' });
  const input = {
    companyId: company.id,
    email: 'mara@halden.test',
    name: 'Mara Halden',
    password: form.password,
  };
  const both = await Promise.allSettled([
    call.company.createLogin(input),
    call.company.createLogin({ ...input, email: 'other@halden.test' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await world.refusal(() => call.company.createLogin(input))).toBe('COMPANY_HAS_LOGIN');
  expect((await call.company.list({})).items).toMatchObject([{ hasLogin: true }]);
  const entries = await world.rows(auditEntries);
  expect(entries.map(({ action }) => action)).toEqual(['company.login-created']);
});
