import type { ChatEvent } from '#domain/assistant/answer-line.ts';
import { fetchSignedIn } from '#web/lib/fetch-signed-in.ts';

/** The status of a refused message; 0 when the server could not be reached. */
export class ChatRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The assistant refused the message: ${status}`);
    this.status = status;
  }
}

/** Sends a message and passes on each event of the answer as it arrives. */
export async function askAssistant(
  message: string,
  timeZone: string,
  onEvent: (event: ChatEvent) => void,
): Promise<void> {
  const response = await fetchSignedIn('/api/generate-chat-response', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-time-zone': timeZone },
    body: JSON.stringify({ message }),
  }).catch(() => null);
  if (response === null) throw new ChatRefused(0);
  if (!response.ok) throw new ChatRefused(response.status);
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ChatRefused(0);
    });
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onEvent(JSON.parse(line) as ChatEvent);
  }
}
