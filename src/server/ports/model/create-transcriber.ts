import { createBreaker } from './breaker.ts';
import { ModelFailure } from './model-failure.ts';
import { type Deadlines, post } from './post.ts';
import { valueAt } from './read-events.ts';

export type Sound = { bytes: Uint8Array; mediaType: string };

export type Transcriber = {
  /** The host that recordings are sent to, for the notice that students read first. */
  host: string;
  /** What was said; throws a ModelFailure when nothing usable comes back. */
  transcribe: (sound: Sound) => Promise<string>;
};

export type TranscriberOptions = {
  /** 'https://api.example.com/v1' */
  url: string;
  model: string;
  key?: string | undefined;
  /** A monotonic clock in milliseconds, replaceable in tests. */
  now?: () => number;
  deadlines?: Partial<Deadlines>;
};

/** Ten minutes of sound take a server up to a minute and come back in one piece. */
const usual: Deadlines = { firstByteMs: 120_000, totalMs: 120_000, maxBytes: 256 * 1024 };

/** Speech to text by the protocol of OpenAI: POST {base}/audio/transcriptions. */
export function createTranscriber(options: TranscriberOptions): Transcriber {
  const { url, model, key, now = () => performance.now() } = options;
  const address = `${url.replace(/\/+$/u, '')}/audio/transcriptions`;
  const deadlines = { ...usual, ...options.deadlines };
  const guard = createBreaker(now);

  async function transcribe({ bytes, mediaType }: Sound): Promise<string> {
    const form = new FormData();
    const name = `answer.${mediaType.split('/')[1]}`;
    form.set('file', new Blob([new Uint8Array(bytes)], { type: mediaType }), name);
    form.set('model', model);
    form.set('response_format', 'json');
    const encoded = new Response(form);
    const { text } = await post(
      {
        address,
        headers: {
          'content-type': encoded.headers.get('content-type') ?? '',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body: Buffer.from(await encoded.arrayBuffer()),
      },
      deadlines,
    );
    const said = valueAt(parse(text), 'text');
    if (typeof said !== 'string') throw new ModelFailure('other-shape');
    return said.replaceAll('\u0000', ' ').toWellFormed().trim();
  }

  return {
    host: new URL(url).host,
    async transcribe(sound) {
      const said = await guard(() => transcribe(sound));
      // Silence is no fault of the service, and says nothing about the next recording.
      if (said === '') throw new ModelFailure('empty');
      return said;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelFailure('not-json', { cause: error });
  }
}
