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

/** Linux counts in hundredths of a second, whatever its timer. */
const tickMs = 10;

/**
 * Milliseconds of processor time that a process has used; 0 if the system doesn't say or the process
 * has ended.
 */
export async function processorTimeOf(pid: number): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets; user and system time are 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}
