import type { Json, TestItem } from '#domain/skill-test/test-item.ts';
import { insert, people, round, sum, times } from './item-parts.ts';
import { fourOptions } from './options.ts';

const things = ['orders', 'invoices', 'tickets', 'bookings', 'payments', 'comments'];

const statusCases: [situation: string, right: string, wrong: string[], why: string][] = [
  [
    'A client sends a valid POST to /THINGS and the server has stored the new record.',
    '201 Created',
    ['202 Accepted', '204 No Content', '301 Moved Permanently'],
    '201 says that a new resource exists; the Location header names it.',
  ],
  [
    'A client sends a request to /THINGS without any credentials, and the endpoint needs a signed-in user.',
    '401 Unauthorized',
    ['403 Forbidden', '400 Bad Request', '407 Proxy Authentication Required'],
    '401 means that the server does not know who is asking. 403 is for a known caller who lacks the right.',
  ],
  [
    'A signed-in user, whose session is valid, may read the list at /THINGS but not add to it, and sends a POST.',
    '403 Forbidden',
    ['401 Unauthorized', '405 Method Not Allowed', '400 Bad Request'],
    'The server knows the caller and refuses this action, which is 403. 405 would mean that nobody can POST there.',
  ],
  [
    'A client has sent more requests to /THINGS in this minute than its plan allows.',
    '429 Too Many Requests',
    ['503 Service Unavailable', '403 Forbidden', '408 Request Timeout'],
    '429 tells this client to slow down, usually with a Retry-After header.',
  ],
  [
    'A DELETE of a record in /THINGS succeeded and the response has no body.',
    '204 No Content',
    ['200 OK', '202 Accepted', '205 Reset Content'],
    '204 means success with nothing to send back.',
  ],
  [
    'The server has put a valid request for /THINGS into a queue and will process it in a few minutes.',
    '202 Accepted',
    ['200 OK', '201 Created', '102 Processing'],
    '202 says that the request was accepted but is not done yet.',
  ],
  [
    'A PUT to a record in /THINGS has an If-Match header with an ETag that is no longer current.',
    '412 Precondition Failed',
    ['304 Not Modified', '400 Bad Request', '428 Precondition Required'],
    'The condition in If-Match is false, so the server must not apply the change and responds with 412.',
  ],
  [
    'The code that handles GET /THINGS throws an unexpected exception.',
    '500 Internal Server Error',
    ['400 Bad Request', '502 Bad Gateway', '503 Service Unavailable'],
    'The fault is in this server itself, and nothing more precise is known: 500.',
  ],
  [
    'A gateway forwards GET /THINGS to a service, and that service does not respond in time.',
    '504 Gateway Timeout',
    ['408 Request Timeout', '500 Internal Server Error', '502 Bad Gateway'],
    'A gateway sends 504 when its upstream takes too long. 502 means that the upstream sent an invalid response.',
  ],
  [
    'A GET to a record in /THINGS has an If-None-Match header with the current ETag.',
    '304 Not Modified',
    ['200 OK', '204 No Content', '412 Precondition Failed'],
    'The client’s copy is still current, so 304 saves sending the body again.',
  ],
];

