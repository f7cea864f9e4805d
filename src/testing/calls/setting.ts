import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { archiveEnd } from '#domain/profile/archive-end.ts';
import { files } from '#server/db/tables/files.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { dataExports } from '#server/db/tables/user-settings.ts';
import type { World } from '#testing/world.ts';
import { type CallsOf, nextNumber } from './call.ts';
import { createApplied, createMatching, loadChanged } from './rows.ts';

export const setting: CallsOf<'setting'> = {
  loadOwn: async (world) => ({ by: await world.student(), input: {} }),
  listTimeZones: async (world) => ({ by: await world.student(), input: { search: 'kolkata' } }),
  savePreferences: async (world) => ({
    by: await world.student(),
    input: { theme: 'dark', language: 'en', timeZone: 'Asia/Kolkata' },
  }),
  saveNotifications: async (world) => ({
    by: await world.student(),
    input: {
      all: { inApp: true, email: false },
      kinds: [{ kind: 'application.moved', inApp: true, email: false }],
      takesMarketing: false,
    },
  }),
  savePrivacy: async (world) => {
    const handle = `asha-${nextNumber()}`;
    return {
      by: await world.student(),
      input: { isProfilePublic: true, showsResume: true, showsContact: true, handle },
    };
  },
  saveTestTime: async (world) => ({ by: await world.student(), input: { timeFactor: 1.5 } }),
  loadAll: async (world) => ({ by: await world.admin(), input: {} }),
  saveGeneral: async (world) => {
    const { general } = await loadChanged(world, 'platformName', 'Ladder');
    const platformName = `Rungs ${nextNumber()}`;
    return { by: await world.admin(), input: { ...general, platformName } };
  },
  saveSecurity: async (world) => {
    const { security } = await loadChanged(world, 'sessionMinutes', 50);
    return {
      by: await world.admin(),
      input: { ...security, sessionMinutes: 60 + nextNumber() },
    };
  },
  saveMails: async (world) => {
    const { mails } = await loadChanged(world, 'reportsUsers', true);
    return { by: await world.admin(), input: { ...mails, mailsAdmins: !mails.mailsAdmins } };
  },
  saveBackups: async (world) => {
    const { backups } = await loadChanged(world, 'backupHour', 3);
    return { by: await world.admin(), input: { ...backups, backsUpDaily: !backups.backsUpDaily } };
  },
  saveSources: async (world) => {
    const { sources } = await loadChanged(world, 'leverBoards', 'acme');
    return {
      by: await world.admin(),
      input: { ...sources, leverBoards: `acme-${nextNumber()}` },
    };
  },
};

export const profile: CallsOf<'profile'> = {
  load: async (world) => ({ by: (await createMatching(world)).student, input: {} }),
  loadPublic: async (world) => {
    const by = await world.student();
    const handle = `asha-${nextNumber()}`;
    const shown = { isProfilePublic: true, showsResume: true, showsContact: true, handle };
    await world.call(by).setting.savePrivacy(shown);
    await world.db
      .update(profiles)
      .set({ skills: ['Bread'] })
      .where(eq(profiles.id, by.userId));
    return { by, input: { handle } };
  },
  update: async (world) => ({
    by: await world.student(),
    input: {
      firstName: 'Asha',
      lastName: 'Rao',
      bio: 'I bake.',
      education: '',
      location: 'Pune',
      phone: '',
      skills: ['Bread'],
      specialization: 'other',
      version: 1,
    },
  }),
  removePhoto: async (world) => {
    const by = await world.student();
    const { id } = await world.file(by);
    await world.db.update(profiles).set({ photoFileId: id }).where(eq(profiles.id, by.userId));
    return { by, input: {} };
  },
  findExport: async (world) => {
    const by = await world.student();
    await world.call(by).profile.requestExport({});
    return { by, input: {} };
  },
  prepareExport: async (world) => {
    const by = await world.student();
    await addArchive(world, by);
    return { by, input: {} };
  },
  requestExport: async (world) => ({ by: await world.student(), input: {} }),
};

/** An archive that is ready to be downloaded. */
async function addArchive(world: World, { userId }: { userId: string }): Promise<void> {
  const file = await world.file({ userId }, { name: 'data.zip' });
  await world.db.update(files).set({ purpose: 'export' }).where(eq(files.id, file.id));
  await world.db.insert(dataExports).values({
    ...{ id: uuid(), userId, state: 'ready', progress: 100, fileId: file.id },
    ...{ createdAt: world.now, finishedAt: world.now, expiresAt: archiveEnd(world.now) },
  });
}

async function createNotified(world: World) {
  const { recruiter, student, applicationId } = await createApplied(world);
  await world.call(student).application.sendMessage({ applicationId, body: 'Hello' });
  return { by: recruiter, input: {} };
}

export const notification: CallsOf<'notification'> = {
  list: createNotified,
  markRead: createNotified,
  setRead: async (world) => {
    const { by } = await createNotified(world);
    const { items } = await world.call(by).notification.list({});
    return { by, input: { ids: items.map(({ id }) => id), isRead: true } };
  },
};
