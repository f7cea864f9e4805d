import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

type Failure = Error & { code?: unknown; constraint?: unknown; query?: unknown; cause?: unknown };

const maxCauses = 5;

/**
 * The server's log: one JSON object per line. Errors are logged without values from queries or
 * users.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: (error: unknown) => describeFailure(error) } };
  return destination ? pino(options, destination) : pino(options);
}

function describeFailure(error: unknown, depth = 0): unknown {
  if (!isFailure(error)) return withoutAddresses(String(error));
  const { name, stack, code, constraint, cause, query } = error;
  // A failed query carries its values in message, stack and detail: only its text is logged.
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message;
  const frames = stack?.slice(stack.search(/^ {4}at /mu));
  return {
    ...(error instanceof Error && { type: stdSerializers.err(error).type }),
    name,
    message: withoutAddresses(message),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(frames && stack?.includes('\n    at ') && { stack: frames }),
    ...(cause !== undefined && depth < maxCauses && { cause: describeFailure(cause, depth + 1) }),
  };
}

/** The task runner reports copies of errors, which are plain objects. */
const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string';

export function withoutAddresses(text: string): string {
  return text.replace(/[^\s/<>"'()=,;:]+(@|%40)[^\s/<>"'()=,;:]+/giu, '[address]');
}
