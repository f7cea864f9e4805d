/** Which files may import which. The first row whose `files` match a file applies. */
export type Floor = {
  name: string;
  files: RegExp;
  /** Project paths that it may import. `<own>` stands for the file's own folder. */
  may: string[];
  /** Packages: 'all' except the guarded ones, or only those named here. */
  packages: 'all' | RegExp;
  /** Guarded packages that belong to this layer. */
  guarded?: RegExp;
  /** Where code that needs the forbidden import belongs. */
  instead: string;
};

const domain = '^src/domain/';
const contract = '^src/contract/';
const readers = '^src/readers/';
const texts = '^src/texts/';
const notAStore = '(?!.*\\.(store|router|tasks)\\.ts$)';
const none = /^$/u;
const sql = /^(drizzle-orm|pg)(\/|$)/u;
const http = /^(hono|@hono\/.*)(\/|$)/u;
const verbTools = '^src/server/(context|scopes|app-error|texts/texts)\\.ts$';

export const floors: Floor[] = [
  {
    name: 'a test of a rule or of the contract',
    files: /^src\/(domain|contract)\/.*\.test\.ts$/u,
    may: [domain, contract, texts],
    packages: /^(vitest|fast-check|zod)$/u,
    instead: 'a rule is tested with values alone; what needs more belongs in a test of src/server',
  },
  {
    name: 'a test of the server',
    files: /^src\/server\/.*\.(test|suite|fixture)\.ts$/u,
    may: [
      domain,
      contract,
      texts,
      readers,
      '^src/server/',
      '^src/testing/',
      '^content/',
      '^tools/',
    ],
    packages: 'all',
    guarded: /^(drizzle-orm|pg|hono|@hono\/.*)(\/|$)/u,
    instead: 'what the browser shows is tested in src/web or e2e',
  },
  {
    name: 'a test of the web',
    files: /^src\/web\/.*\.test\.tsx?$/u,
    may: [domain, contract, texts, '^src/web/', '^src/testing/', '^content/'],
    packages: 'all',
    guarded: /^(node:|react|react-dom|react-router)/u,
    instead: 'what the server does is tested in src/server',
  },
  {
    name: 'domain',
    files: /^src\/domain\//u,
    may: [domain],
    packages: none,
    instead: 'a rule is pure: give it what it needs as an argument, and do the rest in a verb',
  },
  {
    name: 'texts',
    files: /^src\/texts\//u,
    may: [domain, '<own>'],
    packages: /^(vitest|fast-check)$/u,
    instead: 'texts know keys, languages and formats: what a text is about belongs in its feature',
  },
  {
    name: 'a test of a reader',
    files: /^src\/readers\/.*\.(test|fixture)\.ts$/u,
    may: [domain, readers, '^src/testing/'],
    packages: 'all',
    instead: 'what a server does with a file is tested in src/server',
  },
  {
    name: 'readers',
    files: /^src\/readers\//u,
    may: [domain, '<own>'],
    packages: /^(pdfjs-dist|fflate|saxes|htmlparser2|libphonenumber-js)(\/|$)/u,
    instead:
      'a reader turns bytes into text and its places, in the browser and on the server: what the text means belongs in src/domain/resume-reading',
  },
  {
    name: 'contract',
    files: /^src\/contract\//u,
    may: [domain, contract, texts],
    packages: /^(zod|@orpc\/contract)$/u,
    instead: 'the contract says shapes; rules belong in src/domain, work in src/server/features',
  },
  {
    name: 'a store',
    files: /^src\/server\/(?!live\/).*\.store\.ts$/u,
    may: [domain, '^src/server/(db|paging)/', verbTools],
    packages: 'all',
    guarded: sql,
    instead: 'a store is SQL and nothing else: a verb joins stores, judges and shapes',
  },
  {
    name: 'a router',
    files: /^src\/server\/features\/.*\.router\.ts$/u,
    may: [domain, contract, texts, `${notAStore}<own>`, '^src/server/(api|context)\\.ts$'],
    packages: none,
    instead: 'a router is lines: put the work into a verb of this folder and name it here',
  },
  {
    name: 'a verb',
    files: /^src\/server\/features\//u,
    may: [
      domain,
      contract,
      texts,
      '<own>(?!.*\\.router\\.ts$)',
      `${notAStore}^src/server/(features|auth|ports|live|paging|rate-limit)/`,
      verbTools,
    ],
    packages: 'all',
    instead:
      'a verb asks its own store for rows and the other features for their verbs; SQL belongs in the store, HTTP in src/server/http',
  },
  {
    name: 'server/db',
    files: /^src\/server\/db\//u,
    may: [domain, texts, '^src/server/db/', '^content/'],
    packages: 'all',
    guarded: sql,
    instead: 'tables know no feature: the query belongs in a store, its meaning in a verb',
  },
  {
    name: 'server/paging',
    files: /^src\/server\/paging\//u,
    may: [domain, '^src/server/(paging/|db/connect\\.ts|app-error\\.ts$)'],
    packages: 'all',
    guarded: sql,
    instead: 'paging knows no table: the query belongs in a store',
  },
  {
    name: 'server/live',
    files: /^src\/server\/live\//u,
    may: [domain, '<own>', '^src/server/db/'],
    packages: 'all',
    guarded: sql,
    instead:
      'live events carry words and ids: what they mean belongs in the verb that publishes them',
  },
  {
    name: 'server/backup',
    files: /^src\/server\/backup\//u,
    may: [domain, '<own>', '^src/server/(backup|db|ports)/'],
    packages: 'all',
    guarded: sql,
    instead: 'a backup copies tables and files as they are: what they mean belongs in a verb',
  },
  {
    name: 'ports/tasks',
    files: /^src\/server\/ports\/tasks\//u,
    may: [domain, '<own>', '^src/server/db/', '^src/server/ports/mail/mail\\.ts$'],
    packages: 'all',
    guarded: sql,
    instead:
      'a port knows no feature: register the handler in src/server/background/task-handlers.ts',
  },
  {
    name: 'a port',
    files: /^src\/server\/ports\/[^/]+\//u,
    may: [domain, readers, texts, '<own>', '^src/server/sandbox/'],
    packages: 'all',
    instead:
      'a port knows its driver only: rows belong in a store, the decision in a verb, HTTP in src/server/http',
  },
  {
    name: 'server/auth',
    files: /^src\/server\/auth\//u,
    may: [
      domain,
      contract,
      texts,
      '^src/server/(auth|db|ports|live)/',
      '^src/server/(context|app-error|config/config|texts/texts)\\.ts$',
    ],
    packages: 'all',
    guarded: /^@node-rs\/argon2$/u,
    instead: 'accounts know no feature: a verb in src/server/features/account calls them',
  },
  {
    name: 'the server frame',
    files: /^src\/server\//u,
    may: [domain, contract, texts, '^src/server/', '^content/'],
    packages: 'all',
    guarded: /^(hono|@hono\/.*|react-router)(\/|$)/u,
    instead:
      'the server gives the web an API client through the load context, typed by src/contract',
  },
  {
    name: 'web/ui',
    files: /^src\/web\/ui\//u,
    may: [domain, contract, texts, '^src/web/(ui|fonts)/', '^src/web/lib/texts'],
    packages: 'all',
    guarded: /^(react|react-dom|react-router)(\/|$)/u,
    instead:
      'a primitive takes what it shows by props: the page or the feature gives it; only the texts that are the same everywhere are its own',
  },
  {
    name: 'web/lib',
    files: /^src\/web\/lib\//u,
    may: [domain, contract, texts, '^src/web/(lib|ui)/'],
    packages: 'all',
    guarded: /^(react|react-dom|react-router)(\/|$)/u,
    instead: 'what knows a noun belongs in src/web/features',
  },
  {
    name: 'a web feature',
    files: /^src\/web\/features\//u,
    may: [domain, contract, texts, readers, '<own>', '^src/web/(lib|ui)/'],
    packages: 'all',
    guarded: /^(react|react-dom|react-router)(\/|$)/u,
    instead:
      'features never import each other: the page composes them, and what both need belongs in web/ui or web/lib',
  },
  {
    name: 'the web frame',
    files: /^src\/web\//u,
    may: [domain, contract, texts, '^src/web/'],
    packages: 'all',
    guarded: /^(react|react-dom|react-router|@react-router\/.*)(\/|$)/u,
    instead: 'the browser reaches the server through the contract: add a procedure and call it',
  },
  {
    name: 'e2e',
    files: /^e2e\//u,
    may: [domain, contract, texts, '^e2e/', '^src/testing/', '^content/'],
    packages: 'all',
    guarded: /^node:/u,
    instead: 'a journey uses the product as a person does; preparing rows belongs in src/testing',
  },
];

