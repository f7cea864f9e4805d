import { serve } from '#server/api.ts';
import { loadAcademics, saveAcademics } from './academics.ts';
import { createFeed, loadFeed, removeFeed } from './calendar-feed.ts';
import { cancelDrive, createDrive, undoChange, updateDrive } from './drive-editing.ts';
import { listDates, listDrives, listOwnDrives } from './drive-lists.ts';
import { setFollow, setState } from './followed-drives.ts';

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
