import { api } from '#server/api.ts';
import { cancelDrive } from './cancel-drive.ts';
import { createDrive } from './create-drive.ts';
import { createFeed } from './create-feed.ts';
import { listDates } from './list-dates.ts';
import { listDrives } from './list-drives.ts';
import { listOwnDrives } from './list-own-drives.ts';
import { loadAcademics } from './load-academics.ts';
import { loadFeed } from './load-feed.ts';
import { removeFeed } from './remove-feed.ts';
import { saveAcademics } from './save-academics.ts';
import { setFollow } from './set-follow.ts';
import { setState } from './set-state.ts';
import { undoChange } from './undo-change.ts';
import { updateDrive } from './update-drive.ts';

const { drive } = api;

export const driveRouter = {
  list: drive.list.handler(({ context, input }) => listDrives(context.ctx, input)),
  listDates: drive.listDates.handler(({ context, input }) => listDates(context.ctx, input)),
  setFollow: drive.setFollow.handler(({ context, input }) => setFollow(context.ctx, input)),
  setState: drive.setState.handler(({ context, input }) => setState(context.ctx, input)),
  loadAcademics: drive.loadAcademics.handler(({ context }) => loadAcademics(context.ctx)),
  saveAcademics: drive.saveAcademics.handler(({ context, input }) =>
    saveAcademics(context.ctx, input),
  ),
  listOwn: drive.listOwn.handler(({ context, input }) => listOwnDrives(context.ctx, input)),
  create: drive.create.handler(({ context, input }) => createDrive(context.ctx, input)),
  update: drive.update.handler(({ context, input }) => updateDrive(context.ctx, input)),
  cancel: drive.cancel.handler(({ context, input }) => cancelDrive(context.ctx, input)),
  undo: drive.undo.handler(({ context, input }) => undoChange(context.ctx, input)),
  loadFeed: drive.loadFeed.handler(({ context }) => loadFeed(context.ctx)),
  createFeed: drive.createFeed.handler(({ context }) => createFeed(context.ctx)),
  removeFeed: drive.removeFeed.handler(({ context }) => removeFeed(context.ctx)),
};
