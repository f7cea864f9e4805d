import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createSources } from '#server/ports/external-jobs/create-sources.ts';
import type { Sources } from '#server/ports/external-jobs/sources.ts';

export type SourceMode =
  | 'normal'
  | 'never'
  | 'drops'
  | 'down'
  | 'busy'
  | 'refuses'
  | 'absent'
  | 'broken'
  | 'html'
  | 'other-shape'
  | 'huge'
  | 'late-huge-then-never'
  | 'bomb'
  | 'trickle'
  | 'redirect'
  | 'once-down';

/**
 * Fifty megabytes of spaces in fifty kilobytes: one compressed megabyte, fifty times. Making it costs
 * this server little, as the cost must fall on the client.
 */
const bomb = () => Buffer.concat(Array(50).fill(gzipSync(Buffer.alloc(1024 * 1024, 32))));

const paths = {
  linkedin: '/network',
  glassdoor: '/reviews',
  naukri: '/indian',
  adzuna: '/adzuna',
  jsearch: '/jsearch',
  greenhouse: '/greenhouse',
  lever: '/lever',
  ashby: '/ashby',
  recruitee: '/recruitee',
  smartrecruiters: '/smartrecruiters',
  workable: '/workable',
  teamtailor: '/teamtailor',
  bamboohr: '/bamboohr',
  pinpoint: '/pinpoint',
  personio: '/personio',
  webfeed: '/webfeed',
  usajobs: '/usajobs',
  arbeitsagentur: '/arbeitsagentur',
  remotive: '/remotive',
  arbeitnow: '/arbeitnow',
  himalayas: '/himalayas',
  jobicy: '/jobicy',
  remoteok: '/remote-ok',
} as const;
export type FakeSource = keyof typeof paths;

const emptyAnswers: Record<FakeSource, unknown> = {
  linkedin: { elements: [] },
  glassdoor: { response: { results: [] } },
  naukri: { jobDetails: [] },
  adzuna: { results: [] },
  jsearch: { data: [] },
  greenhouse: { jobs: [] },
  lever: [],
  ashby: { jobs: [] },
  recruitee: { offers: [] },
  smartrecruiters: { totalFound: 0, content: [] },
  workable: { name: 'Acme', jobs: [] },
  teamtailor: { items: [] },
  bamboohr: { result: [] },
  pinpoint: { data: [] },
  personio: '<workzag-jobs/>',
  webfeed: '<rss version="2.0"><channel><title>Jobs</title></channel></rss>',
  usajobs: { SearchResult: { SearchResultItems: [] } },
  arbeitsagentur: { maxErgebnisse: 0 },
  remotive: { jobs: [] },
  arbeitnow: { data: [], links: { next: null } },
  himalayas: { jobs: [] },
  jobicy: { jobs: [] },
  remoteok: [{ legal: 'Name us.' }],
};

export type FakeSources = Awaited<ReturnType<typeof startFakeSources>>;