const choice: TestItem[] = [
  {
    id: 'be-status-code',
    difficulty: 'easy',
    skill: 'REST APIs',
    make: (random) => {
      const thing = random.pick(things);
      const [situation, right, wrong, why] = random.pick(statusCases);
      return {
        kind: 'choice',
        prompt: `${situation.replace('THINGS', thing)} Which status code fits best?`,
        options: fourOptions(right, wrong),
        explanation: why,
      };
    },
  },
  {
    id: 'be-page-offset',
    difficulty: 'easy',
    skill: 'SQL',
    make: (random) => {
      const page = random.integer(3, 14);
      const size = random.pick([10, 15, 20, 25, 30, 50]);
      const thing = random.pick(things);
      return {
        kind: 'choice',
        prompt: `An endpoint lists ${thing}, ${size} on each page. Pages are numbered from 1. Which clause returns page ${page}?`,
        options: fourOptions(`LIMIT ${size} OFFSET ${(page - 1) * size}`, [
          `LIMIT ${size} OFFSET ${page * size}`,
          `LIMIT ${size} OFFSET ${page}`,
          `LIMIT ${page * size} OFFSET ${size}`,
        ]),
        explanation: `OFFSET is the number of rows to skip: the ${page - 1} earlier pages of ${size} rows each.`,
      };
    },
  },
  {
    id: 'be-n-plus-one',
    difficulty: 'easy',
    skill: 'SQL',
    make: (random) => {
      const rows = random.integer(12, 90);
      const nested = random.pick([true, false]);
      const right = nested ? 1 + 2 * rows : 1 + rows;
      return {
        kind: 'choice',
        prompt: `The first query returns ${rows} orders. How many queries does this code send in total?`,
        code: {
          language: 'javascript',
          text: `const orders = await db.query('SELECT * FROM orders WHERE open');
for (const order of orders) {
  order.customer = await db.query('SELECT * FROM customers WHERE id = ?', [order.customerId]);${
    nested
      ? `\n  order.lines = await db.query('SELECT * FROM lines WHERE order_id = ?', [order.id]);`
      : ''
  }
}`,
        },
        options: fourOptions(right, [
          rows,
          nested ? 2 * rows : 2,
          nested ? 3 : rows + 2,
          rows + 1,
          1,
        ]),
        explanation: `One query for the list, and ${nested ? 'two' : 'one'} more for each of the ${rows} orders. A join, or one query with all the ids, would avoid that.`,
      };
    },
  },
  {
    id: 'be-index-prefix',
    difficulty: 'medium',
    skill: 'PostgreSQL',
    make: (random) => {
      const [a = '', b = '', c = ''] = random.sample(
        ['tenant_id', 'status', 'created_at', 'country', 'owner_id', 'priority'],
        3,
      );
      const right = random.pick([
        `WHERE ${a} = $1 AND ${b} = $2`,
        `WHERE ${a} = $1`,
        `WHERE ${a} = $1 AND ${b} > $2`,
      ]);
      return {
        kind: 'choice',
        prompt: `A table has a B-tree index on (${a}, ${b}, ${c}). For which condition do all matching rows lie next to each other in the index?`,
        options: fourOptions(right, [
          `WHERE ${b} = $1 AND ${c} = $2`,
          `WHERE ${c} = $1`,
          `WHERE ${b} > $1`,
        ]),
        explanation: `The index is sorted by ${a} first, then ${b}, then ${c}. Only a condition that fixes ${a} picks one contiguous range.`,
      };
    },
  },
  {
    id: 'be-lost-update',
    difficulty: 'medium',
    skill: 'PostgreSQL',
    make: (random) => {
      const stock = random.integer(20, 60);
      const [first = 1, second = 2] = random.sample([2, 3, 4, 5, 6, 7], 2);
      return {
        kind: 'choice',
        prompt: `In PostgreSQL, the stock of a product is ${stock}. Two requests run at the default isolation level, Read Committed. Request 1 sells ${first} and request 2 sells ${second}. Both read the stock before either writes; request 1 commits first, then request 2. What is the stock now?`,
        code: {
          language: 'sql',
          text: `-- both requests, with their own quantity
BEGIN;
SELECT stock FROM products WHERE id = 1;   -- the program reads ${stock}
UPDATE products SET stock = :stock_read_minus_quantity WHERE id = 1;
COMMIT;`,
        },
        options: fourOptions(stock - second, [stock - first - second, stock - first, stock]),
        explanation: `Each request writes a number computed from ${stock}, so the second write replaces the first. SET stock = stock - quantity, or SELECT … FOR UPDATE, keeps both sales.`,
      };
    },
  },
  {
    id: 'be-jwt-readable',
    difficulty: 'easy',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'A JSON Web Token is signed with HS256 and sent to the browser. Who can read its claims?',
      options: [
        'Anyone who has the token',
        'Only someone who has the signing key',
        'Only the server that issued it and the user it names',
        'Nobody until the server has verified the signature',
      ],
      explanation:
        'A signature protects against changes, not against reading. The claims are plain Base64url, so keep secrets out of them.',
    }),
  },
  {
    id: 'be-password-storage',
    difficulty: 'easy',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt: 'How should a service store its users’ passwords?',
      options: [
        'Hashed with Argon2id and a random salt for each password',
        'Hashed with SHA-256 and one secret salt for the whole table',
        'Encrypted with AES-256 and a key that only the server has',
        'Hashed with SHA-512 a second time after a first SHA-512',
      ],
      explanation:
        'A password hash must be slow and use a lot of memory, so that guessing is expensive, and a salt for each password defeats precomputed tables. SHA-2 is built to be fast, and encryption can be undone by anyone who gets the key.',
    }),
  },
  {
    id: 'be-sql-parameters',
    difficulty: 'easy',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt: 'A search field ends up in a WHERE clause. What reliably prevents SQL injection?',
      options: [
        'Passing the text as a parameter of a prepared statement',
        'Removing quotes, semicolons and comment signs from the text',
        'Checking in the browser that the text has no SQL keywords',
        'Limiting the text to 100 characters',
      ],
      explanation:
        'With parameters the database never reads the value as SQL. Filters miss cases, and checks in the browser can be skipped.',
    }),
  },
  {
    id: 'be-cache-average',
    difficulty: 'medium',
    skill: 'Redis',
    make: (random) => {
      const hits = random.pick([60, 70, 75, 80, 90, 95]);
      const hit = random.integer(1, 4);
      const miss = random.pick([40, 60, 80, 100, 120, 160, 200]);
      return {
        kind: 'choice',
        prompt: `A lookup takes ${hit} ms if the value is in the cache and ${miss} ms in total if it is not. ${hits}% of the lookups hit the cache. How long does a lookup take on average?`,
        options: fourOptions(
          round((hits * hit + (100 - hits) * miss) / 100, 2),
          random.sample(
            [
              round((hit + miss) / 2, 2),
              round((hits * miss + (100 - hits) * hit) / 100, 2),
              round(((100 - hits) * miss) / 100, 2),
              round((hits * hit) / 100, 2),
            ],
            4,
          ),
          ' ms',
        ),
        explanation: `${hits}% × ${hit} ms + ${100 - hits}% × ${miss} ms. Even rare misses count for a lot, because each takes so much longer.`,
      };
    },
  },
  {
    id: 'be-cache-invalidate',
    difficulty: 'medium',
    skill: 'Redis',
    make: () => ({
      kind: 'choice',
      prompt:
        'A service reads products through a cache: it looks in Redis first, and otherwise reads the database and stores the result for an hour. After a price change, users see the old price for up to an hour. What is the simplest sound fix?',
      options: [
        'Delete the product’s key after the change is committed',
        'Delete the product’s key before the change is written',
        'Make every reader compare the cached price with the one in the database',
        'Extend the lifetime of the keys, so that fewer of them expire at once',
      ],
      explanation:
        'After the commit, the next reader misses and loads the new price. If the key goes before the commit, a reader in between can put the old price back.',
    }),
  },
  {
    id: 'be-fixed-window-burst',
    difficulty: 'hard',
    skill: 'REST APIs',
    make: (random) => {
      const limit = random.integer(3, 40) * 10;
      const path = random.pick(things);
      return {
        kind: 'choice',
        prompt: `An API allows ${limit} requests to /${path} in each calendar minute; the counter is reset to 0 when the minute changes. What is the largest number of requests that one client can get through within two seconds?`,
        options: fourOptions(
          2 * limit,
          random.sample(
            [limit, Math.ceil(limit / 30), 60 * limit, limit + 1, 3 * limit, 4 * limit],
            6,
          ),
        ),
        explanation: `${limit} in the last second of one minute and ${limit} in the first second of the next. A sliding window or a token bucket avoids this double burst.`,
      };
    },
  },
  {
    id: 'be-token-bucket',
    difficulty: 'medium',
    skill: 'REST APIs',
    make: (random) => {
      const capacity = random.integer(4, 12) * 5;
      const rate = random.integer(2, 6);
      const used = capacity - random.integer(0, 3);
      const wait = random.integer(2, 12);
      const right = Math.min(capacity, capacity - used + rate * wait);
      return {
        kind: 'choice',
        prompt: `A token bucket holds at most ${capacity} tokens and gains ${rate} a second. It is full when a client sends ${used} requests at once. After a pause of ${wait} seconds, how many requests can the client send at once?`,
        options: fourOptions(right, [
          capacity - used + rate * wait,
          rate * wait,
          capacity,
          capacity - used,
          capacity + rate * wait,
          Math.round(capacity / 2),
          rate,
        ]),
        explanation: `${capacity - used} of the tokens ${capacity - used === 1 ? 'was' : 'were'} left and ${wait} × ${rate} = ${rate * wait} came back, but never more than ${capacity} in the bucket.`,
      };
    },
  },
  {
    id: 'be-connections-in-use',
    difficulty: 'medium',
    skill: 'System design',
    make: (random) => {
      const rate = random.integer(4, 20) * 20;
      const held = random.pick([25, 50, 75, 100, 150, 200]);
      const right = (rate * held) / 1000;
      return {
        kind: 'choice',
        prompt: `A service handles ${rate} requests a second. Each holds a database connection for ${held} ms on average. How many connections are in use on average?`,
        options: fourOptions(
          right,
          random.sample([right * 10, right / 2, right * 2, rate, right / 4, right / 10], 6),
        ),
        explanation: `Arrival rate × time held (Little's law): ${rate} per second × ${held / 1000} s. The pool must be larger than this average to absorb peaks.`,
      };
    },
  },
  {
    id: 'be-pool-instances',
    difficulty: 'easy',
    skill: 'PostgreSQL',
    make: (random) => {
      const allowed = random.pick([100, 150, 200, 300, 400]);
      const reserved = random.pick([5, 10, 15, 20]);
      const pool = random.pick([8, 12, 15, 20, 25]);
      const right = Math.floor((allowed - reserved) / pool);
      return {
        kind: 'choice',
        prompt: `The database accepts ${allowed} connections; ${reserved} of them are kept free for administration. Each instance of the service opens a pool of ${pool} connections. What is the largest number of instances that can run?`,
        options: fourOptions(
          right,
          random.sample(
            [right + 1, right - 1, right + 2, right - 2, Math.floor(allowed / pool)],
            5,
          ),
        ),
        explanation: `${allowed} − ${reserved} = ${allowed - reserved} connections, and ${right} × ${pool} = ${right * pool} fit; one more instance would need ${(right + 1) * pool}.`,
      };
    },
  },
  {
    id: 'be-idempotency-key',
    difficulty: 'medium',
    skill: 'REST APIs',
    make: () => ({
      kind: 'choice',
      prompt:
        'A mobile app sends POST /payments. The connection breaks before the response arrives, and the app sends the request again. What keeps the customer from being charged twice?',
      options: [
        'A key made by the app, sent with both attempts and stored with a unique constraint',
        'A database transaction around the code that charges the customer and saves the payment',
        'A longer timeout in the app, so that it rarely has to retry',
        'A new request id that the server makes for each request it receives',
      ],
      explanation:
        'Only a key that is the same in both attempts lets the server see that they are one payment. With a transaction, or an id made by the server, each request counts as new.',
    }),
  },
  {
    id: 'be-idle-consumers',
    difficulty: 'medium',
    skill: 'Kafka',
    make: (random) => {
      const partitions = random.integer(3, 12);
      const extra = random.integer(1, 5);
      return {
        kind: 'choice',
        prompt: `A Kafka topic has ${partitions} partitions. A consumer group (not a share group) with ${partitions + extra} consumers subscribes to it. How many of the consumers receive no messages?`,
        options: fourOptions(
          extra,
          random.sample([0, partitions, partitions + extra, extra + 1, extra - 1, extra + 2], 6),
        ),
        explanation: `Each partition is assigned to exactly one consumer of a group, so at most ${partitions} consumers have work and ${extra} stay idle.`,
      };
    },
  },
  {
    id: 'be-kafka-order',
    difficulty: 'medium',
    skill: 'Kafka',
    make: () => ({
      kind: 'choice',
      prompt:
        'Events such as "order placed", "order paid" and "order shipped" go to a Kafka topic with 12 partitions. Consumers must see the events of one order in the order in which they were sent. What should the producer do?',
      options: [
        'Use the order’s id as the message key',
        'Use the time of the event as the message key',
        'Send without a key and sort by timestamp in each consumer',
        'Use the type of the event as the message key',
      ],
      explanation:
        'Kafka guarantees the order only within a partition, and messages with the same key go to the same partition.',
    }),
  },
  {
    id: 'be-read-quorum',
    difficulty: 'hard',
    skill: 'Distributed systems',
    make: (random) => {
      const replicas = random.integer(5, 11);
      const written = random.integer(2, replicas - 1);
      const right = replicas - written + 1;
      return {
        kind: 'choice',
        prompt: `A store keeps ${replicas} replicas of each value. A write is confirmed when ${written} of them have it. What is the smallest number of replicas that a read must ask to be certain that one of them has the latest confirmed write?`,
        options: fourOptions(right, [right - 1, written, replicas, right + 1, right + 2]),
        explanation: `Readers and writers must overlap: R + W > N. With N = ${replicas} and W = ${written}, the smallest R is ${right}.`,
      };
    },
  },
  {
    id: 'be-backoff-delay',
    difficulty: 'easy',
    skill: 'Distributed systems',
    make: (random) => {
      const base = random.pick([100, 200, 250, 500]);
      const retry = random.integer(3, 7);
      const cap = random.pick([5000, 8000, 10000]);
      const right = Math.min(cap, base * 2 ** (retry - 1));
      return {
        kind: 'choice',
        prompt: `A client retries with exponential backoff: it waits ${base} ms before the first retry and doubles the wait each time, up to ${cap} ms. How long does it wait before retry number ${retry}?`,
        options: fourOptions(
          right,
          [
            base * 2 ** (retry - 1),
            base * 2 ** retry,
            base * retry,
            base * 2 ** (retry - 2),
            base * 2 ** (retry - 3),
            cap,
          ],
          ' ms',
        ),
        explanation: `${base} × 2^${retry - 1} = ${base * 2 ** (retry - 1)} ms${right === cap ? `, limited to ${cap} ms` : ''}. Real clients add some randomness so that they do not all return at once.`,
      };
    },
  },
  {
    id: 'be-retry-amplification',
    difficulty: 'hard',
    skill: 'Microservices',
    make: (random) => {
      const outer = random.integer(1, 5);
      const inner = random.integer(1, 5);
      const [a = '', b = '', c = ''] = random.sample(
        ['checkout', 'cart', 'pricing', 'stock', 'shipping'],
        3,
      );
      const right = (outer + 1) * (inner + 1);
      return {
        kind: 'choice',
        prompt: `Service ${a} calls ${b} and retries a failed call up to ${outer} ${outer === 1 ? 'time' : 'times'}. ${b} calls ${c} and retries a failed call up to ${inner} ${inner === 1 ? 'time' : 'times'}. ${c} fails every time. One user request reaches ${a}. How many calls does ${c} receive?`,
        options: fourOptions(
          right,
          random.sample(
            [
              outer * inner,
              outer + inner + 2,
              outer + inner,
              (outer + 1) * inner,
              (outer + 2) * (inner + 1),
              (outer + 1) * (inner + 2),
              (outer + 2) * (inner + 2),
            ],
            7,
          ),
        ),
        explanation: `${a} makes ${outer + 1} calls in all, and for each of them ${b} makes ${inner + 1}: ${outer + 1} × ${inner + 1}. Retry at one layer only, with a retry budget.`,
      };
    },
  },
  {
    id: 'be-retry-time',
    difficulty: 'medium',
    skill: 'Distributed systems',
    make: (random) => {
      const limit = random.integer(2, 8);
      const retries = random.integer(2, 5);
      const pause = random.integer(1, 4);
      const right = limit * (retries + 1) + pause * retries;
      return {
        kind: 'choice',
        prompt: `A request times out after ${limit} s. On a timeout the client waits ${pause} s and tries again, up to ${retries} times. What is the longest it can take until the client gives up?`,
        options: fourOptions(
          right,
          random.sample(
            [
              limit * retries + pause * retries,
              limit * (retries + 1),
              (limit + pause) * (retries + 1),
              limit + pause * retries,
              (limit + pause) * (retries + 2),
            ],
            5,
          ),
          ' s',
        ),
        explanation: `${retries + 1} attempts of ${limit} s and ${retries} pauses of ${pause} s. A caller with a shorter timeout gives up long before that.`,
      };
    },
  },
  {
    id: 'be-outbox',
    difficulty: 'hard',
    skill: 'Microservices',
    make: () => ({
      kind: 'choice',
      prompt:
        'A service saves an order in its database and then publishes "order placed" to a message broker. Sometimes the process dies between the two steps, and the message is never sent. What solves this?',
      options: [
        'Write the message to a table in the same transaction, and let a separate process publish it',
        'Publish the message first and save the order afterwards',
        'Publish the message inside the database transaction, just before the commit',
        'Catch errors from the broker and try to publish up to three times',
      ],
      explanation:
        'The outbox table makes "order" and "message to send" one atomic write. Publishing before the commit can announce an order that never exists, and a retry does not survive a dead process.',
    }),
  },
  {
    id: 'be-cors-who',
    difficulty: 'medium',
    skill: 'REST APIs',
    make: () => ({
      kind: 'choice',
      prompt:
        'A page on https://app.example calls https://api.example. The browser console reports a CORS error, but curl with the same URL works. Why?',
      options: [
        'Browsers check whether the API allows this origin; curl does not make this check',
        'The API rejects requests whose User-Agent header names a browser, and curl sends another',
        'curl sends an Origin header that the API trusts',
        'The certificate of the API is invalid, and curl ignores that',
      ],
      explanation:
        'The browser enforces CORS, based on the API’s response headers. It protects users; it is not access control for other clients.',
    }),
  },
  {
    id: 'be-csrf-cookie',
    difficulty: 'medium',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'A site keeps its session in a cookie. Which attribute keeps the browser from sending it with a POST form that a page on another site submits?',
      options: ['SameSite=Lax', 'HttpOnly', 'Secure', 'Path=/'],
      explanation:
        'SameSite=Lax leaves the cookie out of POST requests that start on another site. HttpOnly hides it from scripts, and Secure limits it to HTTPS.',
    }),
  },
  {
    id: 'be-fk-delete',
    difficulty: 'medium',
    skill: 'Data modeling',
    make: (random) => {
      const action = random.pick(['CASCADE', 'SET NULL', 'RESTRICT'] as const);
      const all = random.integer(20, 60);
      const own = random.integer(3, 9);
      const right = action === 'CASCADE' ? all - own : all;
      const why = {
        CASCADE: `The ${own} orders of the customer are deleted with it.`,
        'SET NULL': 'The orders stay, only their customer_id becomes NULL.',
        RESTRICT: 'The customer still has orders, so the DELETE fails and nothing changes.',
      };
      return {
        kind: 'choice',
        prompt: `orders.customer_id is a nullable foreign key to customers with ON DELETE ${action}. Of ${all} orders, ${own} belong to customer 7. How many rows does orders have after DELETE FROM customers WHERE id = 7?`,
        options: fourOptions(right, [all - own, all, own, 0]),
        explanation: why[action],
      };
    },
  },
  {
    id: 'be-left-join-rows',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const customers = random.integer(10, 30);
      const active = random.integer(3, customers - 4);
      const each = random.integer(2, 4);
      return {
        kind: 'choice',
        prompt: `There are ${customers} customers. ${active} of them have exactly ${each} orders each; the others have none. How many rows does this query return?`,
        code: {
          language: 'sql',
          text: `SELECT c.name, o.id
FROM customers c
LEFT JOIN orders o ON o.customer_id = c.id;`,
        },
        options: fourOptions(
          customers - active + active * each,
          random.sample(
            [
              active * each,
              customers,
              customers * each,
              customers + active * each,
              customers - active,
              active,
            ],
            6,
          ),
        ),
        explanation: `${active} customers × ${each} orders, and one row with NULL for each of the ${customers - active} customers without an order.`,
      };
    },
  },
  {
    id: 'be-count-null',
    difficulty: 'easy',
    skill: 'SQL',
    make: (random) => {
      const all = random.integer(30, 60);
      const missing = random.integer(3, 9);
      const different = random.integer(10, 20);
      const [counted, right, why] = random.pick<[string, number, string]>([
        ['COUNT(*)', all, 'COUNT(*) counts rows, whatever they contain.'],
        ['COUNT(phone)', all - missing, 'COUNT of a column leaves out the rows where it is NULL.'],
        ['COUNT(DISTINCT phone)', different, 'NULL is not counted as one of the different values.'],
      ]);
      return {
        kind: 'choice',
        prompt: `users has ${all} rows. In ${missing} of them phone is NULL; the others have ${different} different phone numbers. What does SELECT ${counted} FROM users return?`,
        options: fourOptions(right, [all, all - missing, different, different + 1, missing]),
        explanation: why,
      };
    },
  },
  {
    id: 'be-deep-offset',
    difficulty: 'medium',
    skill: 'PostgreSQL',
    make: () => ({
      kind: 'choice',
      prompt:
        'GET /events?page=20000 is slow, page=1 is fast. The query ends with ORDER BY id LIMIT 50 OFFSET 999950, and id is the primary key. Which change makes later pages as fast as the first?',
      options: [
        'WHERE id > $1 ORDER BY id LIMIT 50, with the last id of the previous page',
        'Add a second index on id in descending order',
        'Use the standard form of the same clause: OFFSET 999950 ROWS FETCH NEXT 50 ROWS ONLY',
        'Select only the id column instead of all columns',
      ],
      explanation:
        'OFFSET reads and throws away all the rows before the page. A condition on the last id seen starts at the right place in the index.',
    }),
  },
  {
    id: 'be-mass-assignment',
    difficulty: 'medium',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'Any signed-in user may call this handler for their own account. What is wrong with it?',
      code: {
        language: 'javascript',
        text: `app.patch('/me', requireUser, async (request, response) => {
  await users.update(request.user.id, request.body);
  response.sendStatus(204);
});`,
      },
      options: [
        'A user can set fields that are not meant for them, such as role',
        'A user can change the account of another user by sending an id in the path',
        'The handler is open to users who are not signed in, as it never checks a token',
        'A PATCH request must not have a body',
      ],
      explanation:
        'Everything in the body is written, so {"role": "admin"} works too. List the fields that may be changed.',
    }),
  },
  {
    id: 'be-ssrf',
    difficulty: 'hard',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'A service on a cloud machine fetches an image from a URL that the user enters. Which attack must it guard against first?',
      options: [
        'The user enters an internal address, such as that of the metadata service, and reads the response',
        'The user enters the address of another website, which then sets cookies in the browser',
        'The user enters an HTTPS address, whose content the service cannot decrypt',
        'The user enters a very long address, which changes the SQL that stores it',
      ],
      explanation:
        'This is server-side request forgery: the request comes from inside the network. Resolve the name, refuse private and link-local addresses, connect only to the address that was checked, and check redirects as well.',
    }),
  },
  {
    id: 'be-rename-column',
    difficulty: 'hard',
    skill: 'Data modeling',
    make: () => ({
      kind: 'choice',
      prompt:
        'The column name must be renamed to full_name. During a rolling deployment, old and new versions of the service run side by side for a few minutes. Which plan causes no errors?',
      options: [
        'Add full_name, write both columns, copy old rows, read full_name, and drop name in a later release',
        'Rename the column in a migration that runs just before the first new instance starts',
        'Rename the column in a migration that runs just after the last new instance has started',
        'Rename the column and start all new instances inside one database transaction',
      ],
      explanation:
        'At every moment both versions must find the columns that they use. Expand first, contract later; a single rename always breaks one of the two versions.',
    }),
  },
  {
    id: 'be-text-location',
    difficulty: 'easy',
    skill: 'REST APIs',
    make: () => ({
      kind: 'choice',
      prompt:
        'A POST has created a record, and the server responds with 201 Created. Which response header tells the client the URL of the new record?',
      options: ['Location', 'Origin', 'ETag', 'Referer'],
      explanation:
        'With 201 Created, the Location header holds the URL of what was created. ETag identifies its version; Origin and Referer are request headers.',
    }),
  },
  {
    id: 'be-money-type',
    difficulty: 'easy',
    skill: 'Data modeling',
    make: () => ({
      kind: 'choice',
      prompt: 'Which column type is right for amounts of money in PostgreSQL?',
      options: ['numeric(12, 2)', 'double precision', 'real', 'text'],
      explanation:
        'numeric stores decimal amounts exactly. Floating-point types cannot represent 0.10 exactly, so sums drift, and text cannot be added up.',
    }),
  },
  {
    id: 'be-event-loop-blocked',
    difficulty: 'medium',
    skill: 'Node.js',
    make: () => ({
      kind: 'choice',
      prompt:
        'A Node.js server answers GET /health in 2 ms. While one user exports a large report, every request, including /health, takes 3 s. What is the likely cause?',
      options: [
        'The export runs long synchronous code on the main thread',
        'The export awaits a slow database query before it does anything else',
        'The export writes its result to disk with a stream',
        'The export makes many HTTP requests at once with Promise.all',
      ],
      explanation:
        'JavaScript runs on one thread, so a long calculation stops everything else. Waiting with await leaves the thread free; move the calculation to a worker.',
    }),
  },
  {
    id: 'be-deadlock',
    difficulty: 'hard',
    skill: 'PostgreSQL',
    make: () => ({
      kind: 'choice',
      prompt:
        'Transfers between accounts lock the paying account first and then the receiving account. Now and then the database reports a deadlock. Which change prevents it?',
      options: [
        'Always lock the two accounts in the order of their ids',
        'Lock the receiving account first and then the paying account',
        'Run each transfer at the isolation level Read Committed',
        'Give each transfer a longer lock timeout',
      ],
      explanation:
        'A deadlock needs two transfers, A to B and B to A, that each hold what the other wants. With one common order, one of them waits and no cycle can form.',
    }),
  },
];

