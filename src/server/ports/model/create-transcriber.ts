import type { SpokenPart } from '#domain/recording/captions.ts';
import { createBreaker } from './breaker.ts';
import { ModelFailure } from './model-failure.ts';
import { type Deadlines, post } from './post.ts';
import { valueAt } from './read-events.ts';

export type Sound = { bytes: Uint8Array; mediaType: string };

/** What was said, and when, where the service tells it. */
export type Speech = { text: string; parts: SpokenPart[] };

export type Transcriber = {
  /** The host that recordings are sent to, for the notice that students read first. */
  host: string;
  /** What was said; throws a ModelFailure when nothing usable comes back. */
  transcribe: (sound: Sound) => Promise<Speech>;
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
const usual: Deadlines = { firstByteMs: 120_000, totalMs: 120_000, maxBytes: 1024 * 1024 };
/** Far more than ten minutes have. */
const mostParts = 1_000;

/** Speech to text by the protocol of OpenAI: POST {base}/audio/transcriptions. */
export function createTranscriber(options: TranscriberOptions): Transcriber {
  const { url, model, key, now = () => performance.now() } = options;
  const address = `${url.replace(/\/+$/u, '')}/audio/transcriptions`;
  const deadlines = { ...usual, ...options.deadlines };
  const guard = createBreaker(now);

  let tellsTimes = true;

  async function transcribe(sound: Sound): Promise<Speech> {
    if (!tellsTimes) return ask(sound, 'json');
    try {
      return await ask(sound, 'verbose_json');
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.problem !== 'rejected') throw error;
      // Some models offer text alone.
      const speech = await ask(sound, 'json');
      tellsTimes = false;
      return speech;
    }
  }

  async function ask(
    { bytes, mediaType }: Sound,
    format: 'json' | 'verbose_json',
  ): Promise<Speech> {
    const form = new FormData();
    const name = `answer.${mediaType.split('/')[1]}`;
    form.set('file', new Blob([new Uint8Array(bytes)], { type: mediaType }), name);
    form.set('model', model);
    form.set('response_format', format);
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
    const response = parse(text);
    const answerText = valueAt(response, 'text');
    if (typeof answerText !== 'string') throw new ModelFailure('other-shape');
    return { text: storable(answerText), parts: partsIn(valueAt(response, 'segments')) };
  }

  return {
    host: new URL(url).host,
    async transcribe(sound) {
      const transcript = await guard(() => transcribe(sound));
      // Silence is no fault of the service, and says nothing about the next recording.
      if (transcript.text === '') throw new ModelFailure('empty');
      return transcript;
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

const storable = (spokenText: string) => spokenText.replaceAll('\u0000', ' ').toWellFormed().trim();

/** The parts with their times in seconds; none if the service tells them in another way. */
function partsIn(segments: unknown): SpokenPart[] {
  if (!Array.isArray(segments) || segments.length > mostParts) return [];
  return segments.flatMap((segment) => {
    const [start, end, segmentText] = ['start', 'end', 'text'].map((key) => valueAt(segment, key));
    if (typeof start !== 'number' || typeof end !== 'number' || typeof segmentText !== 'string')
      return [];
    const [startMs, endMs] = [start, end].map((seconds) => Math.round(seconds * 1_000)) as [
      number,
      number,
    ];
    return startMs >= 0 && endMs > startMs ? [{ startMs, endMs, text: storable(segmentText) }] : [];
  });
}
