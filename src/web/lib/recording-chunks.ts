import { weekMs } from '#domain/time.ts';

type StoredChunk = { recordingId: string; index: number; blob: Blob; at: number };

const database = 'recordings';
const everything = (recordingId: string) =>
  IDBKeyRange.bound([recordingId, 0], [recordingId, Number.MAX_SAFE_INTEGER]);

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

async function chunks(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('chunks', { keyPath: ['recordingId', 'index'] });
  });
  const db = await answerOf(opening);
  const transaction = db.transaction('chunks', mode);
  const close = () => db.close();
  transaction.addEventListener('complete', close);
  transaction.addEventListener('abort', close);
  return transaction.objectStore('chunks');
}

/**
 * Keeps a chunk in the browser until the server has it. Where storage is off or full, the chunk
 * stays in memory alone: recording continues.
 */
export async function saveLocalChunk(
  recordingId: string,
  index: number,
  blob: Blob,
): Promise<void> {
  try {
    const chunk: StoredChunk = { recordingId, index, blob, at: Date.now() };
    await answerOf((await chunks('readwrite')).put(chunk));
  } catch {
    // Sending it is what counts.
  }
}

export async function deleteLocalChunk(recordingId: string, index: number): Promise<void> {
  try {
    await answerOf((await chunks('readwrite')).delete([recordingId, index]));
  } catch {
    // It is replaced or outdated later.
  }
}

export async function deleteLocalChunks(recordingId: string): Promise<void> {
  try {
    await answerOf((await chunks('readwrite')).delete(everything(recordingId)));
  } catch {
    // Nothing is held where nothing can be.
  }
}

/** The chunks of a recording that the server may not have, in order. */
export async function storedChunks(recordingId: string): Promise<{ index: number; blob: Blob }[]> {
  try {
    return await answerOf<StoredChunk[]>(
      (await chunks('readonly')).getAll(everything(recordingId)),
    );
  } catch {
    return [];
  }
}

/** Forgets what nobody came back for. */
export async function deleteOldLocalChunks(): Promise<void> {
  try {
    const store = await chunks('readwrite');
    const all = await answerOf<StoredChunk[]>(store.getAll());
    for (const { recordingId, index, at } of all)
      if (at < Date.now() - weekMs) store.delete([recordingId, index]);
  } catch {
    // Nothing is held where nothing can be.
  }
}

/** On signing out: whoever uses this browser next must not find them. */
export function forgetRecordings(): void {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Nothing is held where nothing can be.
  }
}