type Printed = { kind: 'sync' | 'timer' | 'promise'; word: string };

const output: TestItem[] = [
  {
    id: 'be-out-event-loop',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const words = random.sample(['read', 'parse', 'check', 'save', 'send', 'close'], 4);
      const kinds = random.sample(['sync', 'timer', 'promise', 'sync'] as const, 4);
      const lines = words.map((word, index): Printed => ({ word, kind: kinds[index] ?? 'sync' }));
      const written = {
        sync: (word: string) => `console.log('${word}');`,
        timer: (word: string) => `setTimeout(() => console.log('${word}'), 0);`,
        promise: (word: string) => `Promise.resolve().then(() => console.log('${word}'));`,
      };
      const of = (kind: Printed['kind']) =>
        lines.filter((line) => line.kind === kind).map(({ word }) => word);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: lines.map(({ kind, word }) => written[kind](word)).join('\n'),
        },
        answer: [...of('sync'), ...of('promise'), ...of('timer')].join('\n'),
        explanation:
          'Synchronous code runs to the end first. Then the promise callbacks run, and the timers only after those.',
      };
    },
  },
  {
    id: 'be-out-await-turns',
    difficulty: 'hard',
    skill: 'JavaScript',
    make: (random) => {
      const names = random.sample(['users', 'orders', 'prices', 'stock'], 3);
      const waits = names.map(() => random.integer(0, 3));
      const runs = names.map((name, index) => ({ name, waits: waits[index] ?? 0 }));
      const now = runs.flatMap(({ name, waits: count }) =>
        count === 0 ? [`${name} start`, `${name} end`] : [`${name} start`],
      );
      const later = runs
        .filter((run) => run.waits > 0)
        .sort((a, b) => a.waits - b.waits)
        .map(({ name }) => `${name} end`);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `async function load(name, steps) {
  console.log(name + ' start');
  for (let i = 0; i < steps; i++) await null;
  console.log(name + ' end');
}

${runs.map((run) => `load('${run.name}', ${run.waits});`).join('\n')}
console.log('called');`,
        },
        answer: [...now, 'called', ...later].join('\n'),
        explanation:
          'A function runs until its first await and then lets the caller continue. Each await costs one turn of the microtask queue, so the call with the fewest steps ends first.',
      };
    },
  },
  {
    id: 'be-out-var-closure',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const word = random.pick(['var', 'let'] as const);
      const from = random.integer(1, 5);
      const count = random.integer(2, 4);
      const values = times(count, (index) => (word === 'var' ? from + count : from + index));
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const jobs = [];
for (${word} i = ${from}; i < ${from + count}; i++) {
  jobs.push(() => i * 10);
}
console.log(jobs.map((job) => job()).join(' '));`,
        },
        answer: values.map((value) => value * 10).join(' '),
        explanation:
          word === 'var'
            ? `There is one i for the whole loop, and it is ${from + count} when the functions run.`
            : 'let makes a new i for each iteration of the loop, so each function keeps its own.',
      };
    },
  },
  {
    id: 'be-out-default-sort',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const values = [
        random.integer(2, 9),
        ...random.sample([10, 11, 12, 15, 18, 20, 25, 30, 40], 2),
        ...random.sample([100, 105, 110, 200, 250, 300], 2),
      ];
      const shown = random.sample(values, values.length);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const sizes = [${shown.join(', ')}];
sizes.sort();
console.log(sizes.join(' '));`,
        },
        answer: shown
          .map(String)
          .sort((a, b) => (a < b ? -1 : 1))
          .join(' '),
        explanation:
          'Without a comparison function, sort compares the elements as strings, character by character. Numbers need sort((a, b) => a - b).',
      };
    },
  },
  {
    id: 'be-out-group-count',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const states = random.sample(['paid', 'open', 'late', 'void'], 3);
      const list = times(7, () => random.pick(states));
      const counts: Record<string, number> = {};
      for (const state of list) counts[state] = (counts[state] ?? 0) + 1;
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const states = [${list.map((state) => `'${state}'`).join(', ')}];
const counts = {};
for (const state of states) {
  counts[state] = (counts[state] ?? 0) + 1;
}
console.log(JSON.stringify(counts));`,
        },
        answer: JSON.stringify(counts),
        explanation:
          'Each state starts at 0 and gains 1 for each occurrence. The names appear in the order in which they were first seen.',
      };
    },
  },
  {
    id: 'be-out-default-options',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const values = ['0', "''", 'null', 'undefined', 'false'] as const;
      const [port = '0', host = "''", retries = 'null'] = random.sample(values, 3);
      const portDefault = random.pick([3000, 8080, 5000]);
      const read: Record<string, unknown> = {
        '0': 0,
        "''": '',
        null: null,
        undefined,
        false: false,
      };
      const operator = random.pick(['||', '??'] as const);
      const or = (value: unknown, other: unknown) =>
        operator === '||' ? value || other : (value ?? other);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const options = { port: ${port}, host: ${host}, retries: ${retries} };
console.log('port:' + (options.port ${operator} ${portDefault}));
console.log('host:' + (options.host ${operator} 'local'));
console.log('retries:' + (options.retries ${operator} 3));`,
        },
        answer: [
          `port:${String(or(read[port], portDefault))}`,
          `host:${String(or(read[host], 'local'))}`,
          `retries:${String(or(read[retries], 3))}`,
        ].join('\n'),
        explanation:
          operator === '||'
            ? '|| replaces every falsy value: 0, an empty string, false, null and undefined.'
            : '?? replaces only null and undefined. 0, an empty string and false stay.',
      };
    },
  },
  {
    id: 'be-out-finally',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const limit = random.integer(3, 8);
      const amounts = random.sample([1, 2, 4, 5, 6, 7, 9, 10], 3);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `function charge(amount) {
  try {
    if (amount > ${limit}) throw new Error('too much');
    return 'ok ' + amount;
  } catch (error) {
    return error.message;
  } finally {
    console.log('close ' + amount);
  }
}

for (const amount of [${amounts.join(', ')}]) console.log(charge(amount));`,
        },
        answer: amounts
          .flatMap((amount) => [`close ${amount}`, amount > limit ? 'too much' : `ok ${amount}`])
          .join('\n'),
        explanation:
          'finally runs before the function returns its value, after a return as well as after an error.',
      };
    },
  },
  {
    id: 'be-out-all-settled',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const calls = random.sample(['users', 'prices', 'stock', 'mail', 'search'], 4);
      const fails = calls.map(() => random.pick([true, false]));
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const call = async (name, fails) => {
  if (fails) throw new Error(name + ' failed');
  return name + ' done';
};

Promise.allSettled([
${calls.map((name, index) => `  call('${name}', ${String(fails[index])}),`).join('\n')}
]).then((results) => {
  for (const result of results) console.log(result.value ?? result.reason.message);
});`,
        },
        answer: calls
          .map((name, index) => `${name} ${fails[index] ? 'failed' : 'done'}`)
          .join('\n'),
        explanation:
          'allSettled waits for all promises and keeps their order. A rejection becomes a result with a reason instead of stopping the others.',
      };
    },
  },
  {
    id: 'be-out-key-order',
    difficulty: 'hard',
    skill: 'JavaScript',
    make: (random) => {
      const numbers = random.sample([2, 3, 7, 10, 12, 30, 45], 3);
      const words = random.sample(['id', 'name', 'total', 'state'], 2);
      const keys = random.sample([...numbers.map(String), ...words], 5);
      const result = [
        ...[...numbers].sort((a, b) => a - b).map(String),
        ...keys.filter((key) => words.includes(key)),
      ];
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const row = {};
for (const key of [${keys.map((key) => `'${key}'`).join(', ')}]) row[key] = true;
console.log(Object.keys(row).join(' '));`,
        },
        answer: result.join(' '),
        explanation:
          'Keys that look like whole numbers come first, in ascending order, then the others in the order in which they were added. A Map keeps the order of insertion for all keys.',
      };
    },
  },
  {
    id: 'be-out-json-stringify',
    difficulty: 'medium',
    skill: 'JSON',
    make: (random) => {
      const values = random.sample(
        [
          ['undefined', undefined],
          ['null', null],
          ['NaN', NaN],
          ["''", ''],
          ['() => 1', undefined],
          ['0', 0],
        ] as [string, Json | undefined][],
        3,
      );
      const fields = random.sample(['note', 'total', 'owner', 'parent'], 3);
      const object: Record<string, Json | undefined> = { id: random.integer(1, 9) };
      fields.forEach((field, index) => {
        object[field] = values[index]?.[1];
      });
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const body = {
  id: ${String(object['id'])},
${fields.map((field, index) => `  ${field}: ${values[index]?.[0] ?? ''},`).join('\n')}
};
console.log(JSON.stringify(body));`,
        },
        answer: JSON.stringify(object),
        explanation:
          'JSON.stringify leaves out properties that are undefined or functions, and writes NaN as null.',
      };
    },
  },
  {
    id: 'be-out-shallow-copy',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const limit = random.integer(10, 40);
      const retries = random.integer(1, 5);
      const [newLimit, newRetries] = [
        limit + random.integer(1, 50),
        retries + random.integer(1, 4),
      ];
      const deep = random.pick([true, false]);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const base = { limit: ${limit}, http: { retries: ${retries} } };
const copy = ${deep ? '{ ...base, http: { ...base.http } }' : '{ ...base }'};
copy.limit = ${newLimit};
copy.http.retries = ${newRetries};
console.log(base.limit + ' ' + base.http.retries);`,
        },
        answer: `${limit} ${deep ? retries : newRetries}`,
        explanation: deep
          ? 'The nested object is copied too, so nothing in base changes.'
          : 'Spread copies only the first level. Both objects share the same http object.',
      };
    },
  },
  {
    id: 'be-out-middleware',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const names = random.sample(['log', 'auth', 'cache', 'trace', 'limit'], 3);
      const stop = random.integer(0, 3);
      const entered = stop < 3 ? names.slice(0, stop + 1) : names;
      const lines = [
        ...entered.map((name) => `${name} in`),
        ...(stop < 3 ? [] : ['handler']),
        ...entered.toReversed().map((name) => `${name} out`),
      ];
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const layer = (name, pass) => (next) => () => {
  console.log(name + ' in');
  if (pass) next();
  console.log(name + ' out');
};

const layers = [
${names.map((name, index) => `  layer('${name}', ${String(index !== stop)}),`).join('\n')}
];
const handler = () => console.log('handler');
layers.reduceRight((next, wrap) => wrap(next), handler)();`,
        },
        answer: lines.join('\n'),
        explanation:
          'reduceRight wraps the handler from the inside out, so the first layer is outermost: it starts first and ends last. A layer that does not call next keeps everything inside it from running.',
      };
    },
  },
  {
    id: 'be-out-lru-map',
    difficulty: 'hard',
    skill: 'Data structures',
    make: (random) => {
      const keys = ['a', 'b', 'c', 'd', 'e'];
      const uses = [...random.sample(keys, 5), ...times(3, () => random.pick(keys))];
      const capacity = 3;
      let kept: string[] = [];
      for (const key of uses) kept = [...kept.filter((each) => each !== key), key].slice(-capacity);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const cache = new Map();

function use(key) {
  cache.delete(key);
  cache.set(key, true);
  if (cache.size > ${capacity}) cache.delete(cache.keys().next().value);
}

for (const key of '${uses.join('')}') use(key);
console.log([...cache.keys()].join(' '));`,
        },
        answer: kept.join(' '),
        explanation:
          'A Map remembers the order of insertion. Deleting and setting a key moves it to the end, so the first key is always the least recently used one.',
      };
    },
  },
  {
    id: 'be-out-generator-pages',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const count = random.integer(5, 11);
      const size = random.integer(2, 4);
      const stop = random.integer(2, 3);
      const pages = times(Math.ceil(count / size), (page) =>
        times(Math.min(size, count - page * size), (index) => page * size + index + 1),
      );
      const shown = pages.slice(0, stop);
      const fetched = Math.min(stop, pages.length);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `let calls = 0;

function* pages(total, size) {
  for (let from = 1; from <= total; from += size) {
    calls++;
    const page = [];
    for (let id = from; id < from + size && id <= total; id++) page.push(id);
    yield page;
  }
}

let shown = 0;
for (const page of pages(${count}, ${size})) {
  console.log(page.join(','));
  shown++;
  if (shown === ${stop}) break;
}
console.log('calls: ' + calls);`,
        },
        answer: [...shown.map((page) => page.join(',')), `calls: ${fetched}`].join('\n'),
        explanation:
          'A generator computes a page only when the loop asks for the next one, so break keeps the other pages from being built.',
      };
    },
  },
];

