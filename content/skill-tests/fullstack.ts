import type { TestItem } from '#domain/skill-test/test-item.ts';
import { insert, people, sum, times } from './item-parts.ts';
import { fourOptions } from './options.ts';

const shopTables = `CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id), total INTEGER NOT NULL, placed_on TEXT NOT NULL);`;
const shopPrompt =
  'Tables: customers (id, name) and orders (id, customer_id, total, placed_on). placed_on is a date such as 2026-03-09.';

export const items: TestItem[] = [
  {
    id: 'fs-validate-server',
    difficulty: 'easy',
    skill: 'REST APIs',
    make: () => ({
      kind: 'choice',
      prompt:
        'A sign-up form checks in the browser that the email address is valid. Does the server have to check it again?',
      options: [
        'Yes, because requests can be sent without the form',
        'No, if the form’s script is minified and can’t be switched off',
        'No, if the connection uses HTTPS',
        'Only if the form is opened in an outdated browser',
      ],
      explanation:
        'Anyone can send a request with a tool of their own. Checks in the browser help users; only those on the server protect data.',
    }),
  },
  {
    id: 'fs-bundle-secret',
    difficulty: 'easy',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'A React app built with Vite reads a payment provider’s secret key from import.meta.env.VITE_PAYMENT_SECRET. Who can read the key after the release?',
      options: [
        'Everybody who opens the site',
        'Only people with access to the build server',
        'Only signed-in users',
        'Nobody, because environment variables stay on the server',
      ],
      explanation:
        'Variables with this prefix are written into the JavaScript that browsers download. A secret belongs on the server, which calls the provider.',
    }),
  },
  {
    id: 'fs-double-submit',
    difficulty: 'medium',
    skill: 'REST APIs',
    make: () => ({
      kind: 'choice',
      prompt:
        'On slow connections some customers order twice: the response was lost, and the app sent the request again. What reliably prevents a second order?',
      options: [
        'A key made by the client for each order, which the server stores as unique',
        'Disabling the order button from the first click until a response has arrived',
        'A spinner over the whole page that blocks all input until the response arrives',
        'A longer timeout in the load balancer',
      ],
      explanation:
        'Only the server can tell a repeated request from a new one, and it needs the key to do so. A disabled button doesn’t help if the app itself retries.',
    }),
  },
  {
    id: 'fs-optimistic-failure',
    difficulty: 'medium',
    skill: 'React',
    make: () => ({
      kind: 'choice',
      prompt:
        'A “like” is shown at once, before the server has responded. The server then responds with an error. What should the app do?',
      options: [
        'Restore the previous state and say that it failed',
        'Keep the like and send it with the next page view',
        'Keep the like, because the user expects it',
        'Send the like again in a loop until it is accepted',
      ],
      explanation:
        'An optimistic update is a guess. When it turns out wrong, the screen must return to what the server has.',
    }),
  },
  {
    id: 'fs-owner-check',
    difficulty: 'easy',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'GET /api/invoices/123 checks that the caller is signed in and then returns invoice 123. What is missing?',
      options: [
        'A check that the invoice belongs to the caller',
        'A check that the id is a positive number and not too large',
        'A CAPTCHA before the request',
        'Encryption of the id in the URL, so that nobody can guess it',
      ],
      explanation:
        'Any signed-in user could read other people’s invoices by changing the number. Ids that are hard to guess don’t replace the permission check.',
    }),
  },
  {
    id: 'fs-put-patch',
    difficulty: 'easy',
    skill: 'REST APIs',
    make: () => ({
      kind: 'choice',
      prompt:
        'A profile has 20 fields. A screen changes only the phone number and must not touch the others. Which request fits the meaning of the HTTP methods?',
      options: [
        'PATCH with the phone number',
        'PUT with the phone number only',
        'GET with the phone number in the URL',
        'DELETE, then POST with the phone number',
      ],
      explanation:
        'PATCH changes part of a resource. PUT replaces all of it, so the missing fields would count as removed.',
    }),
  },
  {
    id: 'fs-csrf-defence',
    difficulty: 'hard',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'An app keeps its session in a cookie with SameSite=None. Which measure stops a page on another site from submitting a form to it on the user’s behalf?',
      options: [
        'A token in each form that the server checks against the session',
        'The HttpOnly attribute on the cookie',
        'The Secure attribute on the cookie',
        'Accepting changes only by POST, because links can only send GET requests',
      ],
      explanation:
        'The other site can make the browser send the cookie but can’t read the token. HttpOnly and Secure don’t change when the cookie is sent, and forms can send POST.',
    }),
  },
  {
    id: 'fs-jwt-logout',
    difficulty: 'medium',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'An API accepts any signed JWT that hasn’t expired, without looking anything up. A user signs out, and the app deletes its copy. Someone had copied the token before that. What can they do with it?',
      options: [
        'Use it until it expires',
        'Nothing, because signing out makes the signature invalid',
        'Nothing, because the app has deleted the token',
        'Use it once, after which it is invalid',
      ],
      explanation:
        'The signature and the expiry are all that is checked. Short lifetimes, or a list of revoked tokens, limit the damage.',
    }),
  },
  {
    id: 'fs-server-events',
    difficulty: 'medium',
    skill: 'Networking',
    make: () => ({
      kind: 'choice',
      prompt:
        'A dashboard shows the progress of a long export. Data goes only from the server to the browser and should arrive as it happens. What is the simplest technique that fits?',
      options: [
        'Server-sent events (EventSource)',
        'A new WebSocket connection for each message',
        'A request with fetch every 30 seconds',
        'A webhook that the server calls in the browser',
      ],
      explanation:
        'Server-sent events are plain HTTP in one direction and reconnect by themselves. WebSockets are worth the effort when both sides send.',
    }),
  },
  {
    id: 'fs-server-rendering',
    difficulty: 'medium',
    skill: 'System design',
    make: () => ({
      kind: 'choice',
      prompt:
        'A product page is changed from rendering only in the browser to rendering on the server. What improves directly?',
      options: [
        'The content is in the first response, before any script has run',
        'The page no longer needs any JavaScript in the browser to react to clicks',
        'The database answers its queries faster',
        'The server needs less CPU time per visit than it did for the bundle',
      ],
      explanation:
        'Users and crawlers get the content with the HTML. Most interaction still needs scripts, and the server does more work, not less.',
    }),
  },
  {
    id: 'fs-one-artifact',
    difficulty: 'medium',
    skill: 'DevOps',
    make: () => ({
      kind: 'choice',
      prompt:
        'A team builds one image for testing and, from the same commit, another for production with different settings inside. What is better?',
      options: [
        'Build one image, test it, and pass settings in when it starts',
        'Build three images and use the newest that works',
        'Build on the production server, right before startup',
        'Keep the settings of all environments in the code',
      ],
      explanation:
        'What runs in production should be exactly what was tested. Settings that differ come from the environment.',
    }),
  },
  {
    id: 'fs-rename-column',
    difficulty: 'hard',
    skill: 'Data modeling',
    make: () => ({
      kind: 'choice',
      prompt:
        'The column users.fullname has to become users.full_name without downtime. During a release, old and new servers run side by side. What comes first?',
      options: [
        'Add full_name and let the code write both columns',
        'Rename the column, then release the new code at once',
        'Release code that reads full_name, then rename the column',
        'Drop fullname and restore it from a backup as full_name',
      ],
      explanation:
        'Each step must work with the code before and after it: add the new column, write both, copy the old rows, read the new column, and only then drop the old one.',
    }),
  },
  {
    id: 'fs-upload-direct',
    difficulty: 'medium',
    skill: 'System design',
    make: () => ({
      kind: 'choice',
      prompt:
        'Users upload videos of 2 GB, and the API servers run out of memory and bandwidth. Which design takes this load off them?',
      options: [
        'The API issues a signed URL, and the browser uploads straight to object storage',
        'The browser sends the video as Base64 inside JSON, in one request that is easy to check',
        'The API stores the videos as rows in its database',
        'The API streams each video to object storage, without keeping it in memory',
      ],
      explanation:
        'With a signed, short-lived URL the file never passes through the API. Streaming would save memory, but not bandwidth, and Base64 makes the file a third larger.',
    }),
  },
  {
    id: 'fs-express-async-error',
    difficulty: 'medium',
    skill: 'Express.js',
    make: () => ({
      kind: 'choice',
      prompt:
        'In Express 5, an async route handler throws an error and doesn’t catch it. What happens?',
      options: [
        'Express passes the error to the error-handling middleware',
        'The request hangs until the client gives up, because nothing responds',
        'The whole process ends, as Node.js does on unhandled rejections',
        'Express calls the handler again',
      ],
      explanation:
        'Since version 5 a rejected promise from a handler is treated like next(error). In version 4 you had to do that yourself.',
    }),
  },
  {
    id: 'fs-store-utc',
    difficulty: 'easy',
    skill: 'System design',
    make: () => ({
      kind: 'choice',
      prompt:
        'Users in India and Germany see when a message was sent. How should the app store and show that moment?',
      options: [
        'Store it in UTC and show it in the reader’s time zone',
        'Store it as text in the sender’s local time, without a time zone',
        'Store it in the server’s local time and show it unchanged',
        'Store one copy of the time for each user’s time zone',
      ],
      explanation:
        'A past moment is the same everywhere, so one unambiguous value is enough. The time zone matters only for display.',
    }),
  },
  {
    id: 'fs-revert-shared',
    difficulty: 'easy',
    skill: 'Git',
    make: () => ({
      kind: 'choice',
      prompt:
        'A faulty commit is already on the main branch, and colleagues have pulled it. How do you undo it without rewriting their history?',
      options: [
        'git revert <commit>',
        'git reset --hard <commit>~1 and git push --force',
        'git commit --amend and git push --force',
        'git stash drop',
      ],
      explanation:
        'Revert adds a new commit with the opposite change. Reset and amend rewrite commits that others already have.',
    }),
  },
  {
    id: 'fs-private-cache',
    difficulty: 'hard',
    skill: 'Networking',
    make: () => ({
      kind: 'choice',
      prompt:
        'Since a CDN was set up, some users have seen another user’s name on /account. Which header on that response is the most direct protection?',
      options: [
        'Cache-Control: private, no-store',
        'Cache-Control: public, max-age=60',
        'Vary: Accept-Encoding',
        'Access-Control-Allow-Origin: *',
      ],
      explanation:
        'private keeps shared caches from storing the response, and no-store keeps every cache from doing so. A short public max-age would still mix up users.',
    }),
  },
  {
    id: 'fs-dataloader',
    difficulty: 'medium',
    skill: 'GraphQL',
    make: () => ({
      kind: 'choice',
      prompt:
        'A GraphQL query lists 50 posts with their authors. The author resolver runs one SQL query per post. What is the usual remedy?',
      options: [
        'Collect the author ids of one tick and load them with one query',
        'Make the resolver synchronous, so that its queries run one after the other',
        'Send one GraphQL request per post, so that the queries run at the same time',
        'Add an index on the id of the author, so that one query is enough',
      ],
      explanation:
        'A batching loader turns 50 queries into one and remembers what it has loaded during the request.',
    }),
  },
  {
    id: 'fs-password-reset',
    difficulty: 'medium',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'The “Forgot password” page must not reveal which email addresses have an account. What should it show?',
      options: [
        'The same message in both cases, after about the same time',
        '“No such account” for unknown addresses only',
        'An error for unknown addresses, but without any text',
        'The account’s name, so that users can be sure',
      ],
      explanation:
        'If text, status or time differ, anyone can test a list of addresses. The email itself tells the owner what to do.',
    }),
  },
  {
    id: 'fs-loading-states',
    difficulty: 'easy',
    skill: 'User experience',
    make: () => ({
      kind: 'choice',
      prompt:
        'A list page shows “No results” for a second whenever it opens, and then 20 results. What did the developer miss?',
      options: [
        'Loading is a state of its own, different from an empty result',
        'The API should return the list in reverse order, newest first',
        'The list should have an index in the database, so that it arrives sooner',
        'Each row of the list needs a key that stays the same',
      ],
      explanation:
        'Until the response arrives, the app doesn’t know whether the list is empty. Loading, empty, error and data need four different views.',
    }),
  },
  {
    id: 'fs-shared-types',
    difficulty: 'medium',
    skill: 'TypeScript',
    make: () => ({
      kind: 'choice',
      prompt:
        'The web client casts each response: (await response.json()) as Order[]. The API renames a field, and the client compiles but breaks. What would have revealed this before the release?',
      options: [
        'One schema used by both sides, from which types are derived',
        'A second cast to Order[] in the component that shows the orders',
        'Turning off strict mode in the client',
        'Adding “any” to the type of the response, so that both names are allowed',
      ],
      explanation:
        'A cast only silences the compiler. With a shared schema, a renamed field is a type error in the client, and the response can be checked at run time too.',
    }),
  },
  {
    id: 'fs-request-waterfall',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [user, orders, tips] = [
        random.integer(5, 20) * 10,
        random.integer(10, 40) * 10,
        random.integer(5, 30) * 10,
      ];
      const form = random.pick([
        {
          text: 'const user = await loadUser();\nconst orders = await loadOrders();\nconst tips = await loadTips();',
          time: user + orders + tips,
          why: 'Each await waits for the one before, so the times add up.',
        },
        {
          text: 'const [user, orders, tips] = await Promise.all([loadUser(), loadOrders(), loadTips()]);',
          time: Math.max(user, orders, tips),
          why: 'All three start at once, so the slowest one decides.',
        },
        {
          text: 'const user = await loadUser();\nconst [orders, tips] = await Promise.all([loadOrders(), loadTips()]);',
          time: user + Math.max(orders, tips),
          why: 'The user comes first; then the slower one of the other two decides.',
        },
      ]);
      return {
        kind: 'choice',
        prompt: `loadUser takes ${user} ms, loadOrders ${orders} ms and loadTips ${tips} ms; all three only wait for other services. About how long does this code take?`,
        code: { language: 'javascript', text: form.text },
        options: fourOptions(
          form.time,
          [
            user + orders + tips,
            Math.max(user, orders, tips),
            user + Math.max(orders, tips),
            orders + tips,
            Math.min(user, orders, tips),
            user + orders + tips + 100,
          ],
          ' ms',
        ),
        explanation: form.why,
      };
    },
  },
  {
    id: 'fs-route-order',
    difficulty: 'medium',
    skill: 'Express.js',
    make: (random) => {
      const noun = random.pick(['users', 'orders', 'posts', 'teams', 'files']);
      const word = random.pick(['new', 'search', 'export', 'latest', 'mine']);
      const id = random.integer(2, 99);
      const routes = random.sample(
        [
          { path: `/${noun}/:id`, answer: `one of ${noun}` },
          { path: `/${noun}/${word}`, answer: `${word} ${noun}` },
          { path: `/${noun}`, answer: `all ${noun}` },
        ],
        3,
      );
      const asked = random.pick([`/${noun}/${word}`, `/${noun}/${id}`, `/${noun}`]);
      const matches = (path: string) =>
        path === asked || (path.endsWith(':id') && asked !== `/${noun}`);
      const right = routes.find(({ path }) => matches(path))?.answer ?? '';
      return {
        kind: 'choice',
        prompt: `Which text does GET ${asked} return?`,
        code: {
          language: 'javascript',
          text: routes
            .map(({ path, answer }) => `app.get("${path}", (req, res) => res.send("${answer}"));`)
            .join('\n'),
        },
        options: fourOptions(right, [
          `one of ${noun}`,
          `${word} ${noun}`,
          `all ${noun}`,
          'None; the status is 404',
        ]),
        explanation: `Express tries routes in the order in which they are defined. :id matches any single segment, including “${word}”.`,
      };
    },
  },
  {
    id: 'fs-same-origin',
    difficulty: 'medium',
    skill: 'Networking',
    make: (random) => {
      const host = random.pick(['shop', 'jobs', 'app', 'learn', 'my']);
      const domain = random.pick(['example.com', 'example.org', 'example.net']);
      const port = random.pick(['', ':8443', ':3000']);
      const page = `https://${host}.${domain}${port}/home`;
      const right = random.pick([
        `https://${host}.${domain}${port}/api/v2/items?sort=new`,
        `https://${host}.${domain}${port || ':443'}/data.json`,
      ]);
      const wrong = random.sample(
        [
          `http://${host}.${domain}${port}/home`,
          `https://api.${domain}${port}/home`,
          `https://${domain}${port}/home`,
          `https://${host}.${domain}:9000/home`,
        ],
        3,
      );
      return {
        kind: 'choice',
        prompt: `Which URL has the same origin as ${page}?`,
        options: [right, ...wrong],
        explanation:
          'An origin is scheme, host and port; the path doesn’t matter. Without a port, https means port 443.',
      };
    },
  },
  {
    id: 'fs-semver-caret',
    difficulty: 'medium',
    skill: 'Node.js',
    make: (random) => {
      const major = random.integer(1, 9);
      const minor = random.integer(1, 6);
      const patch = random.integer(1, 8);
      const sign = random.pick(['^', '~']);
      const samePatch = `${major}.${minor}.${patch + random.integer(1, 5)}`;
      const newMinor = `${major}.${minor + random.integer(1, 3)}.${random.integer(0, 4)}`;
      const newMajor = `${major + 1}.0.${random.integer(0, 3)}`;
      const base = `${major}.${minor}.${patch}`;
      return {
        kind: 'choice',
        prompt: `package.json asks for "${sign}${base}" of a package, and there is no lock file or node_modules folder. The registry has ${base}, ${samePatch}, ${newMinor} and ${newMajor}. Which one does npm install choose?`,
        options: fourOptions(sign === '^' ? newMinor : samePatch, [
          base,
          samePatch,
          newMinor,
          newMajor,
        ]),
        explanation:
          sign === '^'
            ? `^ allows newer minor and patch versions, but not a new major version: below ${major + 1}.0.0.`
            : `~ allows newer patch versions only: below ${major}.${minor + 1}.0.`,
      };
    },
  },
  {
    id: 'fs-cache-ttl',
    difficulty: 'medium',
    skill: 'System design',
    make: (random) => {
      const [old, fresh] = [random.integer(10, 49) * 10, random.integer(50, 99) * 10];
      const ttl = random.integer(3, 12) * 10;
      const change = random.integer(1, ttl - 5);
      const read = random.pick([random.integer(change + 1, ttl - 1), ttl + random.integer(5, 30)]);
      const drops = random.pick([true, false]);
      const right = drops || read > ttl ? fresh : old;
      return {
        kind: 'choice',
        prompt: `At second 0 a page reads a price of ${old} from the database and stores it in the cache for ${ttl} s. Nobody asks for it until second ${read}. At second ${change} the price in the database becomes ${fresh}; that update ${drops ? 'also deletes the cache entry' : 'doesn’t touch the cache'}. What does the page show at second ${read}?`,
        options: [
          `${right}`,
          `${right === old ? fresh : old}`,
          'No price, until someone reloads it by hand',
          `${(old + fresh) / 2}`,
        ],
        explanation: drops
          ? 'The entry was deleted with the update, so the page reads the new price from the database.'
          : read > ttl
            ? `The entry expired at second ${ttl}, so the page reads the new price from the database.`
            : `The entry is valid until second ${ttl}, so the page still shows the old price.`,
      };
    },
  },
  {
    id: 'fs-offset-drift',
    difficulty: 'hard',
    skill: 'SQL',
    make: (random) => {
      const size = random.integer(5, 30);
      const added = random.integer(2, size - 1);
      const cursor = random.pick([true, false]);
      const right = cursor ? 0 : added;
      return {
        kind: 'choice',
        prompt: `A feed shows the newest posts first, ${size} per page, and has a few hundred posts. After a reader has loaded page 1, ${added} new posts are published. Then the app loads page 2 with a query that ends as shown. How many posts of page 2 has the reader already seen?`,
        code: {
          language: 'sql',
          text: cursor
            ? `WHERE id < :last_id_of_page_1\nORDER BY id DESC LIMIT ${size}`
            : `ORDER BY id DESC LIMIT ${size} OFFSET ${size}`,
        },
        options: fourOptions(right, [added, 0, size - added, size, added + 1, added + 2]),
        explanation: cursor
          ? 'The query continues after the last post that was shown, whatever was added before it.'
          : `New posts push all others down, so the last ${added} of page 1 are now at the start of page 2. A condition on the last id avoids this.`,
      };
    },
  },
  {
    id: 'fs-showing-range',
    difficulty: 'easy',
    skill: 'Algorithms',
    make: (random) => {
      const size = random.integer(2, 5) * 10;
      const page = random.integer(2, 6);
      const last = random.pick([true, false]);
      const total = last
        ? (page - 1) * size + random.integer(1, size - 1)
        : page * size + random.integer(1, 40);
      const first = (page - 1) * size + 1;
      const end = Math.min(page * size, total);
      return {
        kind: 'choice',
        prompt: `A list has ${total} entries, ${size} per page, and the first page is number 1. What should page ${page} say?`,
        options: fourOptions(`${first}–${end} of ${total}`, [
          `${first}–${end === total ? page * size : total} of ${total}`,
          `${first - 1}–${end} of ${total}`,
          `${page * size + 1}–${(page + 1) * size} of ${total}`,
          `${first}–${end + 1} of ${total}`,
        ]),
        explanation: `Before page ${page} come ${page - 1} × ${size} = ${first - 1} entries. The page ends with entry ${end}, the smaller of ${page * size} and ${total}.`,
      };
    },
  },
  {
    id: 'fs-version-conflict',
    difficulty: 'hard',
    skill: 'SQL',
    make: (random) => {
      const [a = '', b = ''] = random.sample(people, 2);
      const version = random.integer(2, 40);
      const [one, two] = [random.integer(10, 49), random.integer(50, 99)];
      const checked = random.pick([true, false]);
      const first = random.pick([a, b]);
      const price = (name: string) => (name === a ? one : two);
      const second = first === a ? b : a;
      const right = checked
        ? `${price(first)}; ${second}’s update changes no row`
        : `${price(second)}; ${first}’s update is lost`;
      return {
        kind: 'choice',
        prompt: `${a} and ${b} both opened product 7 at version ${version}. ${a} sets the price to ${one}, ${b} to ${two}. ${first}’s request arrives first, ${second}’s a second later. Which price is stored then?`,
        code: {
          language: 'sql',
          text: `UPDATE products SET price = :price, version = version + 1\nWHERE id = 7${checked ? ' AND version = :version_that_was_opened' : ''};`,
        },
        options: fourOptions(right, [
          `${price(first)}; ${second}’s update changes no row`,
          `${price(second)}; ${first}’s update is lost`,
          `${price(second)}; ${first}’s update changes no row`,
          `The price from before; neither update changes a row`,
        ]),
        explanation: checked
          ? `After the first update the version is ${version + 1}, so the second one finds no row with version ${version}. The app must notice that 0 rows changed and say so.`
          : 'Nothing compares versions, so the last update wins and nobody is told about it.',
      };
    },
  },
  {
    id: 'fs-image-layers',
    difficulty: 'medium',
    skill: 'Docker',
    make: (random) => {
      const version = random.pick([22, 24, 26]);
      const port = random.integer(3000, 9000);
      const good = random.pick([true, false]);
      const changed = random.pick([
        { file: `src/${random.pick(['app', 'routes', 'users', 'mail'])}.js`, copy: 'COPY . .' },
        { file: random.pick(['package.json', 'package-lock.json']), copy: 'COPY package*.json ./' },
        { file: 'prisma/schema.prisma', copy: 'COPY prisma ./prisma' },
      ]);
      const lines = good
        ? [
            'COPY package*.json ./',
            'RUN npm ci',
            'COPY prisma ./prisma',
            'RUN npx prisma generate',
            'COPY . .',
          ]
        : ['COPY . .', 'RUN npm ci', 'RUN npx prisma generate'];
      return {
        kind: 'choice',
        prompt: `The image was built before, and only ${changed.file} has changed since. What is the first line whose layer Docker can’t take from its cache?`,
        code: {
          language: 'dockerfile',
          text: `FROM node:${version}-slim\nWORKDIR /app\n${lines.join('\n')}\nEXPOSE ${port}`,
        },
        options: fourOptions(good ? changed.copy : 'COPY . .', [
          ...random.sample(lines, lines.length),
          'WORKDIR /app',
        ]),
        explanation: good
          ? `${changed.copy} is the first line that reads ${changed.file}. The layers before it come from the cache, and all after it are built again.`
          : 'The first COPY takes all files, so any change makes it and all lines after it run again, including npm ci.',
      };
    },
  },
  {
    id: 'fs-etag',
    difficulty: 'medium',
    skill: 'REST APIs',
    make: (random) => {
      const tag = () => random.integer(4096, 65535).toString(16);
      const [old, other] = [tag(), `${tag()}0`];
      const changed = random.pick([true, false]);
      const kilobytes = random.integer(20, 900);
      const right = changed ? `200 with a body of ${kilobytes} kB` : '304 without a body';
      return {
        kind: 'choice',
        prompt: `A client asks again for a document of ${kilobytes} kB, with the header If-None-Match: "${old}". The server’s current ETag for it is "${changed ? other : old}". Which response is right?`,
        options: fourOptions(right, [
          `200 with a body of ${kilobytes} kB`,
          '304 without a body',
          `304 with a body of ${kilobytes} kB`,
          '412 without a body',
        ]),
        explanation: changed
          ? 'The tags differ, so the client’s copy is outdated and the server sends the new one.'
          : 'The tags are equal, so the client’s copy is current. 304 says so without sending it again.',
      };
    },
  },
  {
    id: 'fs-polling-load',
    difficulty: 'easy',
    skill: 'System design',
    make: (random) => {
      const every = random.pick([2, 4, 5, 10, 15, 20, 30]);
      const perSecond = random.integer(2, 40) * 10;
      const users = perSecond * every;
      return {
        kind: 'choice',
        prompt: `${users} open dashboards each ask the server for news every ${every} s. How many requests per second does this cause on average?`,
        options: fourOptions(
          perSecond,
          random.sample(
            [users * every, users, perSecond * 60, perSecond / 2, perSecond / 10, perSecond * 10],
            6,
          ),
        ),
        explanation: `${users} ÷ ${every} = ${perSecond}. Polling costs this much even when nothing has changed.`,
      };
    },
  },
  {
    id: 'fs-out-finish-order',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const names = random.sample(['user', 'orders', 'cart', 'offers', 'photos'], 3);
      const delays = random.sample([10, 20, 30, 40, 50, 60, 70, 80], 3);
      const inTurn = random.pick([true, false]);
      const order = inTurn
        ? names
        : names.toSorted(
            (a, b) => (delays[names.indexOf(a)] ?? 0) - (delays[names.indexOf(b)] ?? 0),
          );
      const calls = names.map((name, at) => `load("${name}", ${delays[at]})`);
      return {
        kind: 'output',
        prompt: 'What does this code print? Write one word per line.',
        code: {
          language: 'javascript',
          text: `const load = (name, ms) =>\n  new Promise((done) => setTimeout(done, ms)).then(() => console.log(name));\n\nasync function main() {\n${calls.map((call) => `  ${inTurn ? 'await ' : ''}${call};`).join('\n')}\n}\nmain();`,
        },
        answer: order.join('\n'),
        explanation: inTurn
          ? 'Each await waits until that call has finished, so the names come in the order of the lines.'
          : 'Nothing waits between the calls. They all run at once, and the one with the shortest delay finishes first.',
      };
    },
  },
  {
    id: 'fs-out-try-await',
    difficulty: 'hard',
    skill: 'JavaScript',
    make: (random) => {
      const [fallback = '', reason = ''] = random.sample(
        ['empty', 'offline', 'cached', 'default', 'guest', 'nobody', 'unknown'],
        2,
      );
      const waits = random.pick([true, false]);
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `async function query() {\n  throw new Error("${reason}");\n}\nasync function load() {\n  try {\n    return ${waits ? 'await ' : ''}query();\n  } catch {\n    return "${fallback}";\n  }\n}\nload().then(\n  (value) => console.log("value: " + value),\n  (error) => console.log("error: " + error.message),\n);`,
        },
        answer: waits ? `value: ${fallback}` : `error: ${reason}`,
        explanation: waits
          ? 'await throws the error inside the try block, so catch sees it.'
          : 'Without await the promise leaves the try block before it is rejected, so catch never sees the error.',
      };
    },
  },
  {
    id: 'fs-out-round-lines',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const prices = times(3, () => random.integer(11, 99) * 10 + 3);
      const percent = random.pick([5, 12, 18]);
      const tax = (cents: number) => Math.round((cents * percent) / 100);
      return {
        kind: 'output',
        prompt:
          'Prices are in the smallest unit of the currency. What does this code print? Write one number per line.',
        code: {
          language: 'javascript',
          text: `const prices = [${prices.join(', ')}];\nconst tax = (price) => Math.round((price * ${percent}) / 100);\nlet perLine = 0;\nlet total = 0;\nfor (const price of prices) {\n  perLine += tax(price);\n  total += price;\n}\nconsole.log(perLine);\nconsole.log(tax(total));`,
        },
        answer: `${sum(prices.map(tax))}\n${tax(sum(prices))}`,
        explanation:
          'Rounding each line and rounding the total can differ. An invoice has to say which of the two applies, and code has to do it the same way everywhere.',
      };
    },
  },
  {
    id: 'fs-out-date-utc',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const month = random.integer(0, 10);
      const day = random.integer(20, 28);
      const extra = random.integer(5, 30);
      const result = new Date(Date.UTC(2026, month, day));
      result.setUTCDate(result.getUTCDate() + extra);
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const date = new Date(Date.UTC(2026, ${month}, ${day}));\ndate.setUTCDate(date.getUTCDate() + ${extra});\nconsole.log(date.toISOString().slice(0, 10));`,
        },
        answer: result.toISOString().slice(0, 10),
        explanation:
          'Months count from 0 in JavaScript, so 0 is January. Days beyond the end of the month roll over into the next.',
      };
    },
  },
  {
    id: 'fs-out-json-date',
    difficulty: 'medium',
    skill: 'JSON',
    make: (random) => {
      const [id, year, count] = [
        random.integer(1, 99),
        random.integer(2020, 2026),
        random.integer(2, 9),
      ];
      const checks = random.sample(
        [
          { text: 'typeof copy.created', result: 'string' },
          { text: 'copy.created.slice(0, 4)', result: String(year) },
          { text: '"note" in copy', result: 'false' },
          { text: 'copy.counts.length', result: String(count) },
          { text: 'copy.id === item.id', result: 'true' },
          { text: 'copy.counts === item.counts', result: 'false' },
        ],
        3,
      );
      return {
        kind: 'output',
        prompt:
          'The object goes through JSON, as it does on its way from server to browser. What does this code print? Write one value per line.',
        code: {
          language: 'javascript',
          text: `const item = {\n  id: ${id},\n  created: new Date("${year}-06-15T08:00:00Z"),\n  counts: [${times(count, (at) => at + 1).join(', ')}],\n  note: undefined,\n};\nconst copy = JSON.parse(JSON.stringify(item));\n${checks.map(({ text }) => `console.log(${text});`).join('\n')}`,
        },
        answer: checks.map(({ result }) => result).join('\n'),
        explanation:
          'JSON has no dates, so a date arrives as a string. Properties that are undefined are left out, and arrays and objects are new copies.',
      };
    },
  },
  {
    id: 'fs-out-memoize',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const numbers = times(6, () => random.integer(1, 5));
      const factor = random.integer(2, 9);
      return {
        kind: 'output',
        prompt: 'What does this code print? Write one value per line.',
        code: {
          language: 'javascript',
          text: `const cache = new Map();\nlet queries = 0;\nfunction price(id) {\n  if (!cache.has(id)) {\n    queries++;\n    cache.set(id, id * ${factor});\n  }\n  return cache.get(id);\n}\nlet total = 0;\nfor (const id of [${numbers.join(', ')}]) total += price(id);\nconsole.log(queries);\nconsole.log(total);`,
        },
        answer: `${new Set(numbers).size}\n${sum(numbers) * factor}`,
        explanation: `Only the first call for each id counts as a query; ${new Set(numbers).size} different ids appear. The total includes every call.`,
      };
    },
  },
  {
    id: 'fs-out-strip-password',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const fields = random.sample(['id', 'name', 'email', 'password', 'city', 'role', 'token'], 5);
      const hidden = random.sample(fields, 2);
      const left = fields.filter((field) => !hidden.includes(field));
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const row = { ${fields.map((field, at) => `${field}: ${at + 1}`).join(', ')} };\nconst { ${hidden.join(', ')}, ...shown } = row;\nconsole.log(Object.keys(shown).join(" "));\nconsole.log(Object.keys(row).length);`,
        },
        answer: `${left.join(' ')}\n5`,
        explanation:
          'The rest object holds all properties that were not named before it, in their order. The original stays complete.',
      };
    },
  },
  {
    id: 'fs-out-emitter',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [a = '', b = '', c = ''] = random.sample(people, 3);
      const leaver = random.pick([a, b]);
      const values = [random.integer(1, 20), random.integer(21, 40)];
      const rest = [a, b, c].filter((name) => name !== leaver);
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const listeners = new Map();\nfunction subscribe(name) {\n  listeners.set(name, (value) => console.log(name + " " + value));\n  return () => listeners.delete(name);\n}\nconst publish = (value) => {\n  for (const listener of listeners.values()) listener(value);\n};\n\nconst stopA = subscribe("${a}");\nconst stopB = subscribe("${b}");\npublish(${values[0]});\n${leaver === a ? 'stopA' : 'stopB'}();\nsubscribe("${c}");\npublish(${values[1]});`,
        },
        answer: [
          `${a} ${values[0]}`,
          `${b} ${values[0]}`,
          ...rest.map((name) => `${name} ${values[1]}`),
        ].join('\n'),
        explanation: `The first value reaches the two subscribers. ${leaver} leaves before the second, and ${c} joins.`,
      };
    },
  },
  {
    id: 'fs-out-query-builder',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const filters = [
        { name: 'city', value: random.pick(['"Pune"', 'undefined', '"Delhi"']) },
        { name: 'level', value: random.pick(['"junior"', '""', 'undefined']) },
        { name: 'page', value: random.pick(['0', '2', '5', 'undefined']) },
        { name: 'remote', value: random.pick(['true', 'false']) },
      ];
      const loose = random.pick([true, false]);
      const kept = filters.filter(({ value }) =>
        loose ? !['undefined', '""', '0', 'false'].includes(value) : value !== 'undefined',
      );
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const filters = { ${filters.map(({ name, value }) => `${name}: ${value}`).join(', ')} };\nconst parts = Object.entries(filters)\n  .filter(([, value]) => ${loose ? 'value' : 'value !== undefined'})\n  .map(([name, value]) => name + "=" + value);\nconsole.log("?" + parts.join("&"));`,
        },
        answer: `?${kept.map(({ name, value }) => `${name}=${value.replaceAll('"', '')}`).join('&')}`,
        explanation: loose
          ? 'A filter on the value itself drops everything falsy: undefined, an empty string, 0 and false.'
          : 'Only undefined is dropped. 0, false and an empty string stay.',
      };
    },
  },
  {
    id: 'fs-out-sync-sets',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      const before = random.sample(all, 4).toSorted((a, b) => a - b);
      const after = random.sample(all, 4).toSorted((a, b) => a - b);
      const show = (ids: number[]) => ids.join(' ') || 'none';
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const stored = new Set([${before.join(', ')}]);\nconst sent = new Set([${after.join(', ')}]);\nconst show = (ids) => ids.join(" ") || "none";\nconsole.log("insert: " + show([...sent].filter((id) => !stored.has(id))));\nconsole.log("delete: " + show([...stored].filter((id) => !sent.has(id))));`,
        },
        answer: `insert: ${show(after.filter((id) => !before.includes(id)))}\ndelete: ${show(before.filter((id) => !after.includes(id)))}`,
        explanation:
          'Ids that were sent but aren’t stored are inserted, and ids that are stored but weren’t sent are deleted. Those in both sets stay untouched.',
      };
    },
  },
  {
    id: 'fs-out-retry',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const limit = random.integer(2, 5);
      const works = random.integer(1, 6);
      const base = random.integer(1, 9) * 100;
      const tries = Math.min(limit, works);
      const lines = times(tries - (works <= limit ? 1 : 0), (at) => `wait ${base * 2 ** at}`);
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `let calls = 0;\nfunction send() {\n  calls++;\n  if (calls < ${works}) throw new Error("down");\n  return "sent";\n}\nfunction withRetry() {\n  for (let turn = 0; turn < ${limit}; turn++) {\n    try {\n      return send();\n    } catch {\n      console.log("wait " + ${base} * 2 ** turn);\n    }\n  }\n  return "gave up";\n}\nconsole.log(withRetry());`,
        },
        answer: [...lines, works <= limit ? 'sent' : 'gave up'].join('\n'),
        explanation: `send succeeds from call ${works} on, and there are ${limit} attempts. The wait doubles after each failure.`,
      };
    },
  },
  {
    id: 'fs-out-key-type',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [id, other] = [random.integer(1, 50), random.integer(51, 99)];
      const [a = '', b = ''] = random.sample(people, 2);
      const lookups = random.sample(
        [
          { text: `users[${id}]`, result: a },
          { text: `users["${id}"]`, result: a },
          { text: `byId.get(${other})`, result: b },
          { text: `byId.get("${other}")`, result: 'undefined' },
          { text: `byId.has("${other}")`, result: 'false' },
        ],
        3,
      );
      return {
        kind: 'output',
        prompt:
          'Ids from a URL are strings; ids from the database are numbers. What does this code print? Write one value per line.',
        code: {
          language: 'javascript',
          text: `const users = { ${id}: "${a}" };\nconst byId = new Map([[${other}, "${b}"]]);\n${lookups.map(({ text }) => `console.log(${text});`).join('\n')}`,
        },
        answer: lookups.map(({ result }) => result).join('\n'),
        explanation:
          'A number used as an object key becomes a string, so both forms find the entry. A Map tells the number from the string.',
      };
    },
  },
  {
    id: 'fs-out-middleware',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [one = '', two = '', three = ''] = random.sample(
        ['auth', 'log', 'cors', 'gzip', 'limit', 'parse'],
        3,
      );
      const stops = random.pick([one, two, '']);
      const step = (name: string) =>
        `(next) => {\n    console.log("${name}");\n${name === stops ? '    return;\n' : ''}    next();\n    console.log("end ${name}");\n  }`;
      const lines: string[] = [];
      const run = ([name, ...rest]: string[]) => {
        if (name === undefined) {
          lines.push('handler');
          return;
        }
        lines.push(name);
        if (name === stops) return;
        run(rest);
        lines.push(`end ${name}`);
      };
      run([one, two, three]);
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const steps = [\n  ${[one, two, three].map(step).join(',\n  ')},\n];\nfunction run(at) {\n  if (at === steps.length) console.log("handler");\n  else steps[at](() => run(at + 1));\n}\nrun(0);`,
        },
        answer: lines.join('\n'),
        explanation: stops
          ? `“${stops}” returns without calling next, so nothing after it runs. The steps before it still finish.`
          : 'Each step calls the next one halfway through, so the ends come in reverse order after the handler.',
      };
    },
  },
  {
    id: 'fs-text-blame',
    difficulty: 'easy',
    skill: 'Git',
    make: () => ({
      kind: 'text',
      prompt:
        'Which Git command shows, for each line of a file, the commit and the person that last changed it?',
      accepted: [['blame', 'annotate']],
      explanation: 'git blame FILE names commit, author and date for each line.',
    }),
  },
  {
    id: 'fs-text-hsts',
    difficulty: 'medium',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'text',
      prompt:
        'Which response header tells a browser to use only HTTPS for this site from now on, even if someone types http://?',
      accepted: [['Strict-Transport-Security', 'HSTS', 'Strict Transport Security']],
      explanation:
        'With Strict-Transport-Security the browser changes http to https itself, before any request leaves the device.',
    }),
  },
  {
    id: 'fs-text-index',
    difficulty: 'easy',
    skill: 'SQL',
    make: () => ({
      kind: 'text',
      prompt:
        'A query with WHERE email = ? reads all rows of a large table, although only one row matches. What do you create on the column, so that the database finds the row directly?',
      accepted: [['index', 'indexes', 'indices', 'unique constraint', 'unique key']],
      explanation:
        'An index keeps the values sorted or hashed, so the database doesn’t have to read every row.',
    }),
  },
  {
    id: 'fs-text-transaction',
    difficulty: 'medium',
    skill: 'SQL',
    make: () => ({
      kind: 'text',
      prompt:
        'Two updates move money from one account to another. Either both or neither must take effect, even if the server stops in between. What do you wrap them in?',
      accepted: [['transaction', 'transactions']],
      explanation:
        'A database transaction is atomic: without its commit, none of its changes remain.',
    }),
  },
  {
    id: 'fs-text-last-page',
    difficulty: 'easy',
    skill: 'REST APIs',
    make: (random) => {
      const size = random.integer(8, 40);
      const pages = random.integer(3, 30);
      const total = (pages - 1) * size + random.integer(1, size);
      return {
        kind: 'text',
        prompt: `An API returns ${size} jobs per page, and the first page is number 1. There are ${total} jobs. What is the number of the last page that has jobs?`,
        accepted: [[String(pages)]],
        explanation: `${total} ÷ ${size}, rounded up, is ${pages}. The last page has ${total - (pages - 1) * size} jobs.`,
      };
    },
  },
  {
    id: 'fs-text-in-flight',
    difficulty: 'hard',
    skill: 'System design',
    make: (random) => {
      const rate = random.integer(2, 30) * 10;
      const delay = random.integer(1, 12) * 100;
      const busy = (rate * delay) / 1000;
      return {
        kind: 'text',
        prompt: `A service gets ${rate} requests per second, steadily, and each takes ${delay} ms. On average, how many requests are being handled at the same time? Write the number.`,
        accepted: [[String(busy)]],
        explanation: `Arrivals per second times the time that each takes (Little’s law): ${rate} × ${delay / 1000} s = ${busy}.`,
      };
    },
  },
  {
    id: 'fs-text-storage',
    difficulty: 'medium',
    skill: 'System design',
    make: (random) => {
      const uploads = random.integer(2, 20) * 100;
      const size = random.pick([2, 4, 5, 10]);
      const copies = random.integer(2, 3);
      const days = random.pick([10, 20, 30]);
      const total = (uploads * size * copies * days) / 1000;
      return {
        kind: 'text',
        prompt: `Users upload ${uploads} photos a day, ${size} MB each. Each photo is stored ${copies} times for safety. How many GB have been used after ${days} days? (1 GB = 1,000 MB.) Write the number without a thousands separator.`,
        accepted: [[String(total), `${total}GB`]],
        explanation: `${uploads} × ${size} MB × ${copies} × ${days} = ${total} GB.`,
      };
    },
  },
  {
    id: 'fs-fn-validate',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const [least, age] = [random.integer(6, 14), random.integer(14, 21)];
      const check = (form: { name: string; password: string; age: number }) => [
        ...(form.name.trim() === '' ? ['name'] : []),
        ...(form.password.length < least ? ['password'] : []),
        ...(form.age < age ? ['age'] : []),
      ];
      const forms = [
        { name: 'Asha', password: 'x'.repeat(least), age },
        { name: ' ', password: 'x'.repeat(least - 1), age: age - 1 },
        { name: 'Ben', password: 'short', age: 40 },
        { name: 'Chen', password: 'x'.repeat(least + 5), age: age - 1 },
        { name: '', password: 'x'.repeat(least), age: age + 1 },
      ];
      return {
        kind: 'function',
        prompt: `Write invalidFields(form). Return an array with the names of all invalid fields, in this order: "name" if it is empty or has only spaces, "password" if it has fewer than ${least} characters, "age" if it is below ${age}.`,
        name: 'invalidFields',
        starter: 'function invalidFields(form) {\n  return [];\n}',
        solution: `function invalidFields(form) {\n  const invalid = [];\n  if (form.name.trim() === "") invalid.push("name");\n  if (form.password.length < ${least}) invalid.push("password");\n  if (form.age < ${age}) invalid.push("age");\n  return invalid;\n}`,
        cases: forms.map((form) => ({ arguments: [form], expected: check(form) })),
        explanation:
          'Check every field, not only the first that fails, so that users see all errors at once.',
      };
    },
  },
  {
    id: 'fs-fn-changed-fields',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [one = '', two = '', three = ''] = random.sample(
        ['name', 'city', 'phone', 'title', 'email', 'bio'],
        3,
      );
      const ignored = random.pick(['updatedAt', 'version', 'revision', 'savedBy']);
      type Row = Record<string, string | number>;
      const changed = (before: Row, after: Row) =>
        [...new Set([...Object.keys(before), ...Object.keys(after)])]
          .filter((field) => field !== ignored && before[field] !== after[field])
          .toSorted();
      const base = { [one]: 'a', [two]: 'b', [ignored]: 1 };
      const inputs: [Row, Row][] = [
        [base, { ...base, [two]: 'c', [ignored]: 2 }],
        [base, { ...base, [three]: 'new' }],
        [base, { ...base, [ignored]: 9 }],
        [base, { [two]: 'b', [ignored]: 1 }],
        [{}, {}],
        [{ [one]: 0 }, { [one]: '0' }],
      ];
      return {
        kind: 'function',
        prompt: `Write changedFields(before, after) for two flat objects. Return an array with the names of all fields that differ (compared with ===), were added or were removed, sorted alphabetically. Ignore the field "${ignored}".`,
        name: 'changedFields',
        starter: 'function changedFields(before, after) {\n  return Object.keys(after);\n}',
        solution: `function changedFields(before, after) {\n  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);\n  return [...fields].filter((field) => field !== "${ignored}" && before[field] !== after[field]).sort();\n}`,
        cases: inputs.map(([before, after]) => ({
          arguments: [before, after],
          expected: changed(before, after),
        })),
        explanation:
          'You have to look at the fields of both objects. Looking at only one misses what was added or what was removed.',
      };
    },
  },
  {
    id: 'fs-fn-comment-tree',
    difficulty: 'hard',
    skill: 'Algorithms',
    make: (random) => {
      const parent = random.pick(['parentId', 'parent', 'replyTo', 'above', 'partOf', 'inside']);
      const children = random.pick(['replies', 'children', 'answers', 'nested', 'items', 'parts']);
      type Row = { id: number; [name: string]: number | null };
      type Tree = { id: number; [name: string]: number | Tree[] };
      const build = (rows: Row[], above: number | null): Tree[] =>
        rows
          .filter((row) => row[parent] === above)
          .map((row) => ({ id: row.id, [children]: build(rows, row.id) }));
      const row = (id: number, above: number | null): Row => ({ id, [parent]: above });
      const inputs = [
        [row(1, null), row(2, 1), row(3, null)],
        [row(1, null), row(2, 1), row(3, 2), row(4, 1)],
        [],
        [row(5, null)],
        [row(9, 4), row(4, null), row(7, 9), row(6, 4)],
      ];
      return {
        kind: 'function',
        prompt: `Write toTree(rows). Each row has an id and "${parent}": the id of the row above it, or null at the top. Return the top rows as an array of { id, ${children} }, where "${children}" is the array of the rows directly below, in the same form. Keep the order of rows; a row can come before the one above it.`,
        name: 'toTree',
        starter: 'function toTree(rows) {\n  return rows;\n}',
        solution: `function toTree(rows, above = null) {\n  return rows\n    .filter((row) => row.${parent} === above)\n    .map((row) => ({ id: row.id, ${children}: toTree(rows, row.id) }));\n}`,
        cases: inputs.map((rows) => ({ arguments: [rows], expected: build(rows, null) })),
        explanation:
          'The rows below an id form a tree of the same kind, so the function can call itself. For large lists, group rows by parent first, to look at each only once.',
      };
    },
  },
  {
    id: 'fs-fn-cart-total',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [free, shipping, percent] = [
        random.integer(4, 12) * 100,
        random.integer(3, 9) * 10,
        random.pick([5, 10, 15, 20]),
      ];
      const total = (lines: { price: number; quantity: number }[], member: boolean) => {
        const goods = sum(lines.map((line) => line.price * line.quantity));
        const reduced = member ? goods - Math.floor((goods * percent) / 100) : goods;
        return goods === 0 || reduced >= free ? reduced : reduced + shipping;
      };
      const line = (price: number, quantity: number) => ({ price, quantity });
      const inputs: [{ price: number; quantity: number }[], boolean][] = [
        [[line(120, 2), line(35, 1)], false],
        [[line(120, 2), line(35, 1)], true],
        [[], false],
        [[line(free, 1)], false],
        [[line(free, 1)], true],
        [[line(free * 3, 2), line(7, 3)], true],
      ];
      return {
        kind: 'function',
        prompt: `Write cartTotal(lines, isMember). Each line has price and quantity, both whole numbers. Members get ${percent}% off the goods; the discount is rounded down to a whole number. Shipping costs ${shipping}, but is free if the goods come to ${free} or more after the discount, or if the cart is empty. Return the amount to pay.`,
        name: 'cartTotal',
        starter: 'function cartTotal(lines, isMember) {\n  return 0;\n}',
        solution: `function cartTotal(lines, isMember) {\n  let goods = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);\n  if (goods === 0) return 0;\n  if (isMember) goods -= Math.floor((goods * ${percent}) / 100);\n  return goods >= ${free} ? goods : goods + ${shipping};\n}`,
        cases: inputs.map(([lines, member]) => ({
          arguments: [lines, member],
          expected: total(lines, member),
        })),
        explanation: `The order matters: add up, take off the discount, then compare with ${free}.`,
      };
    },
  },
  {
    id: 'fs-fn-rate-limit',
    difficulty: 'hard',
    skill: 'Algorithms',
    make: (random) => {
      const [limit, window] = [random.integer(2, 4), random.integer(5, 20) * 100];
      const allow = (moments: number[]) => {
        const accepted: number[] = [];
        return moments.map((now) => {
          const open = accepted.filter((each) => each > now - window).length < limit;
          if (open) accepted.push(now);
          return open;
        });
      };
      const burst = times(limit + 2, (at) => at * 10);
      const inputs = [
        burst,
        [...burst, window, window + 5],
        [],
        [0],
        times(6, (at) => at * window),
        [...times(limit, () => 50), window + 49, window + 50],
      ];
      return {
        kind: 'function',
        prompt: `Write allowed(times). times is an array of moments in ms, never decreasing, at which one client sends a request. Return an array of true or false, one for each. A request is allowed if fewer than ${limit} allowed requests have a time greater than now − ${window}. Refused requests don’t count.`,
        name: 'allowed',
        starter: 'function allowed(times) {\n  return times.map(() => true);\n}',
        solution: `function allowed(times) {\n  const accepted = [];\n  return times.map((now) => {\n    const recent = accepted.filter((time) => time > now - ${window});\n    if (recent.length >= ${limit}) return false;\n    accepted.push(now);\n    return true;\n  });\n}`,
        cases: inputs.map((moments) => ({ arguments: [moments], expected: allow(moments) })),
        explanation: `This is a sliding window: at each moment only the allowed requests of the last ${window} ms count. One exactly ${window} ms ago is out.`,
      };
    },
  },
  {
    id: 'fs-fn-slug',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const joint = random.pick(['-', '_', '.']);
      const limit = random.integer(2, 9);
      const slug = (title: string) =>
        (title.toLowerCase().match(/[a-z0-9]+/gu) ?? []).slice(0, limit).join(joint);
      const titles = [
        'Hello, World!',
        '  10 Tips for   Remote Interviews & Calls ',
        '',
        '***',
        'one two three four five six seven eight nine ten eleven',
        'C++/Rust: a 2026 comparison',
      ];
      return {
        kind: 'function',
        prompt: `Write slug(title) for article URLs. Words are runs of the letters a–z (in upper or lower case) and digits; everything else separates them. Return the first ${limit} words in lower case, joined by "${joint}". If there are no words, return an empty string.`,
        name: 'slug',
        starter: 'function slug(title) {\n  return title;\n}',
        solution: `function slug(title) {\n  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];\n  return words.slice(0, ${limit}).join("${joint}");\n}`,
        cases: titles.map((title) => ({ arguments: [title], expected: slug(title) })),
        explanation:
          'Matching the words is simpler than replacing what lies between them, which leaves separators at both ends. match returns null when nothing is found.',
      };
    },
  },
  {
    id: 'fs-fn-merge-offline',
    difficulty: 'hard',
    skill: 'Data structures',
    make: (random) => {
      const stamp = random.pick(['updatedAt', 'changedAt', 'savedAt', 'version', 'revision']);
      const tie = random.pick(['server', 'device']);
      const gone = random.pick(['deleted', 'removed', 'trashed']);
      type Row = { id: number; [name: string]: number | boolean };
      const merge = (server: Row[], device: Row[]) => {
        const found = new Map(server.map((row) => [row.id, row]));
        for (const row of device) {
          const other = found.get(row.id);
          const [mine, theirs] = [Number(row[stamp]), Number(other?.[stamp] ?? -1)];
          if (mine > theirs || (mine === theirs && tie === 'device')) found.set(row.id, row);
        }
        return [...found.values()]
          .filter((row) => row[gone] !== true)
          .toSorted((a, b) => a.id - b.id);
      };
      const row = (id: number, at: number, isGone = false, from = 0): Row => ({
        id,
        [stamp]: at,
        [gone]: isGone,
        from,
      });
      const inputs: [Row[], Row[]][] = [
        [
          [row(1, 5), row(2, 5)],
          [row(2, 7, false, 1), row(3, 1, false, 1)],
        ],
        [[row(1, 5)], [row(1, 5, false, 1)]],
        [[row(4, 2)], [row(4, 9, true, 1)]],
        [[row(4, 9, true)], [row(4, 2, false, 1), row(2, 1, false, 1)]],
        [[], []],
        [[row(8, 3), row(6, 4)], []],
      ];
      return {
        kind: 'function',
        prompt: `Write merge(server, device) for two arrays of records with an id. If both have a record, the one with the greater "${stamp}" counts; if these are equal, the ${tie}’s record counts. Leave out records for which "${gone}" is true in the version that counts. Return the rest as an array, sorted by id in ascending order.`,
        name: 'merge',
        starter: 'function merge(server, device) {\n  return [...server, ...device];\n}',
        solution: `function merge(server, device) {\n  const found = new Map(server.map((record) => [record.id, record]));\n  for (const record of device) {\n    const other = found.get(record.id);\n    if (!other || record.${stamp} ${tie === 'device' ? '>=' : '>'} other.${stamp}) found.set(record.id, record);\n  }\n  return [...found.values()].filter((record) => !record.${gone}).sort((a, b) => a.id - b.id);\n}`,
        cases: inputs.map(([server, device]) => ({
          arguments: [server, device],
          expected: merge(server, device),
        })),
        explanation:
          'Deleted records must take part in the comparison and be left out only at the end. Otherwise an older copy on the other side brings them back.',
      };
    },
  },
  {
    id: 'fs-sql-order-counts',
    difficulty: 'easy',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(people, 5);
      const orders = times(random.integer(5, 9), (at) => [
        at + 1,
        random.integer(1, 4),
        random.integer(1, 9) * 100,
        `2026-0${random.integer(1, 6)}-15`,
      ]);
      return {
        kind: 'sql',
        prompt: `${shopPrompt} List the name of each customer and the number of their orders, with 0 for customers without orders. Columns: name, number. Sort by name.`,
        setup: `${shopTables}\n${insert(
          'customers',
          names.map((name, at) => [at + 1, name]),
        )}\n${insert('orders', orders)}`,
        starter: 'SELECT name\nFROM customers',
        solution:
          'SELECT c.name, COUNT(o.id)\nFROM customers c\nLEFT JOIN orders o ON o.customer_id = c.id\nGROUP BY c.id, c.name\nORDER BY c.name',
        ordered: true,
        explanation:
          'LEFT JOIN keeps customers without orders. COUNT(o.id) counts only rows with an order, while COUNT(*) would count 1 for those customers.',
      };
    },
  },
  {
    id: 'fs-sql-big-customers',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(people, 4);
      const orders = times(9, (at) => [
        at + 1,
        (at % 4) + 1,
        random.integer(1, 20) * 50,
        '2026-05-02',
      ]);
      const totals = times(4, (at) =>
        sum(orders.filter((order) => order[1] === at + 1).map((order) => Number(order[2]))),
      );
      const limit = totals.toSorted((a, b) => b - a)[1] ?? 0;
      return {
        kind: 'sql',
        prompt: `${shopPrompt} Which customers have orders that add up to ${limit} or more? Columns: name, sum of their totals. In any order.`,
        setup: `${shopTables}\n${insert(
          'customers',
          names.map((name, at) => [at + 1, name]),
        )}\n${insert('orders', orders)}`,
        starter: 'SELECT c.name, o.total\nFROM customers c\nJOIN orders o ON o.customer_id = c.id',
        solution: `SELECT c.name, SUM(o.total)\nFROM customers c\nJOIN orders o ON o.customer_id = c.id\nGROUP BY c.id, c.name\nHAVING SUM(o.total) >= ${limit}`,
        ordered: false,
        explanation:
          'WHERE filters single orders before they are grouped. A condition on a sum belongs in HAVING.',
      };
    },
  },
  {
    id: 'fs-sql-latest-order',
    difficulty: 'hard',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(people, 3);
      const days = random.sample(
        times(28, (at) => String(at + 1).padStart(2, '0')),
        8,
      );
      const orders = days.map((day, at) => [
        at + 1,
        (at % 3) + 1,
        // The latest order of the first customer is not the largest.
        at % 3 === 0 ? 950 - Number(day) * 10 : random.integer(1, 90) * 10,
        `2026-03-${day}`,
      ]);
      return {
        kind: 'sql',
        prompt: `${shopPrompt} For each customer find the latest order. No customer has two orders on the same day. Columns: name, placed_on, total. Sort by name.`,
        setup: `${shopTables}\n${insert(
          'customers',
          names.map((name, at) => [at + 1, name]),
        )}\n${insert('orders', orders)}`,
        starter:
          'SELECT c.name, o.placed_on, o.total\nFROM customers c\nJOIN orders o ON o.customer_id = c.id',
        solution:
          'SELECT c.name, o.placed_on, o.total\nFROM customers c\nJOIN orders o ON o.customer_id = c.id\nWHERE o.placed_on = (SELECT MAX(placed_on) FROM orders WHERE customer_id = c.id)\nORDER BY c.name',
        ordered: true,
        explanation:
          'Find the greatest date per customer and keep the order with that date. ROW_NUMBER() over each customer’s orders works as well.',
      };
    },
  },
  {
    id: 'fs-sql-never-sold',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const products = random.sample(
        ['Pen', 'Lamp', 'Desk', 'Chair', 'Mug', 'Bag', 'Clock', 'Shelf'],
        6,
      );
      const sold = random.sample([1, 2, 3, 4, 5, 6], 3);
      const sales = times(7, (at) => [at + 1, random.pick([...sold, null]), random.integer(1, 5)]);
      return {
        kind: 'sql',
        prompt:
          'Tables: products (id, name) and sales (id, product_id, quantity). product_id is NULL for some old sales. List the names of all products that don’t appear in any sale. Sort by name.',
        setup: `CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL);\nCREATE TABLE sales (id INTEGER PRIMARY KEY, product_id INTEGER, quantity INTEGER NOT NULL);\n${insert(
          'products',
          products.map((name, at) => [at + 1, name]),
        )}\n${insert('sales', [...sales, [8, null, 1]])}`,
        starter:
          'SELECT name\nFROM products\nWHERE id NOT IN (SELECT product_id FROM sales)\nORDER BY name',
        solution:
          'SELECT name\nFROM products p\nWHERE NOT EXISTS (SELECT 1 FROM sales s WHERE s.product_id = p.id)\nORDER BY name',
        ordered: true,
        explanation:
          'NOT IN is never true if the list contains NULL, so the given query finds nothing. NOT EXISTS is not affected.',
      };
    },
  },
  {
    id: 'fs-sql-month-totals',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(people, 3);
      const orders = times(10, (at) => [
        at + 1,
        random.integer(1, 3),
        random.integer(1, 40) * 25,
        `${random.pick([2025, 2026, 2026])}-${String(random.integer(1, 4)).padStart(2, '0')}-${random.integer(10, 28)}`,
      ]);
      return {
        kind: 'sql',
        prompt: `${shopPrompt} Add up the orders of 2026 by month. Columns: month (such as 2026-03), sum of totals. Leave out months without orders. Sort by month.`,
        setup: `${shopTables}\n${insert(
          'customers',
          names.map((name, at) => [at + 1, name]),
        )}\n${insert('orders', [...orders, [11, 1, 300, '2025-01-31'], [12, 2, 450, '2026-01-01']])}`,
        starter: 'SELECT placed_on, total\nFROM orders',
        solution:
          "SELECT substr(placed_on, 1, 7) AS month, SUM(total)\nFROM orders\nWHERE placed_on >= '2026-01-01' AND placed_on < '2027-01-01'\nGROUP BY month\nORDER BY month",
        ordered: true,
        explanation:
          'The first seven characters of such a date are the year and month. Grouping by the month alone would mix the years.',
      };
    },
  },
  {
    id: 'fs-sql-rated-twice',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const courses = random.sample(['Git', 'SQL', 'React', 'Docker', 'Linux', 'Python'], 4);
      const least = random.integer(2, 3);
      const reviews = random
        .sample([least - 1, least, least + 1, 3], 4)
        .flatMap((count, course) => times(count, () => course + 1))
        .map((course, at) => [at + 1, course, random.integer(1, 5)]);
      return {
        kind: 'sql',
        prompt: `Tables: courses (id, title) and reviews (id, course_id, stars). List all courses with at least ${least} reviews. Columns: title, number of reviews, lowest number of stars, highest number of stars. Sort by title.`,
        setup: `CREATE TABLE courses (id INTEGER PRIMARY KEY, title TEXT NOT NULL);\nCREATE TABLE reviews (id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL, stars INTEGER NOT NULL);\n${insert(
          'courses',
          courses.map((title, at) => [at + 1, title]),
        )}\n${insert('reviews', reviews)}`,
        starter: 'SELECT title\nFROM courses\nORDER BY title',
        solution: `SELECT c.title, COUNT(*), MIN(r.stars), MAX(r.stars)\nFROM courses c\nJOIN reviews r ON r.course_id = c.id\nGROUP BY c.id, c.title\nHAVING COUNT(*) >= ${least}\nORDER BY c.title`,
        ordered: true,
        explanation:
          'Group the reviews by course, compute each figure per group, and filter groups with HAVING.',
      };
    },
  },
];
