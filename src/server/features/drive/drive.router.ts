import { serve } from '#server/api.ts';
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

export const driveRouter = serve('drive', {
  list: listDrives,
  listDates,
  setFollow,
  setState,
  loadAcademics,
  saveAcademics,
  listOwn: listOwnDrives,
  create: createDrive,
  update: updateDrive,
  cancel: cancelDrive,
  undo: undoChange,
  loadFeed,
  createFeed,
  removeFeed,
});