const text: TestItem[] = [
  {
    id: 'be-text-body-bytes',
    difficulty: 'medium',
    skill: 'Networking',
    make: (random) => {
      const name = random.pick(['Zoë', 'José', 'Müller', 'Łukasz', 'Søren', 'Renée', 'Noël']);
      const sign = random.pick(['€', '₹', '£']);
      const amount = random.integer(5, 2000);
      const body = `{"to":"${name}","sum":"${sign}${amount}"}`;
      const bytes = new TextEncoder().encode(body).length;
      return {
        kind: 'text',
        prompt:
          'A client sends exactly this body, encoded as UTF-8. In UTF-8 a letter such as é, ø or Ł and the sign £ take 2 bytes, € and ₹ take 3, everything else here takes 1. What number belongs in the Content-Length header?',
        code: { language: 'json', text: body },
        accepted: [[String(bytes)]],
        explanation: `Content-Length counts bytes, not characters: ${body.length} characters, ${bytes} bytes. A number that is too small cuts off the body.`,
      };
    },
  },
  {
    id: 'be-text-base64-length',
    difficulty: 'medium',
    skill: 'REST APIs',
    make: (random) => {
      const bytes = random.integer(20, 400);
      return {
        kind: 'text',
        prompt: `A file of ${bytes} bytes is sent inside JSON, as standard Base64 with padding. How many characters long is the Base64 text? Answer with a number.`,
        accepted: [[String(4 * Math.ceil(bytes / 3))]],
        explanation: `Each group of 3 bytes, including an incomplete last one, becomes 4 characters: ${Math.ceil(bytes / 3)} groups × 4. Base64 makes data about a third larger.`,
      };
    },
  },
  {
    id: 'be-text-backlog-minutes',
    difficulty: 'medium',
    skill: 'Distributed systems',
    make: (random) => {
      const arriving = random.integer(2, 9) * 10;
      const surplus = random.integer(1, 5) * 10;
      const minutes = random.integer(2, 15);
      const backlog = surplus * 60 * minutes;
      return {
        kind: 'text',
        prompt: `A queue holds ${backlog} messages. ${arriving} new ones arrive each second, and the workers finish ${arriving + surplus} each second. After how many minutes is the queue empty? Answer with a number.`,
        accepted: [[String(minutes)]],
        explanation: `The backlog shrinks by ${arriving + surplus} − ${arriving} = ${surplus} messages a second: ${backlog} ÷ ${surplus} = ${minutes * 60} seconds.`,
      };
    },
  },
  {
    id: 'be-text-binary-search',
    difficulty: 'medium',
    skill: 'Algorithms',
    make: (random) => {
      const power = random.integer(6, 20);
      const size = random.integer(2 ** (power - 1), 2 ** power - 1);
      return {
        kind: 'text',
        prompt: `A sorted array has ${size} elements. What is the largest number of elements that a binary search must look at to find out whether a value is in it? Answer with a number.`,
        accepted: [[String(power)]],
        explanation: `Each comparison leaves at most half of the rest: the answer is the smallest k with 2^k > ${size}, which is ${power}.`,
      };
    },
  },
  {
    id: 'be-text-explain',
    difficulty: 'easy',
    skill: 'PostgreSQL',
    make: () => ({
      kind: 'text',
      prompt:
        'A query is slow. Which keyword do you put before it, so that PostgreSQL shows the plan, with the indexes it would use, instead of the rows?',
      accepted: [['EXPLAIN']],
      explanation:
        'EXPLAIN shows the plan. EXPLAIN ANALYZE also runs the query and adds the real times and row counts.',
    }),
  },
];

