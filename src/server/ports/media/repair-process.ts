// Runs in a separate process: reads a recording from standard input and answers with a line of JSON
// and the same media, or its sound only, in a file that has its duration and a seek index.
import { buffer } from 'node:stream/consumers';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

const recorded = await buffer(process.stdin);
const isWebm = process.argv[2] === 'webm';
const input = new Input({
  formats: isWebm ? [WEBM, MATROSKA] : [MP4],
  source: new BufferSource(recorded),
});
const target = new BufferTarget();
const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
const conversion = await Conversion.init({
  input,
  output: new Output({ format, target }),
  ...(process.argv[3] === 'sound' && { video: { discard: true } }),
  showWarnings: false,
});
// Packets are copied as they are: what would need another codec is no recording of ours.
const lost = conversion.discardedTracks.filter(({ reason }) => reason !== 'discarded_by_user');
if (!conversion.isValid || lost.length > 0) process.exit(2);
await conversion.execute();
const file = target.buffer;
if (file === null) process.exit(2);
const repaired = new Input({
  formats: isWebm ? [WEBM] : [MP4],
  source: new BufferSource(file),
});
const durationMs = Math.round((await repaired.computeDuration()) * 1000);
const hasVideo = (await repaired.getPrimaryVideoTrack()) !== null;
process.stdout.write(`${JSON.stringify({ durationMs, hasVideo, size: file.byteLength })}\n`);
await new Promise<void>((resolve, reject) => {
  process.stdout.write(new Uint8Array(file), (error) => (error ? reject(error) : resolve()));
});
process.exit(0);
