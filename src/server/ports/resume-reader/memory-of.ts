import { readFile } from 'node:fs/promises';

const page = 4096;

/** Bytes of memory that a process holds now; 0 where the system does not tell, or the process is gone. */
export async function memoryOf(pid: number): Promise<number> {
  try {
    const [, resident = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(resident) * page;
  } catch {
    return 0;
  }
}