type Limits = { most: number; window: number };

function allowed(at: readonly number[], { most, window }: Limits): boolean[] {
  const accepted: number[] = [];
  return at.map((now) => {
    const allow = accepted.filter((each) => each > now - window).length < most;
    if (allow) accepted.push(now);
    return allow;
  });
}

function redacted(value: Json, keys: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((each) => redacted(each, keys));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      keys.includes(key) ? '***' : redacted(each, keys),
    ]),
  );
}

const functions: TestItem[] = [
  {
    id: 'be-fn-page',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const size = random.integer(2, 6);
      const page = (items: number[], number: number) => ({
        items: items.slice((number - 1) * size, number * size),
        pages: Math.ceil(items.length / size),
      });
      const list = (count: number, from: number) => times(count, (index) => from + index);
      const cases: [number[], number][] = [
        [list(size + 2, random.integer(1, 90)), 2],
        [list(size * 2, random.integer(1, 90)), 1],
        [[], 1],
        [list(size * 2, random.integer(1, 90)), 3],
        [list(3 * size - 1, random.integer(1, 90)), 3],
        [list(1, random.integer(1, 90)), 1],
      ];
      return {
        kind: 'function',
        prompt: `Write getPage(items, page). Pages have ${size} items and are numbered from 1. Return an object with items (the items of that page, or an empty array beyond the last page) and pages (how many pages there are; 0 for an empty array).`,
        name: 'getPage',
        starter: `function getPage(items, page) {\n  // Your code\n}`,
        solution: `function getPage(items, page) {
  const size = ${size};
  return {
    items: items.slice((page - 1) * size, page * size),
    pages: Math.ceil(items.length / size),
  };
}`,
        cases: cases.map(([items, number]) => ({
          arguments: [items, number],
          expected: page(items, number),
        })),
        explanation:
          'slice takes from (page − 1) × size up to, not including, page × size, and gives an empty array beyond the end. The last page may be incomplete, so the number of pages is rounded up.',
      };
    },
  },
  {
    id: 'be-fn-retry-delays',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const base = random.pick([50, 100, 200, 250, 300]);
      const cap = base * random.integer(5, 14);
      const delays = (count: number) => times(count, (index) => Math.min(cap, base * 2 ** index));
      return {
        kind: 'function',
        prompt: `Write retryDelays(retries). It returns an array with the wait in milliseconds before each retry: ${base} before the first, then twice the previous wait each time, but never more than ${cap}.`,
        name: 'retryDelays',
        starter: `function retryDelays(retries) {\n  // Your code\n}`,
        solution: `function retryDelays(retries) {
  return Array.from({ length: retries }, (_, index) => Math.min(${cap}, ${base} * 2 ** index));
}`,
        cases: [3, 6, 0, 1, 10].map((count) => ({ arguments: [count], expected: delays(count) })),
        explanation: `Retry number n waits ${base} × 2^(n − 1) ms, limited to ${cap} ms. Without a limit the waits soon grow to hours.`,
      };
    },
  },
  {
    id: 'be-fn-parse-query',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [a = '', b = '', c = ''] = random.sample(
        ['sort', 'tag', 'page', 'city', 'status', 'q'],
        3,
      );
      const [x = '', y = '', z = ''] = random.sample(['new', 'open', 'red', 'old', 'blue', '7'], 3);
      return {
        kind: 'function',
        prompt:
          'Write parseQuery(query), without URLSearchParams. It turns a query string without the question mark into an object. Names and values are percent-encoded. A name that occurs more than once becomes an array with its values in order; a name without = has the value "". An empty query gives {}.',
        name: 'parseQuery',
        starter: `function parseQuery(query) {\n  // parseQuery('a=1&b=x%20y') gives { a: '1', b: 'x y' }\n}`,
        solution: `function parseQuery(query) {
  const result = {};
  for (const part of query.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = decodeURIComponent(at < 0 ? part : part.slice(0, at));
    const value = at < 0 ? '' : decodeURIComponent(part.slice(at + 1));
    result[name] = Object.hasOwn(result, name) ? [result[name], value].flat() : value;
  }
  return result;
}`,
        cases: [
          { arguments: [`${a}=${x}&${b}=${y}%20${z}`], expected: { [a]: x, [b]: `${y} ${z}` } },
          { arguments: [`${a}=${x}&${c}=${z}&${a}=${y}`], expected: { [a]: [x, y], [c]: z } },
          { arguments: [''], expected: {} },
          { arguments: [`${b}&${c}=${x}`], expected: { [b]: '', [c]: x } },
          { arguments: [`${c}=${x}=${y}`], expected: { [c]: `${x}=${y}` } },
          { arguments: [`${a}%5B0%5D=${x}`], expected: { [`${a}[0]`]: x } },
          {
            arguments: [`${a}=${x}&${a}=${y}&${a}=${z}&${b}=%26%3D`],
            expected: { [a]: [x, y, z], [b]: '&=' },
          },
        ],
        explanation:
          'Split at & first and decode afterwards, so that an encoded & or = stays part of the value. Only the first = separates name and value.',
      };
    },
  },
  {
    id: 'be-fn-sliding-window',
    difficulty: 'hard',
    skill: 'Algorithms',
    make: (random) => {
      const limits = {
        most: random.integer(2, 4),
        window: random.pick([500, 800, 1000, 1500, 2000, 3000, 5000, 8000]),
      };
      const { most, window } = limits;
      const burst = times(most + 2, (index) => index * 10);
      const cases: number[][] = [
        burst,
        [...burst, window, window + 10, window + 15],
        [],
        times(6, (index) => index * Math.round(window / most)),
        [...times(most, () => 0), window - 1, window, window, window + 1],
        [...burst, 3 * window, 3 * window],
      ];
      return {
        kind: 'function',
        prompt: `Write allowRequests(times), a rate limiter with a sliding window. times has the arrival of each request in milliseconds, in ascending order. A request is allowed if fewer than ${most} requests were allowed in the last ${window} ms; a request exactly ${window} ms ago no longer counts, and refused requests never count. Return an array of true and false.`,
        name: 'allowRequests',
        starter: `function allowRequests(times) {\n  // Your code\n}`,
        solution: `function allowRequests(times) {
  const allowed = [];
  return times.map((now) => {
    while (allowed.length > 0 && allowed[0] <= now - ${window}) allowed.shift();
    if (allowed.length >= ${most}) return false;
    allowed.push(now);
    return true;
  });
}`,
        cases: cases.map((at) => ({ arguments: [at], expected: allowed(at, limits) })),
        explanation:
          'Keep the times of the allowed requests, drop those that have left the window, and compare how many remain with the limit.',
      };
    },
  },
  {
    id: 'be-fn-redact',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [a = '', b = '', c = ''] = random.sample(
        ['password', 'token', 'secret', 'apiKey', 'iban', 'pin'],
        3,
      );
      const keys = [a, b];
      const user = random.pick(people);
      const values: Json[] = [
        { user, [a]: 'x1' },
        { request: { headers: { [b]: 'abc' }, path: '/me' } },
        [{ [a]: 1 }, { [c]: 2 }],
        { list: [[{ [b]: null, id: 3 }]], [a]: { [c]: 'inside' } },
        user,
        { [c]: `my ${a}`, count: 0, empty: null },
      ];
      return {
        kind: 'function',
        prompt: `Write redact(value) for log entries. It returns a copy of value in which every property named ${a} or ${b}, at any depth of nested objects and arrays, has the value '***', whatever it was before. Everything else stays as it is.`,
        name: 'redact',
        starter: `function redact(value) {\n  // Your code\n}`,
        solution: `function redact(value) {
  if (Array.isArray(value)) return value.map(redact);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      ['${a}', '${b}'].includes(key) ? '***' : redact(each),
    ]),
  );
}`,
        cases: values.map((value) => ({ arguments: [value], expected: redacted(value, keys) })),
        explanation:
          'Recursion handles arrays, objects and plain values. null has the type "object", so it must be checked before the properties are read.',
      };
    },
  },
  {
    id: 'be-fn-migration-order',
    difficulty: 'hard',
    skill: 'Algorithms',
    make: (random) => {
      const [a = '', b = '', c = '', d = '', e = ''] = random.sample(
        ['users', 'orders', 'items', 'prices', 'teams', 'files', 'roles'],
        5,
      );
      const order = (needs: Record<string, string[]>) => {
        const done: string[] = [];
        const names = Object.keys(needs);
        while (done.length < names.length) {
          const [next] = names
            .filter((name) => !done.includes(name))
            .filter((name) => needs[name]?.every((need) => done.includes(need)))
            .sort((x, y) => (x < y ? -1 : 1));
          if (next === undefined) return null;
          done.push(next);
        }
        return done;
      };
      const graphs: Record<string, string[]>[] = [
        { [a]: [b], [b]: [] },
        { [a]: [], [b]: [], [c]: [a, b] },
        {},
        { [a]: [b], [b]: [a] },
        { [e]: [d], [d]: [c], [c]: [b], [b]: [a], [a]: [] },
        { [a]: [c], [b]: [c], [c]: [], [d]: [a, b], [e]: [] },
        { [a]: [], [b]: [c], [c]: [d], [d]: [b] },
      ];
      return {
        kind: 'function',
        prompt:
          'Write migrationOrder(needs). needs maps the name of each migration to the names of those that must run before it. Return all names in an order that respects this. If several could run next, the alphabetically first one runs. Return null if there is a cycle.',
        name: 'migrationOrder',
        starter: `function migrationOrder(needs) {\n  // Your code\n}`,
        solution: `function migrationOrder(needs) {
  const names = Object.keys(needs).sort();
  const done = [];
  while (done.length < names.length) {
    const next = names.find(
      (name) => !done.includes(name) && needs[name].every((need) => done.includes(need)),
    );
    if (next === undefined) return null;
    done.push(next);
  }
  return done;
}`,
        cases: graphs.map((needs) => ({ arguments: [needs], expected: order(needs) })),
        explanation:
          'Repeatedly run the first migration whose dependencies are all done. If none is ready although some are left, there is a cycle.',
      };
    },
  },
  {
    id: 'be-fn-order-totals',
    difficulty: 'medium',
    skill: 'Data structures',
    make: (random) => {
      const rate = random.pick([5, 10, 12, 15, 20, 25]);
      const from = random.integer(3, 12) * 100;
      const [a = '', b = '', c = ''] = random.sample(people, 3);
      type Order = { customer: string; cents: number };
      const totals = (orders: Order[]) => {
        const result: Record<string, number> = {};
        for (const { customer, cents } of orders)
          result[customer] = (result[customer] ?? 0) + cents;
        for (const [customer, cents] of Object.entries(result))
          if (cents >= from) result[customer] = Math.round((cents * (100 - rate)) / 100);
        return result;
      };
      const order = (customer: string, cents: number): Order => ({ customer, cents });
      const lists: Order[][] = [
        [order(a, from), order(b, from - 100), order(a, 40)],
        [order(c, 20), order(c, from - 20)],
        [],
        [order(b, from - 1)],
        [order(a, 60), order(b, from * 3), order(c, 5), order(a, from), order(b, 80)],
        [order(c, from * 2), order(c, 0)],
        // The discount leaves more than half a cent over.
        [order(a, from + 1)],
      ];
      return {
        kind: 'function',
        prompt: `Write orderTotals(orders). Each order is { customer, cents }. Return an object with the sum of cents for each customer. Customers whose sum is at least ${from} get ${rate}% off their sum, rounded to whole cents with Math.round.`,
        name: 'orderTotals',
        starter: `function orderTotals(orders) {\n  // Your code\n}`,
        solution: `function orderTotals(orders) {
  const totals = {};
  for (const { customer, cents } of orders) totals[customer] = (totals[customer] ?? 0) + cents;
  for (const customer of Object.keys(totals)) {
    if (totals[customer] >= ${from}) {
      totals[customer] = Math.round((totals[customer] * ${100 - rate}) / 100);
    }
  }
  return totals;
}`,
        cases: lists.map((orders) => ({ arguments: [orders], expected: totals(orders) })),
        explanation: `Add up first and apply the discount to the sum of each customer, not to single orders. At least ${from} includes ${from} itself.`,
      };
    },
  },
];

