import { readFile } from 'node:fs/promises';

const page = 4096;

/** A process's current memory in bytes; 0 if the system doesn't say or the process has ended. */
export async function memoryOf(pid: number): Promise<number> {
  try {
    const [, resident = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(resident) * page;
  } catch {
    return 0;
  }
}
