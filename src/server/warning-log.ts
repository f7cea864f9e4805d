import type { DestinationStream } from 'pino';

export type Warning = {
  at: Date;
  level: 'warning' | 'error';
  message: string;
  /** Of the request or background job that it belongs to. */
  requestId: string | null;
  /** What failed, without values from queries or users. */
  problem: string | null;
};

/** The newest warnings and errors that this process logged. */
export type WarningLog = {
  /** Passes lines on and keeps those that warn. */
  beside: (destination: DestinationStream) => DestinationStream;
  /** Newest first. */
  list: () => Warning[];
};

const maxWarnings = 200;
const maxLength = 1_000;
const warnLevel = 40;
const errorLevel = 50;

export function createWarningLog(): WarningLog {
  const warnings: Warning[] = [];
  return {
    beside: (destination) => ({
      write: (line) => {
        destination.write(line);
        const level = Number(/^\{"level":(\d+)/u.exec(line)?.[1]);
        if (!(level >= warnLevel)) return;
        warnings.push(warningOf(JSON.parse(line) as Line));
        if (warnings.length > maxWarnings) warnings.shift();
      },
    }),
    list: () => warnings.toReversed(),
  };
}

type Line = {
  level: number;
  time: number;
  msg?: string;
  requestId?: string;
  taskId?: string;
  err?: { message?: string; cause?: { message?: string } };
  path?: string;
  event?: string;
  reason?: string;
  status?: number;
};

function warningOf(line: Line): Warning {
  const { err, event, reason, path, status } = line;
  const parts = [event, reason, path, status, err?.message, err?.cause?.message];
  const problem = parts.filter((part) => part !== undefined && part !== '').join(' · ');
  return {
    at: new Date(line.time),
    level: line.level >= errorLevel ? 'error' : 'warning',
    message: (line.msg ?? '').slice(0, maxLength),
    requestId: line.requestId ?? line.taskId ?? null,
    problem: problem === '' ? null : problem.slice(0, maxLength),
  };
}