const sql: TestItem[] = [
  {
    id: 'be-sql-no-orders',
    difficulty: 'easy',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(people, 7);
      const buyers = random.sample([1, 2, 3, 4, 5, 6, 7], 4);
      return {
        kind: 'sql',
        prompt:
          'List the names of the customers who have no orders, in alphabetical order. One column: name.',
        setup: `CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, total INTEGER NOT NULL);
${insert(
  'customers',
  names.map((name, index) => [index + 1, name]),
)}
${insert(
  'orders',
  [...buyers, ...buyers.slice(0, 2)].map((id, index) => [100 + index, id, random.integer(10, 200)]),
)}`,
        starter: 'SELECT *\nFROM customers;',
        solution: `SELECT name
FROM customers
WHERE NOT EXISTS (SELECT 1 FROM orders WHERE orders.customer_id = customers.id)
ORDER BY name;`,
        ordered: true,
        explanation:
          'NOT EXISTS keeps the customers for whom no order is found. A LEFT JOIN with WHERE orders.id IS NULL gives the same rows.',
      };
    },
  },
  {
    id: 'be-sql-paid-totals',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(people, 5);
      const orders = times(15, (index) => ({
        customer: (index % 5) + 1,
        status:
          index === 14
            ? 'cancelled'
            : index < 10
              ? 'paid'
              : random.pick(['paid', 'cancelled', 'open']),
        total: index === 14 ? 600 : random.integer(10, 200),
      }));
      const sums = names
        .map((_, index) =>
          sum(
            orders
              .filter(({ customer, status }) => customer === index + 1 && status === 'paid')
              .map(({ total }) => total),
          ),
        )
        .sort((a, b) => b - a);
      const least = sums[2] ?? 0;
      return {
        kind: 'sql',
        prompt: `For each customer, add up the totals of the orders with the status 'paid'. Show only customers with a sum of at least ${least}. Columns: name, sum. Sort by sum, largest first, then by name.`,
        setup: `CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, status TEXT NOT NULL, total INTEGER NOT NULL);
${insert(
  'customers',
  names.map((name, index) => [index + 1, name]),
)}
${insert(
  'orders',
  orders.map(({ customer, status, total }, index) => [index + 1, customer, status, total]),
)}`,
        starter: 'SELECT *\nFROM orders\nJOIN customers ON customers.id = orders.customer_id;',
        solution: `SELECT customers.name, SUM(orders.total) AS sum
FROM orders
JOIN customers ON customers.id = orders.customer_id
WHERE orders.status = 'paid'
GROUP BY customers.id, customers.name
HAVING SUM(orders.total) >= ${least}
ORDER BY sum DESC, customers.name;`,
        ordered: true,
        explanation:
          'WHERE picks single orders before they are grouped; HAVING picks groups by their sum afterwards.',
      };
    },
  },
  {
    id: 'be-sql-latest-status',
    difficulty: 'hard',
    skill: 'SQL',
    make: (random) => {
      const states = ['placed', 'paid', 'packed', 'shipped'];
      const ids = random.sample([11, 12, 13, 14, 15, 16], 4);
      const events = ids.flatMap((id) =>
        states
          .slice(0, id === ids[0] ? 2 : id === ids[1] ? 4 : random.integer(1, 4))
          .map((status, step): [number, string, string] => [
            id,
            status,
            `2026-03-${String(random.integer(1, 6) + step * 7).padStart(2, '0')} 09:${random.integer(10, 59)}`,
          ]),
      );
      return {
        kind: 'sql',
        prompt:
          'events has one row for each change of an order’s status. Show the current status of each order, that is, the status of its latest event. Columns: order_id, status. Sort by order_id.',
        setup: `CREATE TABLE events (order_id INTEGER NOT NULL, status TEXT NOT NULL, at TEXT NOT NULL);
${insert('events', random.sample(events, events.length))}`,
        starter: 'SELECT *\nFROM events;',
        solution: `SELECT order_id, status
FROM (
  SELECT order_id, status, ROW_NUMBER() OVER (PARTITION BY order_id ORDER BY at DESC) AS place
  FROM events
)
WHERE place = 1
ORDER BY order_id;`,
        ordered: true,
        explanation:
          'ROW_NUMBER numbers the events of each order, newest first; number 1 is the current one. MAX(status) would give the alphabetically last status instead.',
      };
    },
  },
  {
    id: 'be-sql-duplicate-emails',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(people, 6).map((name) => name.toLowerCase());
      const [a = '', b = ''] = names;
      const rows = [
        ...names.map((name) => `${name}@mail.test`),
        `${a.toUpperCase()}@mail.test`,
        `${b}@MAIL.test`,
        ...(random.pick([true, false]) ? [`${b.toUpperCase()}@mail.test`] : []),
      ];
      return {
        kind: 'sql',
        prompt:
          'Find the email addresses that occur more than once, ignoring case. Columns: the address in lower case, and how often it occurs. Sort by address.',
        setup: `CREATE TABLE users (id INTEGER PRIMARY KEY, email TEXT NOT NULL);
${insert(
  'users',
  random.sample(rows, rows.length).map((email, index) => [index + 1, email]),
)}`,
        starter: 'SELECT email\nFROM users;',
        solution: `SELECT LOWER(email) AS address, COUNT(*) AS uses
FROM users
GROUP BY LOWER(email)
HAVING COUNT(*) > 1
ORDER BY address;`,
        ordered: true,
        explanation:
          'Group by the lower-case form, so that all spellings fall into one group, and keep the groups with more than one row.',
      };
    },
  },
  {
    id: 'be-sql-monthly-revenue',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const months = random.sample(['01', '02', '03', '04', '05', '06'], 3);
      const rows = times(12, (index) => [
        index + 1,
        `2026-${months[index % 3] ?? '01'}-${String(random.integer(1, 28)).padStart(2, '0')}`,
        random.integer(5, 90),
        index < 3 ? 0 : index === 3 ? 1 : random.pick([0, 0, 1]),
      ]);
      return {
        kind: 'sql',
        prompt:
          "Show the revenue of each month that has payments, leaving out refunded payments (refunded = 1). paid_on is text such as '2026-03-09'. Columns: month such as '2026-03', and the sum of amount. Sort by month.",
        setup: `CREATE TABLE payments (id INTEGER PRIMARY KEY, paid_on TEXT NOT NULL, amount INTEGER NOT NULL, refunded INTEGER NOT NULL);
${insert('payments', rows)}`,
        starter: 'SELECT *\nFROM payments;',
        solution: `SELECT SUBSTR(paid_on, 1, 7) AS month, SUM(amount) AS revenue
FROM payments
WHERE refunded = 0
GROUP BY month
ORDER BY month;`,
        ordered: true,
        explanation:
          "The first 7 characters of the date are the month; strftime('%Y-%m', paid_on) gives the same. Refunded rows must be filtered out before grouping.",
      };
    },
  },
];

export const items: TestItem[] = [...choice, ...output, ...text, ...functions, ...sql];