/** Packages that are restricted to one layer; elsewhere they are refused with this sentence. */
export const guardedPackages: { name: RegExp; on: RegExp; say: string }[] = [
  {
    name: /^@node-rs\/argon2$/u,
    on: /^/u,
    say: 'only src/server/auth hashes passwords: add a function there',
  },
  {
    name: sql,
    on: /^(src\/(?!testing\/)|e2e\/)/u,
    say: 'SQL belongs in <noun>.store.ts or src/server/db',
  },
  {
    name: http,
    on: /^(src\/(?!testing\/)|e2e\/)/u,
    say: 'HTTP belongs in src/server/app.ts and src/server/http',
  },
  {
    name: /^(react|react-dom|react-router|@react-router\/.*)(\/|$)/u,
    on: /^(src\/server|src\/testing)\//u,
    say: 'components belong in src/web',
  },
  {
    name: /^(node:|@orpc\/server|pg-boss|nodemailer|@aws-sdk\/|flydrive|pino|@node-rs\/)/u,
    on: /^src\/web\//u,
    say: 'the browser has no such package: the work belongs in src/server, behind a procedure of the contract',
  },
];

/** Files that may break a row, each with its reason. */
export const exceptions: { files: RegExp; imports: RegExp; why: string }[] = [
  {
    files: /^src\/web\/entry\.server\.tsx$/u,
    imports: /^node:/u,
    why: 'it streams the page through node',
  },
];
