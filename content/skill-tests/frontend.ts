import type { TestItem } from '#domain/skill-test/test-item.ts';
import { people } from './item-parts.ts';
import { fourOptions } from './options.ts';

const colors = ['white', 'gold', 'skyblue', 'salmon', 'plum', 'khaki', 'tan', 'aqua'];

export const items: TestItem[] = [
  {
    id: 'fe-clickable-div',
    difficulty: 'easy',
    skill: 'HTML',
    make: () => ({
      kind: 'choice',
      prompt:
        'A toolbar uses <div onclick="save()">Save</div>. Why is <button type="button" onclick="save()">Save</button> better?',
      options: [
        'Keyboard users can reach it and press it with Enter or Space',
        'Click handlers run faster on a button, because the browser prepares for them',
        'A div can’t have a click handler in current versions of browsers',
        'A button can be styled with CSS in every state, and a div can’t be',
      ],
      explanation:
        'A button takes focus, reacts to Enter and Space, and is announced as a button. A div has none of this unless you build it yourself.',
    }),
  },
  {
    id: 'fe-placeholder-label',
    difficulty: 'easy',
    skill: 'Accessibility',
    make: () => ({
      kind: 'choice',
      prompt: 'A form labels its fields only with placeholder text. What is the main problem?',
      options: [
        'The hint disappears as soon as people type, so the field loses its visible name',
        'Browsers send the placeholder to the server as the value of a field that was left empty',
        'Placeholders are not shown on phones',
        'A field with a placeholder can’t be required, so people can submit the form without it',
      ],
      explanation:
        'A label stays visible and is reliably associated with its field. A placeholder vanishes on input and often has too little contrast.',
    }),
  },
  {
    id: 'fe-decorative-alt',
    difficulty: 'easy',
    skill: 'Accessibility',
    make: () => ({
      kind: 'choice',
      prompt:
        'An <img> shows a purely decorative wave between two sections. What should its alt attribute be?',
      options: [
        'alt=""',
        'alt="wave.png"',
        'alt="Decorative image of a wave"',
        'No alt attribute at all',
      ],
      explanation:
        'An empty alt tells screen readers to skip the image. Without the attribute, some read out the file name.',
    }),
  },
  {
    id: 'fe-contrast-minimum',
    difficulty: 'easy',
    skill: 'Accessibility',
    make: () => ({
      kind: 'choice',
      prompt:
        'What minimum contrast ratio does WCAG 2.2 level AA require between body text of normal size and its background?',
      options: ['4.5:1', '2:1', '3:1', '7:1'],
      explanation:
        'Level AA asks for 4.5:1 for normal text and 3:1 for large text. 7:1 is level AAA.',
    }),
  },
  {
    id: 'fe-focus-outline',
    difficulty: 'easy',
    skill: 'CSS',
    make: () => ({
      kind: 'choice',
      prompt:
        'A site styles button:focus with a thick outline. The designer dislikes that it also appears after a mouse click. What is the best fix?',
      options: [
        'Draw it only on :focus-visible, so that keyboard users keep it',
        'Set outline: none on all elements in the base stylesheet',
        'Call blur() on every button as soon as it takes focus',
        'Give the buttons tabindex="-1" so that they never take focus',
      ],
      explanation:
        ':focus-visible matches when the browser decides that the focus should be shown, as it does during keyboard use. The other options hide the focus from keyboard users or keep them from reaching the buttons.',
    }),
  },
  {
    id: 'fe-index-key',
    difficulty: 'medium',
    skill: 'React',
    make: () => ({
      kind: 'choice',
      prompt:
        'Each row of a React list has a text field with its own state, and key={index}. A user types into the first row and then sorts the list, which moves another row to the top. What happens?',
      options: [
        'The typed text stays in the first position, beside another row’s data',
        'The typed text moves with its row to the new position, because state follows data',
        'React logs an error about duplicate keys and renders only the first of the rows',
        'All text fields are emptied',
      ],
      explanation:
        'React keeps state by key. With the index as key, state belongs to the position, not to the record, so a stable id is needed.',
    }),
  },
  {
    id: 'fe-effect-cleanup',
    difficulty: 'medium',
    skill: 'React',
    make: () => ({
      kind: 'choice',
      prompt:
        'After you visit and leave this page ten times, each resize runs onResize ten times. What is missing?',
      code: {
        language: 'jsx',
        text: 'useEffect(() => {\n  window.addEventListener("resize", onResize);\n}, []);',
      },
      options: [
        'A returned function that removes the listener',
        'A dependency array with window and onResize in it',
        'A key on the component that changes with each visit',
        'React.memo around the component',
      ],
      explanation:
        'React calls the function that an effect returns when the component unmounts. Without it, the listener outlives the page.',
    }),
  },
  {
    id: 'fe-effect-race',
    difficulty: 'hard',
    skill: 'React',
    make: () => ({
      kind: 'choice',
      prompt:
        'An effect fetches a profile whenever userId changes and calls setProfile with the result. When people click quickly through users, the wrong profile is sometimes shown. What fixes the cause?',
      options: [
        'In the effect’s cleanup, abort the request or mark its result as ignored',
        'Wrap setProfile in useCallback, so that the effect always calls its newest version',
        'Add profile to the effect’s dependencies',
        'Fetch in useLayoutEffect instead of useEffect',
      ],
      explanation:
        'Responses can arrive in a different order from the requests. The cleanup runs before the next effect, so it is the place to make an outdated response harmless.',
    }),
  },
  {
    id: 'fe-derived-state',
    difficulty: 'medium',
    skill: 'React',
    make: () => ({
      kind: 'choice',
      prompt:
        'A component has the props products and query, and shows the products that match. Where should the filtered list live?',
      options: [
        'In a constant computed while rendering',
        'In state that an effect updates whenever a prop changes',
        'In a ref that is updated in an event handler',
        'In a context above the component',
      ],
      explanation:
        'Values that can be computed from props need no state of their own. An effect would render once with an outdated list first, and two copies can disagree.',
    }),
  },
  {
    id: 'fe-memo-inline-object',
    difficulty: 'medium',
    skill: 'React',
    make: () => ({
      kind: 'choice',
      prompt:
        'Chart is wrapped in React.memo, the React Compiler is not used, and yet Chart renders each time its parent does. Why?',
      code: { language: 'jsx', text: '<Chart data={data} options={{ legend: false }} />' },
      options: [
        'options is a new object on each render of the parent',
        'React.memo only works for components without props',
        'data must be a string for React.memo to compare it',
        'React.memo only skips the first render',
      ],
      explanation:
        'React.memo compares props with Object.is. An object literal is a new object each time; move it out of the component or memoize it.',
    }),
  },
  {
    id: 'fe-text-label-for',
    difficulty: 'easy',
    skill: 'HTML',
    make: () => ({
      kind: 'choice',
      prompt:
        'An HTML form has <input id="city">. Which attribute of the <label> element, with the value "city", associates the label with this field?',
      options: ['for', 'name', 'id', 'aria-describedby'],
      explanation:
        'for (htmlFor in JSX) associates a label with the field that has this id. Clicking the label then also focuses the field.',
    }),
  },
  {
    id: 'fe-image-dimensions',
    difficulty: 'easy',
    skill: 'HTML',
    make: () => ({
      kind: 'choice',
      prompt:
        'Text jumps down while an article’s photos load. Which change to the <img> elements prevents this?',
      options: [
        'Set width and height, so that the browser reserves the space',
        'Set loading="eager", so that the photos are loaded before the text is shown',
        'Set decoding="async", so that decoding a photo never delays the text',
        'Move the <img> elements to the end of the page’s HTML, after all of the text',
      ],
      explanation:
        'From width and height the browser knows the aspect ratio before the file arrives. That keeps the layout stable and improves Cumulative Layout Shift.',
    }),
  },
  {
    id: 'fe-script-defer',
    difficulty: 'medium',
    skill: 'HTML',
    make: () => ({
      kind: 'choice',
      prompt:
        'Two classic scripts are in the head: a library, then the code that uses it. Neither may block parsing, and they must run in this order. Which attribute do you put on both?',
      options: ['defer', 'async', 'preload', 'nomodule'],
      explanation:
        'Deferred scripts load in parallel and run in document order after parsing. Async scripts run in the order in which they arrive.',
    }),
  },
  {
    id: 'fe-long-task',
    difficulty: 'hard',
    skill: 'JavaScript',
    make: () => ({
      kind: 'choice',
      prompt:
        'A click handler needs 400 ms to sort 200,000 rows, so Interaction to Next Paint (INP) is poor. Which change helps most?',
      options: [
        'Sort in a web worker and show a busy state at once',
        'Make the handler an async function, so that the sorting runs in the background',
        'Wrap the sorting in Promise.resolve().then(…), which frees the main thread',
        'Load the script with defer, so that the handler runs later',
      ],
      explanation:
        'The browser can’t paint while the main thread is busy. An async function or a promise callback still runs on the main thread before the next paint.',
    }),
  },
  {
    id: 'fe-inner-html',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: () => ({
      kind: 'choice',
      prompt: 'Which line shows a user’s comment as text, with no risk that code in it runs?',
      options: [
        'box.textContent = comment',
        'box.innerHTML = comment',
        'box.innerHTML = "<p>" + comment + "</p>"',
        'box.insertAdjacentHTML("beforeend", comment)',
      ],
      explanation:
        'textContent never parses HTML. The other lines parse the comment, so an attribute such as onerror in it can run code.',
    }),
  },
  {
    id: 'fe-cors-origin',
    difficulty: 'medium',
    skill: 'Networking',
    make: () => ({
      kind: 'choice',
      prompt:
        'Your page on https://shop.example calls https://api.example with fetch. The browser reports that CORS blocked the response. Who has to change what?',
      options: [
        'api.example has to send Access-Control-Allow-Origin for https://shop.example',
        'shop.example has to send Access-Control-Allow-Origin for https://api.example',
        'The fetch call has to set the Access-Control-Allow-Origin header',
        'The fetch call has to use mode: "no-cors" to read the response',
      ],
      explanation:
        'The server that owns the data decides which other origins may read it. With no-cors the response stays opaque to your code.',
    }),
  },
  {
    id: 'fe-token-storage',
    difficulty: 'medium',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'You want to limit the damage that a cross-site scripting vulnerability can do. Where is the session token out of reach of an injected script?',
      options: [
        'In a cookie with HttpOnly',
        'In localStorage',
        'In sessionStorage',
        'In a cookie with SameSite=Strict but without HttpOnly',
      ],
      explanation:
        'Scripts can’t read HttpOnly cookies. SameSite restricts when a cookie is sent, not who can read it with document.cookie.',
    }),
  },
  {
    id: 'fe-fetch-404',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: () => ({
      kind: 'choice',
      prompt:
        'const response = await fetch("/api/orders/9"). The server answers with status 404. What happens?',
      options: [
        'The promise is fulfilled and response.ok is false',
        'The promise is rejected with an error for status 404',
        'The promise is fulfilled with null instead of a response',
        'The browser repeats the request up to three times on its own',
      ],
      explanation:
        'fetch rejects only when no response arrives, for example when the network is down. You have to check response.ok yourself.',
    }),
  },
  {
    id: 'fe-unknown-json',
    difficulty: 'medium',
    skill: 'TypeScript',
    make: () => ({
      kind: 'choice',
      prompt: 'Why type the result of JSON.parse as unknown rather than leave it as any?',
      options: [
        'The compiler then makes you check the value before you use it',
        'The value is then checked at run time against the type that you assign it to',
        'unknown values take less memory at run time than values typed as any',
        'unknown lets you read every property without a cast or an error',
      ],
      explanation:
        'any turns type checking off. unknown allows nothing until a check has narrowed it. Neither has any effect at run time.',
    }),
  },
  {
    id: 'fe-never-exhaustive',
    difficulty: 'hard',
    skill: 'TypeScript',
    make: () => ({
      kind: 'choice',
      prompt:
        'Someone adds { kind: "square"; side: number } to Shape and changes nothing else. What happens?',
      code: {
        language: 'ts',
        text: 'type Shape = { kind: "circle"; radius: number } | { kind: "bar"; length: number };\n\nfunction size(shape: Shape): number {\n  switch (shape.kind) {\n    case "circle":\n      return shape.radius;\n    case "bar":\n      return shape.length;\n    default: {\n      const missing: never = shape;\n      return missing;\n    }\n  }\n}',
      },
      options: [
        'The compiler reports an error in the default branch',
        'It compiles, and size returns undefined for squares',
        'It compiles, and the default branch throws for squares',
        'The compiler reports an error in the circle branch',
      ],
      explanation:
        'In the default branch, shape would have the type of the square, which can’t be assigned to never. This checks that all cases are handled.',
    }),
  },
  {
    id: 'fe-search-debounce',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: () => ({
      kind: 'choice',
      prompt:
        'A search box sends a request on each key press. You want it to send one request only after the user has paused for 300 ms. Which technique is this?',
      options: ['Debouncing', 'Throttling', 'Memoization', 'Prefetching'],
      explanation:
        'Debouncing waits until events have stopped for a while. Throttling runs at most once per interval, even while the events go on.',
    }),
  },
  {
    id: 'fe-hydration-time',
    difficulty: 'medium',
    skill: 'React',
    make: () => ({
      kind: 'choice',
      prompt:
        'A server-rendered component contains <p>{new Date().toLocaleTimeString()}</p>. React warns in the browser about a hydration mismatch. Why?',
      options: [
        'The server and the browser render different text',
        'A component that shows the time needs a key that changes with each render',
        'toLocaleTimeString exists only in browsers, so the server renders an empty text',
        'React renders the component twice, in development only',
      ],
      explanation:
        'The first render in the browser has to produce the same result as the server’s. Time, time zone and locale differ, so show them after hydration or pass them as data.',
    }),
  },
  {
    id: 'fe-lazy-hero',
    difficulty: 'medium',
    skill: 'HTML',
    make: () => ({
      kind: 'choice',
      prompt:
        'All images on a page have loading="lazy", including the large one at the top, and Largest Contentful Paint is slow. What do you change first?',
      options: [
        'Load the top image without lazy loading, with fetchpriority="high"',
        'Give all images fetchpriority="high", so that none of them has to wait',
        'Turn the top image into a CSS background',
        'Put the top image into a <noscript> element',
      ],
      explanation:
        'A lazy image starts loading only after layout. The largest visible image should start at once; a high priority for all images favors none.',
    }),
  },
  {
    id: 'fe-role-query',
    difficulty: 'medium',
    skill: 'Unit testing',
    make: () => ({
      kind: 'choice',
      prompt:
        'In a component test, why prefer getByRole("button", { name: "Save" }) to querySelector(".btn-primary")?',
      options: [
        'It finds the button as users do and survives styling changes',
        'It runs without a DOM',
        'It waits until all requests have ended before it looks for the button',
        'It clicks the button in the same step',
      ],
      explanation:
        'Role and name are what users and assistive technology perceive. A class name is a detail that can change while the behavior stays the same.',
    }),
  },
  {
    id: 'fe-box-width',
    difficulty: 'easy',
    skill: 'CSS',
    make: (random) => {
      const [width, padding, border] = [
        random.integer(20, 60) * 10,
        random.integer(2, 8) * 4,
        random.integer(1, 5),
      ];
      const sizing = random.pick(['content-box', 'border-box']);
      const added = width + 2 * padding + 2 * border;
      return {
        kind: 'choice',
        prompt:
          'How wide is the card, from the outer edge of its left border to that of its right border?',
        code: {
          language: 'css',
          text: `.card {\n  box-sizing: ${sizing};\n  width: ${width}px;\n  padding: ${padding}px;\n  border: ${border}px solid;\n}`,
        },
        options: fourOptions(
          sizing === 'content-box' ? added : width,
          [added, width, width + padding + border, width - 2 * padding - 2 * border],
          ' px',
        ),
        explanation:
          sizing === 'content-box'
            ? `With content-box the width is that of the content; padding and border on both sides are added: ${width} + 2 × ${padding} + 2 × ${border}.`
            : 'With border-box the width includes padding and border; only the content gets narrower.',
      };
    },
  },
  {
    id: 'fe-flex-share',
    difficulty: 'medium',
    skill: 'CSS',
    make: (random) => {
      const [one, two, three] = [random.integer(1, 3), random.integer(1, 3), random.integer(1, 4)];
      const part = random.integer(6, 15) * 10;
      const total = one + two + three;
      const first = part * one;
      return {
        kind: 'choice',
        prompt: `A row with display: flex is ${part * total} px wide. Its three empty children have no gap, padding or border. How wide is the first?`,
        code: {
          language: 'css',
          text: `.first { flex: ${one} 1 0; }\n.second { flex: ${two} 1 0; }\n.third { flex: ${three} 1 0; }`,
        },
        options: fourOptions(
          first,
          [
            Math.round((part * total) / 3),
            Math.round((part * total) / (one + 1)),
            part * two,
            part * (two + three),
            part * (total - 1),
            first + 40,
            first + 80,
            first + 120,
          ],
          ' px',
        ),
        explanation: `With a basis of 0, the whole width is shared out by the grow factors: ${part * total} × ${one} ÷ ${total}.`,
      };
    },
  },
  {
    id: 'fe-flex-basis',
    difficulty: 'hard',
    skill: 'CSS',
    make: (random) => {
      const [basisA, basisB] = [random.integer(8, 15) * 10, random.integer(16, 25) * 10];
      const [growA, growB] = [random.integer(1, 3), random.integer(1, 4)];
      const unit = random.integer(2, 6) * 10;
      const width = basisA + basisB + unit * (growA + growB);
      const right = basisA + unit * growA;
      return {
        kind: 'choice',
        prompt: `A flex row is ${width} px wide, without gaps. How wide is .a? (Both children are empty, without padding or border.)`,
        code: {
          language: 'css',
          text: `.a { flex: ${growA} 1 ${basisA}px; }\n.b { flex: ${growB} 1 ${basisB}px; }`,
        },
        options: fourOptions(
          right,
          [
            Math.round((width * growA) / (growA + growB)),
            basisA,
            basisA + unit * growB,
            Math.round((width * basisA) / (basisA + basisB)),
            right + 30,
            right + 50,
            right + 70,
          ],
          ' px',
        ),
        explanation: `Each child first gets its basis. The ${unit * (growA + growB)} px left over are split ${growA} to ${growB}, so .a is ${basisA} + ${unit * growA} px wide.`,
      };
    },
  },
  {
    id: 'fe-grid-fraction',
    difficulty: 'medium',
    skill: 'CSS',
    make: (random) => {
      const [fixed, gap] = [random.integer(10, 24) * 10, random.integer(1, 4) * 10];
      const [one, two] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [3, 2],
      ] as const);
      const unit = random.integer(8, 16) * 10;
      const width = fixed + 2 * gap + unit * (one + two);
      const right = unit * two;
      return {
        kind: 'choice',
        prompt: `A grid container is ${width} px wide, without padding, and its cells are empty. How wide is the third column?`,
        code: {
          language: 'css',
          text: `.grid {\n  display: grid;\n  grid-template-columns: ${fixed}px ${one}fr ${two}fr;\n  gap: ${gap}px;\n}`,
        },
        options: fourOptions(
          right,
          [
            Math.round(((width - fixed) * two) / (one + two)),
            Math.round((width * two) / (one + two)),
            unit * one,
            right + gap,
            right + 2 * gap,
            right + 3 * gap,
          ],
          ' px',
        ),
        explanation: `The fixed column and both gaps come off first: ${width} − ${fixed} − ${2 * gap} = ${unit * (one + two)} px. The third column gets ${two} of ${one + two} parts of that.`,
      };
    },
  },
  {
    id: 'fe-specificity',
    difficulty: 'medium',
    skill: 'CSS',
    make: (random) => {
      const [id = '', otherId = ''] = random.sample(['#menu', '#main', '#cart', '#help'], 2);
      const [one = '', two = '', three = ''] = random.sample(
        ['.link', '.active', '.nav', '.item', '.big'],
        3,
      );
      const [tag = '', inner = ''] = random.sample(['nav', 'ul', 'li', 'section'], 2);
      const forms = [
        {
          right: `${id} a${one}`,
          wrong: [`${tag} ${inner} a${one}${two}`, `a${one}${two}${three}`, `${otherId} a`],
          why: 'It has an id and a class. Any number of classes weighs less than an id, and the selector with the other id has no class.',
        },
        {
          right: `a${one}${two}`,
          wrong: [`${tag} ${inner} a${one}`, `${tag} ${inner} > a`, `:where(${id}) a${three}`],
          why: 'It has two classes, the others at most one. Elements decide only between equals, and :where() adds nothing.',
        },
        {
          right: `:is(${id}, ${one}) a`,
          wrong: [`a${one}${two}${three}`, `${tag} a${two}${three}`, `:where(${otherId}) a${one}`],
          why: ':is() has the specificity of its most specific argument, here an id. :where() adds nothing.',
        },
      ];
      const { right, wrong, why } = random.pick(forms);
      return {
        kind: 'choice',
        prompt:
          'Four rules of one stylesheet match the same link and set its color, without !important or layers. Which selector has the highest specificity?',
        options: [right, ...wrong],
        explanation: why,
      };
    },
  },
  {
    id: 'fe-clamp',
    difficulty: 'medium',
    skill: 'CSS',
    make: (random) => {
      const [min, max, share] = [
        random.integer(14, 20),
        random.integer(40, 56),
        random.integer(3, 5),
      ];
      const viewport = random.integer(3, 18) * 100;
      const fluid = (viewport * share) / 100;
      const right = Math.min(max, Math.max(min, fluid));
      return {
        kind: 'choice',
        prompt: `A heading has font-size: clamp(${min}px, ${share}vw, ${max}px). How large is its text in a viewport that is ${viewport} px wide?`,
        options: fourOptions(
          right,
          [fluid, min, max, (min + max) / 2, max + share, right + 2, right + 4],
          ' px',
        ),
        explanation: `${share}vw is ${fluid} px here. clamp() never goes below ${min} px or above ${max} px, so the result is ${right} px.`,
      };
    },
  },
  {
    id: 'fe-srcset-width',
    difficulty: 'medium',
    skill: 'HTML',
    make: (random) => {
      const slot = random.integer(24, 50) * 10;
      const density = random.pick([1, 2, 3]);
      const needed = slot * density;
      const widths = [0.5, 1, 1.5, 2, 3].map((factor) => Math.ceil((slot * factor) / 20) * 20 + 20);
      const right = widths.find((width) => width >= needed) ?? 0;
      return {
        kind: 'choice',
        prompt: `An image is shown ${slot} CSS px wide on a screen with a device pixel ratio of ${density}. Which file is the smallest that still looks sharp?`,
        code: {
          language: 'html',
          text: `<img sizes="${slot}px" srcset="\n${widths.map((width) => `  photo-${width}.avif ${width}w`).join(',\n')}">`,
        },
        options: fourOptions(
          `photo-${right}.avif`,
          random.sample(widths, 5).map((width) => `photo-${width}.avif`),
        ),
        explanation: `${slot} CSS px × ${density} = ${needed} device pixels are needed. photo-${right}.avif is the first file with at least that many.`,
      };
    },
  },
  {
    id: 'fe-stale-while-revalidate',
    difficulty: 'hard',
    skill: 'Networking',
    make: (random) => {
      const fresh = random.integer(1, 10) * 60;
      const stale = random.integer(2, 10) * 60;
      const age = random.pick([
        random.integer(5, fresh - 5),
        fresh + random.integer(5, stale - 5),
        fresh + stale + random.integer(30, 500),
      ]);
      const state = age < fresh ? 0 : age < fresh + stale ? 1 : 2;
      const ways = [
        'From the cache, without any request',
        'From the cache, with a refresh in the background',
        'From the server; the page waits for the response',
      ];
      return {
        kind: 'choice',
        prompt: `A response was stored in the browser’s cache with the header below. ${age} s later the page asks for it again, without a reload by the user. How does a browser that supports both directives serve it?`,
        code: {
          language: 'http',
          text: `Cache-Control: max-age=${fresh}, stale-while-revalidate=${stale}`,
        },
        options: fourOptions(ways.at(state) ?? '', [
          ...ways,
          'Not at all, until the user clears the cache',
        ]),
        explanation: `For ${fresh} s the copy is fresh. For ${stale} s more it may be used while it is refreshed, and after ${fresh + stale} s it must be checked first.`,
      };
    },
  },
  {
    id: 'fe-state-batching',
    difficulty: 'medium',
    skill: 'React',
    make: (random) => {
      const [start, step, times] = [
        random.integer(0, 20),
        random.integer(1, 5),
        random.integer(2, 4),
      ];
      const updater = random.pick([true, false]);
      const line = updater
        ? `  setCount((count) => count + ${step});`
        : `  setCount(count + ${step});`;
      const right = updater ? start + step * times : start + step;
      return {
        kind: 'choice',
        prompt: `In a React component, the state variable count is ${start}. A click on its button calls handleClick. What is count after one click?`,
        code: {
          language: 'jsx',
          text: `function handleClick() {\n${Array.from({ length: times }, () => line).join('\n')}\n}`,
        },
        options: fourOptions(right, [
          start + step,
          start + step * times,
          start,
          start + times,
          start + step * (times + 1),
          start + step * (times + 2),
        ]),
        explanation: updater
          ? 'Each updater function gets the result of the one before, so all calls count.'
          : `count stays ${start} during this handler, so each call asks for the same value, ${start + step}.`,
      };
    },
  },
  {
    id: 'fe-event-phases',
    difficulty: 'hard',
    skill: 'JavaScript',
    make: (random) => {
      const [outer = '', middle = '', inner = ''] = random.sample(
        ['card', 'panel', 'list', 'row', 'box', 'tile'],
        3,
      );
      const capturing = random.pick([outer, middle]);
      const rest = [inner, middle, outer].filter((name) => name !== capturing);
      const right = [capturing, ...rest].join(', ');
      const line = (name: string) =>
        `${name}.addEventListener("click", () => console.log("${name}")${name === capturing ? ', { capture: true }' : ''});`;
      return {
        kind: 'choice',
        prompt: `The element ${inner} is inside ${middle}, which is inside ${outer}. A user clicks ${inner}. In which order are the names logged?`,
        code: { language: 'javascript', text: [inner, middle, outer].map(line).join('\n') },
        options: fourOptions(right, [
          [inner, middle, outer].join(', '),
          [outer, middle, inner].join(', '),
          [...rest, capturing].join(', '),
          [middle, outer, inner].join(', '),
          [inner, outer, middle].join(', '),
        ]),
        explanation: `The capture phase comes first, so ${capturing} is logged first. Then the event bubbles from the inside out: ${rest.join(', ')}.`,
      };
    },
  },
  {
    id: 'fe-stacking-context',
    difficulty: 'hard',
    skill: 'CSS',
    make: (random) => {
      const names = random.sample(['menu', 'banner', 'dialog', 'chat', 'player', 'footer'], 4);
      const layers = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 4);
      const inner = random.sample([5, 50, 100, 900, 9999, 20], 4);
      const top = names.at(layers.indexOf(Math.max(...layers))) ?? '';
      const rules = names.map(
        (name, at) =>
          `.${name} { position: relative; z-index: ${layers[at]}; }\n.${name} .badge { position: absolute; z-index: ${inner[at]}; }`,
      );
      return {
        kind: 'choice',
        prompt:
          'Four sibling elements overlap at one point, and each has a badge there. Which badge is painted on top?',
        code: { language: 'css', text: rules.join('\n') },
        options: [top, ...names.filter((name) => name !== top)].map(
          (name) => `The badge in .${name}`,
        ),
        explanation: `Each sibling with a z-index makes its own stacking context. A badge can’t leave its context, so the sibling with the highest z-index, .${top}, wins with everything in it.`,
      };
    },
  },
  {
    id: 'fe-media-order',
    difficulty: 'easy',
    skill: 'CSS',
    make: (random) => {
      const [base = '', small = '', medium = '', large = ''] = random.sample(colors, 4);
      const [one, two, three] = [
        random.integer(30, 50) * 10,
        random.integer(60, 80) * 10,
        random.integer(90, 130) * 10,
      ];
      const width = random.integer(20, 150) * 10 + 5;
      const right = width >= three ? large : width >= two ? medium : width >= one ? small : base;
      return {
        kind: 'choice',
        prompt: `Which background does the page have in a viewport that is ${width} px wide?`,
        code: {
          language: 'css',
          text: `body { background: ${base}; }\n@media (min-width: ${one}px) { body { background: ${small}; } }\n@media (min-width: ${two}px) { body { background: ${medium}; } }\n@media (min-width: ${three}px) { body { background: ${large}; } }`,
        },
        options: fourOptions(right, [base, small, medium, large]),
        explanation: `All rules have the same specificity, so the last one that applies wins. At ${width} px, that is the one with ${right}.`,
      };
    },
  },
  {
    id: 'fe-margin-collapse',
    difficulty: 'medium',
    skill: 'CSS',
    make: (random) => {
      const [bottom = 0, top = 0] = random.sample([8, 12, 16, 20, 24, 28, 32, 40, 48], 2);
      const flex = random.pick([true, false]);
      const right = flex ? bottom + top : Math.max(bottom, top);
      return {
        kind: 'choice',
        prompt: `A ${flex ? 'container with display: flex and flex-direction: column' : 'normal block container'} holds two paragraphs. The first has margin-bottom: ${bottom}px, the second margin-top: ${top}px. How much space is between them?`,
        options: fourOptions(
          right,
          [
            bottom + top,
            Math.max(bottom, top),
            Math.min(bottom, top),
            (bottom + top) / 2,
            Math.abs(bottom - top),
          ],
          ' px',
        ),
        explanation: flex
          ? 'Margins of flex items don’t collapse, so both count.'
          : 'Vertical margins of neighboring blocks collapse: the larger one counts.',
      };
    },
  },
  {
    id: 'fe-out-loop-closure',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [start, count, factor] = [
        random.integer(0, 5),
        random.integer(3, 4),
        random.integer(2, 9),
      ];
      const keyword = random.pick(['var', 'let']);
      const values = Array.from(
        { length: count },
        (_, index) => (keyword === 'let' ? start + index : start + count) * factor,
      );
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const tasks = [];\nfor (${keyword} i = ${start}; i < ${start + count}; i++) {\n  tasks.push(() => i * ${factor});\n}\nconsole.log(tasks.map((task) => task()).join(" "));`,
        },
        answer: values.join(' '),
        explanation:
          keyword === 'let'
            ? 'let creates a new i for each iteration of the loop, and each function keeps its own.'
            : `var creates one i for the whole loop. When the functions run, it is ${start + count}.`,
      };
    },
  },
  {
    id: 'fe-out-task-order',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [one = '', two = '', three = '', four = ''] = random.sample(people, 4);
      const parts = random.sample(
        [
          { rank: 2, text: `setTimeout(() => console.log("${one}"), 0);`, name: one },
          { rank: 1, text: `Promise.resolve().then(() => console.log("${two}"));`, name: two },
          { rank: 0, text: `console.log("${three}");`, name: three },
          { rank: 0, text: `console.log("${four}");`, name: four },
        ],
        4,
      );
      return {
        kind: 'output',
        prompt: 'What does this code print? Write one name per line.',
        code: { language: 'javascript', text: parts.map(({ text }) => text).join('\n') },
        answer: parts
          .toSorted((left, right) => left.rank - right.rank)
          .map(({ name }) => name)
          .join('\n'),
        explanation:
          'The script itself runs to the end first. Then promise callbacks run, and timers only after those.',
      };
    },
  },
  {
    id: 'fe-out-await-order',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [a = '', b = '', c = '', d = ''] = random.sample(people, 4);
      const early = random.pick([true, false]);
      const call = 'load();';
      const log = `console.log("${c}");`;
      const before = early ? `${call}\n${log}` : `${log}\n${call}`;
      return {
        kind: 'output',
        prompt: 'What does this code print? Write one name per line.',
        code: {
          language: 'javascript',
          text: `async function load() {\n  console.log("${a}");\n  await null;\n  console.log("${b}");\n}\n${before}\nconsole.log("${d}");`,
        },
        answer: (early ? [a, c, d, b] : [c, a, d, b]).join('\n'),
        explanation:
          'An async function runs like any other until its first await. What follows the await runs only after the current code has ended.',
      };
    },
  },
  {
    id: 'fe-out-shallow-copy',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [size, newSize, price, newPrice] = [
        random.integer(10, 20),
        random.integer(21, 40),
        random.integer(100, 400),
        random.integer(401, 900),
      ];
      const deep = random.pick([true, false]);
      const copy = deep ? '{ ...card, style: { ...card.style } }' : '{ ...card }';
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const card = { price: ${price}, style: { size: ${size} } };\nconst copy = ${copy};\ncopy.price = ${newPrice};\ncopy.style.size = ${newSize};\nconsole.log(card.price, card.style.size);`,
        },
        answer: `${price} ${deep ? size : newSize}`,
        explanation: deep
          ? 'Both levels were copied, so the original keeps its values.'
          : 'Spread copies one level. price is separate, but both objects share the same style object.',
      };
    },
  },
  {
    id: 'fe-out-default-sort',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const values = [
        random.integer(2, 9),
        ...random.sample([10, 12, 15, 21, 33, 40, 48], 2),
        ...random.sample([100, 105, 200, 310, 450], 2),
      ];
      const shuffled = random.sample(values, 5);
      const numeric = random.pick([true, false]);
      const sorted = numeric ? shuffled.toSorted((a, b) => a - b) : shuffled.map(String).toSorted();
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const values = [${shuffled.join(', ')}];\nvalues.sort(${numeric ? '(a, b) => a - b' : ''});\nconsole.log(values.join(" "));`,
        },
        answer: sorted.join(' '),
        explanation: numeric
          ? 'The function compares the elements as numbers, so they are sorted in ascending order.'
          : 'Without a function, sort compares the elements as strings, character by character.',
      };
    },
  },
  {
    id: 'fe-out-parameter-default',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const [limit, given] = [random.integer(10, 50), random.integer(51, 99)];
      const calls = random.sample(
        [
          { text: '{}', result: String(limit) },
          { text: '{ limit: undefined }', result: String(limit) },
          { text: '{ limit: null }', result: 'null' },
          { text: `{ limit: ${given} }`, result: String(given) },
          { text: '{ limit: 0 }', result: '0' },
        ],
        3,
      );
      return {
        kind: 'output',
        prompt: 'What does this code print? Write one value per line.',
        code: {
          language: 'javascript',
          text: `function show({ limit = ${limit} }) {\n  console.log(limit);\n}\n${calls.map(({ text }) => `show(${text});`).join('\n')}`,
        },
        answer: calls.map(({ result }) => result).join('\n'),
        explanation:
          'A default replaces only undefined, whether the property is missing or explicitly undefined. null and 0 stay.',
      };
    },
  },
  {
    id: 'fe-out-nullish-or',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const fallback = random.integer(5, 99);
      const value = random.pick<number | null>([0, random.integer(1, 60), null]);
      return {
        kind: 'output',
        prompt: 'What does this code print? Write one value per line.',
        code: {
          language: 'javascript',
          text: `const settings = { volume: ${value} };\nconsole.log(settings.volume || ${fallback});\nconsole.log(settings.volume ?? ${fallback});`,
        },
        answer: `${value || fallback}\n${value ?? fallback}`,
        explanation:
          '|| takes the right side for every falsy value, including 0. ?? does so only for null and undefined.',
      };
    },
  },
  {
    id: 'fe-out-string-number',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const [typed, extra] = [random.integer(2, 30), random.integer(2, 9)];
      const signs = random.sample(['+', '*', '-'] as const, 2);
      const result = { '+': `${typed}${extra}`, '*': typed * extra, '-': typed - extra };
      return {
        kind: 'output',
        prompt:
          'input.value comes from a text field, so it is a string. What does this code print? Write one value per line.',
        code: {
          language: 'javascript',
          text: `const input = { value: "${typed}" };\n${signs.map((sign) => `console.log(input.value ${sign} ${extra});`).join('\n')}`,
        },
        answer: signs.map((sign) => result[sign]).join('\n'),
        explanation:
          'With a string, + concatenates. Other arithmetic operators turn the string into a number first.',
      };
    },
  },
  {
    id: 'fe-out-settled',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const names = random.sample(people, 3);
      const fails = random.integer(0, 2);
      const calls = names.map(
        (name, at) => `Promise.${at === fails ? 'reject' : 'resolve'}("${name}")`,
      );
      const settled = random.pick([true, false]);
      const lines = settled
        ? names.map((name, at) => (at === fails ? 'failed' : name))
        : ['caught', names.at(fails)];
      return {
        kind: 'output',
        prompt: 'What does this code print? Write one value per line.',
        code: {
          language: 'javascript',
          text: settled
            ? `const calls = [\n  ${calls.join(',\n  ')},\n];\nPromise.allSettled(calls).then((results) => {\n  for (const result of results) console.log(result.value ?? "failed");\n});`
            : `const calls = [\n  ${calls.join(',\n  ')},\n];\nPromise.all(calls)\n  .then((names) => console.log(names.join(" ")))\n  .catch((reason) => {\n    console.log("caught");\n    console.log(reason);\n  });`,
        },
        answer: lines.join('\n'),
        explanation: settled
          ? 'allSettled never rejects. It gives one result per promise, in the order of the list.'
          : 'Promise.all rejects as soon as one promise does, with that promise’s reason.',
      };
    },
  },
  {
    id: 'fe-out-slice-splice',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const letters = random.sample(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 5);
      const method = random.pick(['slice', 'splice'] as const);
      const [from, second] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [2, 2],
        [0, 2],
      ] as const);
      const left = [...letters];
      const taken = method === 'slice' ? left.slice(from, second) : left.splice(from, second);
      return {
        kind: 'output',
        prompt: 'What does this code print? An empty array prints as (none).',
        code: {
          language: 'javascript',
          text: `const list = [${letters.map((letter) => `"${letter}"`).join(', ')}];\nconst taken = list.${method}(${from}, ${second});\nconsole.log(taken.join("") || "(none)");\nconsole.log(list.join("") || "(none)");`,
        },
        answer: `${taken.join('') || '(none)'}\n${left.join('') || '(none)'}`,
        explanation:
          method === 'slice'
            ? `slice(${from}, ${second}) copies from index ${from} up to but not including index ${second}, and leaves the original array as it is.`
            : `splice(${from}, ${second}) removes ${second} elements starting at index ${from}, so the original array changes.`,
      };
    },
  },
  {
    id: 'fe-out-reducer',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const start = random.integer(0, 10);
      const actions = Array.from({ length: 4 }, () =>
        random.pick([
          { type: 'added', amount: random.integer(1, 9) },
          { type: 'doubled', amount: 0 },
          { type: 'renamed', amount: 0 },
        ]),
      );
      let total = start;
      for (const { type, amount } of actions)
        total = type === 'added' ? total + amount : type === 'doubled' ? total * 2 : total;
      const shown = actions.map(({ type, amount }) =>
        type === 'added' ? `  { type: "added", amount: ${amount} },` : `  { type: "${type}" },`,
      );
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `function reducer(total, action) {\n  if (action.type === "added") return total + action.amount;\n  if (action.type === "doubled") return total * 2;\n  return total;\n}\nconst actions = [\n${shown.join('\n')}\n];\nconsole.log(actions.reduce(reducer, ${start}));`,
        },
        answer: String(total),
        explanation: `Each action turns one state into the next, starting from ${start}. Unknown actions leave the state as it is.`,
      };
    },
  },
  {
    id: 'fe-out-json-drops',
    difficulty: 'medium',
    skill: 'JSON',
    make: (random) => {
      const [id, price] = [random.integer(1, 99), random.integer(10, 99)];
      const fields = random.sample(
        [
          { text: 'note: undefined', json: '' },
          { text: 'onSave: () => {}', json: '' },
          { text: 'parent: null', json: '"parent":null' },
          { text: `price: "${price}"`, json: `"price":"${price}"` },
          { text: 'rate: NaN', json: '"rate":null' },
        ],
        3,
      );
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const item = {\n  id: ${id},\n${fields.map(({ text }) => `  ${text},`).join('\n')}\n};\nconsole.log(JSON.stringify(item));`,
        },
        answer: `{${[`"id":${id}`, ...fields.map(({ json }) => json)].filter(Boolean).join(',')}}`,
        explanation:
          'JSON has no undefined and no functions, so those properties are left out. NaN becomes null, and strings keep their quotes.',
      };
    },
  },
  {
    id: 'fe-out-debounce',
    difficulty: 'hard',
    skill: 'JavaScript',
    make: (random) => {
      const wait = random.integer(2, 5) * 100;
      let at = 0;
      const events = random.sample(people, 5).map((name) => {
        at += random.pick([50, 80, 100, wait + 50, wait + 100]);
        return { name, at };
      });
      const shown = events.filter(
        (event, index) => (events[index + 1]?.at ?? Infinity) - event.at >= wait,
      );
      return {
        kind: 'output',
        prompt:
          'The outer timers start each search at the given time in ms. What does this code print? Write one name per line.',
        code: {
          language: 'javascript',
          text: `let latest = 0;\nfunction search(name) {\n  const call = ++latest;\n  setTimeout(() => {\n    if (call === latest) console.log(name);\n  }, ${wait});\n}\n${events.map((event) => `setTimeout(() => search("${event.name}"), ${event.at});`).join('\n')}`,
        },
        answer: shown.map(({ name }) => name).join('\n'),
        explanation: `A search prints its name only if no newer one starts within ${wait} ms. This is a debounce.`,
      };
    },
  },
  {
    id: 'fe-out-unique-order',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const tags = Array.from({ length: 7 }, () =>
        random.pick(['js', 'css', 'html', 'git', 'sql']),
      );
      const unique = [...new Set(tags)];
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const tags = [${tags.map((tag) => `"${tag}"`).join(', ')}];\nconst unique = [...new Set(tags)];\nconsole.log(unique.length, unique.at(-1));`,
        },
        answer: `${unique.length} ${unique.at(-1)}`,
        explanation:
          'A Set keeps each value once, in the order of its first appearance. at(-1) is the last element.',
      };
    },
  },
  {
    id: 'fe-text-nav',
    difficulty: 'easy',
    skill: 'HTML',
    make: () => ({
      kind: 'text',
      prompt:
        'Which HTML element is meant for a block of major links, so that screen reader users can jump to it as a landmark? Write its name.',
      accepted: [['nav']],
      explanation: 'The nav element marks a section of navigation links and is a landmark.',
    }),
  },
  {
    id: 'fe-text-expanded',
    difficulty: 'medium',
    skill: 'Accessibility',
    make: () => ({
      kind: 'text',
      prompt:
        'A button opens and closes a menu. Which ARIA attribute on the button tells screen readers whether the menu is open?',
      accepted: [['aria-expanded', 'ariaexpanded']],
      explanation:
        'aria-expanded is true or false and is set on the control, not on what it opens.',
    }),
  },
  {
    id: 'fe-text-rem',
    difficulty: 'easy',
    skill: 'CSS',
    make: (random) => {
      const root = random.pick([10, 16, 20]);
      const rem = random.integer(5, 16) / 4;
      const pixels = root * rem;
      const parent = random.integer(21, 30);
      return {
        kind: 'text',
        prompt: `The root element has font-size: ${root}px. A box inside an element with font-size: ${parent === pixels ? 31 : parent}px has padding: ${rem}rem. How many px of padding does the box have on each side? Write the number.`,
        accepted: [[`${pixels}`, `${pixels}px`]],
        explanation: `rem refers only to the root element: ${rem} × ${root} = ${pixels} px. The parent’s font size matters for em.`,
      };
    },
  },
  {
    id: 'fe-text-image-memory',
    difficulty: 'hard',
    skill: 'HTML',
    make: (random) => {
      const [wide, high] = [random.integer(3, 12), random.integer(2, 10)];
      const size = random.integer(80, 600);
      return {
        kind: 'text',
        prompt: `A photo of ${wide * 500} × ${high * 500} pixels is a file of ${size} kB. How many MB does it take in memory once the browser has decoded it, with 4 bytes per pixel? (1 MB = 1,000,000 bytes.) Write the number.`,
        accepted: [[`${wide * high}`, `${wide * high}MB`]],
        explanation: `Once decoded, only the number of pixels counts: ${wide * 500} × ${high * 500} × 4 bytes = ${wide * high} MB. The compression of the file doesn’t help here.`,
      };
    },
  },
  {
    id: 'fe-text-auto-fill',
    difficulty: 'hard',
    skill: 'CSS',
    make: (random) => {
      const [least, gap, count] = [
        random.integer(12, 26) * 10,
        random.integer(1, 3) * 10,
        random.integer(2, 6),
      ];
      const width = count * least + (count - 1) * gap + random.integer(0, 9) * 10;
      return {
        kind: 'text',
        prompt: `A grid is ${width} px wide, without padding. How many columns does it have? Write the number.`,
        code: {
          language: 'css',
          text: `.grid {\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(${least}px, 1fr));\n  gap: ${gap}px;\n}`,
        },
        accepted: [[String(count)]],
        explanation: `${count} columns need ${count} × ${least} + ${count - 1} × ${gap} = ${count * least + (count - 1) * gap} px. One more would not fit in ${width} px.`,
      };
    },
  },
  {
    id: 'fe-fn-truncate',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const limit = random.integer(8, 30);
      const mark = random.pick(['...', ' [more]', '>>', '--']);
      const cut = (text: string) =>
        text.length <= limit ? text : text.slice(0, limit - mark.length) + mark;
      const texts = [
        'Junior frontend developer in Pune, hybrid',
        'Intern',
        'x'.repeat(limit),
        'x'.repeat(limit + 1),
        '',
        'A much longer title than any card of the list could ever show',
      ];
      return {
        kind: 'function',
        prompt: `Write truncate(text). A string of at most ${limit} characters is returned unchanged. A longer one is cut so that, with "${mark}" at the end, it is exactly ${limit} characters long.`,
        name: 'truncate',
        starter: 'function truncate(text) {\n  return text;\n}',
        solution: `function truncate(text) {\n  const mark = ${JSON.stringify(mark)};\n  if (text.length <= ${limit}) return text;\n  return text.slice(0, ${limit} - mark.length) + mark;\n}`,
        cases: texts.map((text) => ({ arguments: [text], expected: cut(text) })),
        explanation: `The mark takes ${mark.length} characters, so ${limit - mark.length} are left for the text. A string of exactly ${limit} characters stays whole.`,
      };
    },
  },
  {
    id: 'fe-fn-class-names',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const prefix = random.pick(['card', 'menu', 'tab', 'chip', 'row', 'tile']);
      const joint = random.pick(['-', '--', '__', '_']);
      const join = (flags: Record<string, boolean>) =>
        [
          prefix,
          ...Object.keys(flags)
            .filter((name) => flags[name])
            .map((name) => prefix + joint + name),
        ].join(' ');
      const inputs: Record<string, boolean>[] = [
        { active: true, large: false },
        { active: true, large: true },
        {},
        { disabled: false },
        { open: false, wide: true, dark: true },
      ];
      return {
        kind: 'function',
        prompt: `Write classNames(flags). It returns the class "${prefix}", followed by one class for each property of flags that is true, in the order of the properties and separated by single spaces. For example, { active: true, large: false } gives "${join({ active: true })}".`,
        name: 'classNames',
        starter: `function classNames(flags) {\n  return "${prefix}";\n}`,
        solution: `function classNames(flags) {\n  const names = Object.keys(flags).filter((name) => flags[name]);\n  return ["${prefix}", ...names.map((name) => "${prefix}${joint}" + name)].join(" ");\n}`,
        cases: inputs.map((flags) => ({ arguments: [flags], expected: join(flags) })),
        explanation:
          'Filter the property names by their values, put the prefix before each, and join once at the end, so that no stray space is left.',
      };
    },
  },
  {
    id: 'fe-fn-page-of',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const size = random.integer(2, 9);
      const first = random.pick([0, 1]);
      const none = random.pick([[], null]);
      const start = random.integer(1, 9) * 10;
      const list = (length: number) => Array.from({ length }, (_, index) => start + index);
      const page = (values: number[], number: number) => {
        const at = (number - first) * size;
        return at < 0 || at >= values.length ? none : values.slice(at, at + size);
      };
      const inputs: [number[], number][] = [
        [list(size + 2), first],
        [list(size + 2), first + 1],
        [list(size), first + 1],
        [[], first],
        [list(size * 3), first + 2],
        [list(size + 1), first - 1],
        [list(size * 3), first - 2],
      ];
      return {
        kind: 'function',
        prompt: `Write pageOf(items, page). It returns the items of one page as an array. A page has ${size} items, and the first page is number ${first}. For a page without items, return ${none === null ? 'null' : 'an empty array'}.`,
        name: 'pageOf',
        starter: 'function pageOf(items, page) {\n  return items;\n}',
        solution: `function pageOf(items, page) {\n  const start = ${first === 0 ? 'page' : '(page - 1)'} * ${size};\n  if (start < 0 || start >= items.length) return ${JSON.stringify(none)};\n  return items.slice(start, start + ${size});\n}`,
        cases: inputs.map(([values, number]) => ({
          arguments: [values, number],
          expected: page(values, number),
        })),
        explanation:
          'slice handles a last page that is not full. A negative start would count from the end of the array, so pages before the first need a check.',
      };
    },
  },
  {
    id: 'fe-fn-parse-query',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const keep = random.pick(['first', 'last']);
      const fallback = random.pick(['on', 'yes', 'true', 'set', '1', 'all', 'any']);
      const [one = '', two = ''] = random.sample(
        ['city', 'area', 'place', 'team', 'tag', 'from'],
        2,
      );
      const parse = (query: string) => {
        const found: Record<string, string> = {};
        for (const part of query.split('&').filter(Boolean)) {
          const [name = '', value = fallback] = part.split('=').map(decodeURIComponent);
          if (keep === 'last' || !(name in found)) found[name] = value;
        }
        return found;
      };
      const inputs = [
        `${one}=pune&${two}=new`,
        `${one}=a&${one}=b&${two}`,
        '',
        `${two}=New%20Delhi`,
        `${one}&${two}=x&${one}=y`,
        `${one}=`,
      ];
      return {
        kind: 'function',
        prompt: `Write parseQuery(query) for a string such as "${one}=pune&${two}=new" (without "?"). It returns an object of names and values, with percent escapes decoded. A name without "=" gets the value "${fallback}". If a name appears more than once, the ${keep} one counts. An empty string gives an empty object.`,
        name: 'parseQuery',
        starter: 'function parseQuery(query) {\n  return {};\n}',
        solution: `function parseQuery(query) {\n  const found = {};\n  for (const part of query.split("&").filter(Boolean)) {\n    const [name, value = "${fallback}"] = part.split("=").map(decodeURIComponent);\n    ${keep === 'first' ? 'if (!(name in found)) ' : ''}found[name] = value;\n  }\n  return found;\n}`,
        cases: inputs.map((query) => ({ arguments: [query], expected: parse(query) })),
        explanation:
          'Split at & first, then each part at =. Splitting an empty string gives one empty part, which has to be left out.',
      };
    },
  },
  {
    id: 'fe-fn-duration',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const mark = random.pick([':', '.', '-', 'm ']);
      const end = mark === 'm ' ? 's' : '';
      const extra = random.pick(['', ' left', end === '' ? ' min' : ' in all', ' long', ' to go']);
      const show = (seconds: number) =>
        `${Math.floor(seconds / 60)}${mark}${String(seconds % 60).padStart(2, '0')}${end}${extra}`;
      const values = [random.integer(61, 599), 5, 0, 59, 60, random.integer(3600, 7000)];
      return {
        kind: 'function',
        prompt: `Write formatTime(seconds) for a whole number of seconds. Minutes have no leading zeros and can go above 59; seconds always have two digits. For example, 65 gives "${show(65)}" and 600 gives "${show(600)}".`,
        name: 'formatTime',
        starter: 'function formatTime(seconds) {\n  return String(seconds);\n}',
        solution: `function formatTime(seconds) {\n  const minutes = Math.floor(seconds / 60);\n  const rest = String(seconds % 60).padStart(2, "0");\n  return minutes + "${mark}" + rest + "${end}${extra}";\n}`,
        cases: values.map((seconds) => ({ arguments: [seconds], expected: show(seconds) })),
        explanation:
          'Divide and round down for the minutes, take the remainder for the seconds, and pad that to two digits.',
      };
    },
  },
  {
    id: 'fe-fn-toggle',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const flag = random.pick(['done', 'saved', 'read', 'open', 'pinned', 'muted', 'selected']);
      const key = random.pick(['id', 'code', 'slug', 'number']);
      const rows = [
        { [key]: 1, [flag]: false },
        { [key]: 2, [flag]: true },
        { [key]: 3, [flag]: false },
      ];
      const expected = (at: number) => ({
        list: rows.map((row) => (row[key] === at ? { ...row, [flag]: !row[flag] } : row)),
        before: rows,
      });
      const code = (body: string) =>
        `function toggle(list, ${key}) {\n  const before = list;\n${body}\n  return { list: next, before };\n}`;
      return {
        kind: 'function',
        prompt: `Complete toggle(list, ${key}) so that it is safe to use on React state. next must be a new array in which "${flag}" is inverted for the element with the given ${key}. Neither the old array nor its elements may change; the function returns both arrays, so that this can be checked.`,
        name: 'toggle',
        starter: code(
          `  const next = list;\n  const found = next.find((each) => each.${key} === ${key});\n  if (found) found.${flag} = !found.${flag};`,
        ),
        solution: code(
          `  const next = list.map((each) =>\n    each.${key} === ${key} ? { ...each, ${flag}: !each.${flag} } : each,\n  );`,
        ),
        cases: [1, 2, 3, 4]
          .map((at) => ({ arguments: [rows, at], expected: expected(at) }))
          .concat([{ arguments: [[], 1], expected: { list: [], before: [] } }]),
        explanation:
          'map builds a new array, and spread copies only the element that changes. React detects a change by comparing references, so changing the old objects would go unnoticed.',
      };
    },
  },
  {
    id: 'fe-fn-group-count',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [key, values] = random.pick([
        ['city', ['Pune', 'Delhi', 'Kochi']],
        ['level', ['junior', 'senior', 'lead']],
        ['status', ['open', 'closed', 'draft']],
        ['team', ['web', 'data', 'design']],
      ] as const);
      const least = random.integer(2, 3);
      const rows = (count: number) =>
        Array.from({ length: count }, () => ({ [key]: random.pick(values) }));
      const count = (list: Record<string, string>[]) => {
        const found: Record<string, number> = {};
        for (const row of list) found[row[key] ?? ''] = (found[row[key] ?? ''] ?? 0) + 1;
        return Object.fromEntries(Object.entries(found).filter(([, total]) => total >= least));
      };
      const inputs = [
        rows(7),
        rows(4),
        [],
        rows(1),
        rows(10),
        // Exactly at the limit, and one below it.
        Array.from({ length: 2 * least - 1 }, (_, at) => ({ [key]: values[at < least ? 0 : 1] })),
      ];
      return {
        kind: 'function',
        prompt: `Write countBy(jobs). Each job has the property "${key}". Return an object with the number of jobs for each ${key}, but only where there are at least ${least}.`,
        name: 'countBy',
        starter: 'function countBy(jobs) {\n  return {};\n}',
        solution: `function countBy(jobs) {\n  const counts = {};\n  for (const job of jobs) counts[job.${key}] = (counts[job.${key}] ?? 0) + 1;\n  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count >= ${least}));\n}`,
        cases: inputs.map((list) => ({ arguments: [list], expected: count(list) })),
        explanation: `Count first, starting at 0 for a new ${key}, and remove the small groups at the end.`,
      };
    },
  },
  {
    id: 'fe-fn-breakpoint',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const [small, large] = [random.integer(40, 70) * 10, random.integer(80, 130) * 10];
      const name = (width: number) =>
        width < small ? 'phone' : width < large ? 'tablet' : 'desktop';
      const widths = [small - 1, small, large - 1, large, 320, 1920];
      return {
        kind: 'function',
        prompt: `Write deviceFor(width). Below ${small} px it returns "phone", from ${small} px up "tablet", and from ${large} px up "desktop".`,
        name: 'deviceFor',
        starter: 'function deviceFor(width) {\n  return "phone";\n}',
        solution: `function deviceFor(width) {\n  if (width < ${small}) return "phone";\n  return width < ${large} ? "tablet" : "desktop";\n}`,
        cases: widths.map((width) => ({ arguments: [width], expected: name(width) })),
        explanation:
          '“From … up” includes the limit itself, so the comparisons have to be “less than”.',
      };
    },
  },
];