/** All sources on one local socket: each responds with what it is given, in its current mode. */
export async function startFakeSources() {
  const answers = new Map<FakeSource, unknown>(
    Object.entries(emptyAnswers) as [FakeSource, unknown][],
  );
  const modes = new Map<FakeSource, SourceMode>();
  const asked: { source: FakeSource; url: URL; headers: IncomingMessage['headers'] }[] = [];
  const strays: string[] = [];
  let redirect = 'http://127.0.0.1:1/';

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://sources.test');
    const source = (Object.keys(paths) as FakeSource[]).find((each) =>
      url.pathname.startsWith(paths[each]),
    );
    if (source === undefined) {
      strays.push(url.pathname);
      response.writeHead(404).end();
      return;
    }
    asked.push({ source, url, headers: request.headers });
    answer(source, url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(source: FakeSource, url: URL, response: ServerResponse): void {
    const mode = modes.get(source) ?? 'normal';
    const isXml = typeof emptyAnswers[source] === 'string';
    const type = (xml: boolean) => ({
      'content-type': xml ? 'application/xml' : 'application/json',
    });
    const send = (status: number, body: string | Buffer, headers: Record<string, string> = {}) =>
      response.writeHead(status, { ...type(isXml), ...headers }).end(body);
    switch (mode) {
      case 'never':
        return;
      case 'drops':
        response.destroy();
        return;
      case 'down':
        send(503, '{}');
        return;
      case 'once-down':
        modes.set(source, 'normal');
        send(503, '{}');
        return;
      case 'busy':
        send(429, '{}', { 'retry-after': '120' });
        return;
      case 'refuses':
        send(401, '{}');
        return;
      case 'absent':
        send(404, '{}');
        return;
      case 'broken':
        send(200, isXml ? '<jobs><job>' : '{"jobs": [');
        return;
      case 'html':
        send(200, '<h1>Maintenance</h1>', { 'content-type': 'text/html' });
        return;
      case 'other-shape':
        send(200, isXml ? '<error>gone</error>' : '{"error": "gone"}');
        return;
      case 'huge':
        send(200, `${isXml ? '<x>' : '{"x": "'}${'x'.repeat(3 * 1024 * 1024)}`);
        return;
      case 'late-huge-then-never':
        modes.set(source, 'never');
        setTimeout(() => send(200, 'x'.repeat(3 * 1024 * 1024)), 1_000);
        return;
      case 'bomb':
        send(200, bomb(), { 'content-encoding': 'gzip' });
        return;
      case 'trickle': {
        response.writeHead(200, type(isXml));
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
        return;
      }
      case 'redirect':
        send(302, '', { location: redirect });
        return;
      default: {
        const given = answers.get(source);
        const body: unknown = typeof given === 'function' ? given(url) : given;
        if (typeof body === 'string') send(200, body, type(true));
        else send(200, JSON.stringify(body), type(false));
      }
    }
  }

  return {
    origin,
    /** Each call, with everything sent to the source. */
    asked,
    /** Requests to paths that belong to no source. */
    strays,
    /** A text is XML; a function answers by the requested URL. */
    gives(source: FakeSource, body: unknown) {
      answers.set(source, body);
    },
    /** Sets the mode and resets to an empty, valid response. */
    behaves(source: FakeSource, mode: SourceMode, to = redirect) {
      modes.set(source, mode);
      redirect = to;
    },
    /** The real adapters, pointed at this server. */
    sources(left: readonly FakeSource[] = []): Sources {
      const at = (source: FakeSource) => `${origin}${paths[source]}`;
      const key = (source: FakeSource) => (left.includes(source) ? undefined : `key of ${source}`);
      return createSources({
        network: { url: at('linkedin'), key: key('linkedin') },
        reviews: { url: at('glassdoor'), partner: 'p', key: key('glassdoor'), country: '115' },
        indian: { url: at('naukri'), key: key('naukri') },
        adzuna: { url: at('adzuna'), country: 'in', id: 'a', key: key('adzuna') },
        jsearch: { url: at('jsearch'), key: key('jsearch') },
        usajobs: { url: at('usajobs'), email: 'us@example.test', key: key('usajobs') },
        arbeitsagentur: { url: at('arbeitsagentur'), key: key('arbeitsagentur') },
        greenhouse: at('greenhouse'),
        lever: at('lever'),
        ashby: at('ashby'),
        recruitee: `${at('recruitee')}/{board}/api/offers/`,
        smartrecruiters: at('smartrecruiters'),
        workable: at('workable'),
        teamtailor: `${at('teamtailor')}/{board}/jobs.json`,
        bamboohr: `${at('bamboohr')}/{board}/careers/list`,
        pinpoint: `${at('pinpoint')}/{board}/postings.json`,
        personio: `${at('personio')}/{board}/xml?language=en`,
        remotive: at('remotive'),
        arbeitnow: at('arbeitnow'),
        himalayas: at('himalayas'),
        jobicy: at('jobicy'),
        remoteok: at('remoteok'),
        allowsLoopback: true,
      });
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
