import { v7 as uuid } from 'uuid';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { adminUsers } from '#server/db/tables/accounts.ts';
import { twoFactorOf } from '#testing/row-makers.ts';
import { addSecured, ownPassword, setUpOf } from '#testing/secured-student.ts';
import type { World } from '#testing/world.ts';
import { type CallsOf, nextNumber } from './call.ts';
import { password } from './rows.ts';

const byStudent = async (world: World) => ({ by: await world.student(), input: {} });
const byAdmin = async (world: World) => ({ by: await world.admin(), input: {} });

async function createAdminEntry(world: World) {
  const adminId = uuid();
  await world.db
    .insert(adminUsers)
    .values({ id: adminId, email: `entry-${nextNumber()}@example.test` });
  return { by: await world.admin(), adminId };
}

async function createUser(world: World) {
  const { userId } = await world.student();
  return { by: await world.admin(), userId };
}

export const account: CallsOf<'account'> = {
  me: byStudent,
  loadSignInOptions: byStudent,
  findChallenge: byStudent,
  listSessions: byStudent,
  loadSecurity: byStudent,
  requestTwoFactor: byStudent,
  listUsers: byAdmin,
  listAdmins: byAdmin,
  createCodes: byAdmin,
  findLink: async (world) => ({ by: await world.student(), input: { token: 'none' } }),
  setTheme: async (world) => ({ by: await world.student(), input: { theme: 'dark' } }),
  confirmMyself: async (world) => {
    const { student } = await addSecured(world);
    return { by: student, input: { password: ownPassword } };
  },
  confirmTwoFactor: async (world) => {
    const { student } = await addSecured(world);
    return { by: student, input: setUpOf(world, student.userId) };
  },
  endOtherSessions: async (world) => {
    const { student } = await addSecured(world);
    return { by: student, input: {} };
  },
  endOwnSession: async (world) => {
    const { student, elsewhere } = await addSecured(world);
    return { by: student, input: { id: elsewhere } };
  },
  removeIdentity: async (world) => {
    const { student } = await addSecured(world);
    return { by: student, input: {} };
  },
  removeTwoFactor: async (world) => {
    const { student } = await addSecured(world, { hasFactor: true });
    return { by: student, input: {} };
  },
  requestEmail: async (world) => {
    const { student } = await addSecured(world);
    return { by: student, input: { email: `other-${nextNumber()}@example.test` } };
  },
  setPassword: async (world) => {
    const { student } = await addSecured(world);
    return { by: student, input: { current: ownPassword, password, confirmation: password } };
  },
  listCompanyUsers: async (world) => {
    await world.member(await world.company());
    return { by: await world.admin(), input: {} };
  },
  createAdminEntry: async (world) => ({
    by: await world.admin(),
    input: { email: `admin-${nextNumber()}@example.test` },
  }),
  setAdminActive: async (world) => {
    const { by, adminId } = await createAdminEntry(world);
    return { by, input: { adminId, isActive: false } };
  },
  removeAdmin: async (world) => {
    const { by, adminId } = await createAdminEntry(world);
    return { by, input: { adminId } };
  },
  createUser: async (world) => ({
    by: await world.admin(),
    input: {
      firstName: 'Nia',
      lastName: '',
      email: `nia-${nextNumber()}@example.test`,
      userType: 'student',
    },
  }),
  updateUser: async (world) => {
    const { by, userId } = await createUser(world);
    const person = { firstName: 'Nia', lastName: 'Rao', phone: '', location: '' };
    return { by, input: { userId, ...person, version: 1 } };
  },
  setRole: async (world) => {
    const { by, userId } = await createUser(world);
    const { id: companyId } = await world.company();
    const role = { userType: 'company' as const, companyId, memberRole: 'recruiter' as const };
    return { by, input: { userId, ...role, version: 1 } };
  },
  setUserActive: async (world) => {
    const { by, userId } = await createUser(world);
    return { by, input: { userId, isActive: false, version: 1 } };
  },
  setUserPassword: async (world) => {
    const { by, userId } = await createUser(world);
    return { by, input: { userId, way: 'password', version: 1 } };
  },
  removeUser: async (world) => {
    const { by, userId } = await createUser(world);
    return { by, input: { userId, version: 1 } };
  },
  removeUserTwoFactor: async (world) => {
    const { by, userId } = await createUser(world);
    await world.db.insert(twoFactors).values(twoFactorOf(userId, world.now));
    return { by, input: { userId, version: 1 } };
  },
};
