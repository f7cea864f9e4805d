import type { TestItem } from '#domain/skill-test/test-item.ts';
import { insert, people, sum, times } from './item-parts.ts';
import { fourOptions } from './options.ts';

const screens = ['Home', 'Search', 'Profile', 'Settings', 'Cart', 'Details', 'Help', 'Orders'];
const isBelow = (version: string, least: string) => {
  const [own, other] = [version, least].map((each) => each.split('.').map(Number));
  for (const [at, part] of (other ?? []).entries())
    if ((own?.[at] ?? 0) !== part) return (own?.[at] ?? 0) < part;
  return false;
};

export const items: TestItem[] = [
  {
    id: 'mo-rotation-viewmodel',
    difficulty: 'easy',
    skill: 'Android',
    make: () => ({
      kind: 'choice',
      prompt:
        'An Android app loads a list in its activity. Each time the phone is rotated, the list is loaded again. Where should the list live in the architecture that Android recommends?',
      options: [
        'In a ViewModel',
        'In a static field of the activity',
        'In the activity’s layout file',
        'In a local variable of onCreate',
      ],
      explanation:
        'By default, a rotation destroys the activity and creates it again. A ViewModel survives that and is cleared when the screen is closed for good.',
    }),
  },
  {
    id: 'mo-main-thread',
    difficulty: 'easy',
    skill: 'Android',
    make: () => ({
      kind: 'choice',
      prompt:
        'An Android app reads a very large file on the main thread, which takes 20 seconds. What do users notice?',
      options: [
        'The app doesn’t respond, and Android may offer to close it',
        'The file is read twice, once by Android and once by the app',
        'Only the animations of the app stop',
        'Nothing, because Android moves slow work to another thread',
      ],
      explanation:
        'The main thread draws and handles input. While it is blocked, nothing happens, and once input has waited about 5 seconds, Android reports that the app isn’t responding (ANR).',
    }),
  },
  {
    id: 'mo-work-manager',
    difficulty: 'medium',
    skill: 'Android',
    make: () => ({
      kind: 'choice',
      prompt:
        'Photos should be uploaded once the device has Wi-Fi, even if the user has left the app or restarted the phone. What does Android provide for this?',
      options: [
        'WorkManager with a network constraint',
        'A thread that is started in the activity’s onPause',
        'A Handler with a message delayed until then',
        'A coroutine in the activity’s lifecycleScope',
      ],
      explanation:
        'WorkManager stores the work and runs it when the conditions are met, even after a restart. The others end with the process or the screen.',
    }),
  },
  {
    id: 'mo-permission-moment',
    difficulty: 'easy',
    skill: 'User experience',
    make: () => ({
      kind: 'choice',
      prompt:
        'An app needs the camera only for scanning receipts. When should it ask for the permission?',
      options: [
        'When the user starts a scan for the first time',
        'At the first launch, with all other permissions',
        'During the installation',
        'Never; it should read the camera without asking',
      ],
      explanation:
        'In context, people understand why the permission is needed and are more likely to agree. The rest of the app must still work if they don’t.',
    }),
  },
  {
    id: 'mo-state-hoisting',
    difficulty: 'medium',
    skill: 'Jetpack Compose',
    make: () => ({
      kind: 'choice',
      prompt: 'What does state hoisting mean for a composable such as a search field?',
      options: [
        'It gets the value and a callback as parameters; its caller holds the state',
        'It keeps its own state and gives its caller a copy after each change of the text',
        'It reads its state from a global object',
        'It stores its state in a database after each key press, to restore it later',
      ],
      explanation:
        'A composable without its own state is easy to reuse, preview and test, and its caller decides what a change means.',
    }),
  },
  {
    id: 'mo-lazy-key',
    difficulty: 'hard',
    skill: 'Jetpack Compose',
    make: () => ({
      kind: 'choice',
      prompt:
        'Each row of a LazyColumn remembers whether it is expanded. After a new row is inserted at the top, the wrong row is expanded. What fixes this?',
      options: [
        'items(list, key = { it.id })',
        'A fixed height for each row',
        'Column instead of LazyColumn',
        'Calling notifyDataSetChanged()',
      ],
      explanation:
        'Without a key, remembered state belongs to the position in the list. With a stable key it moves along with its row.',
    }),
  },
  {
    id: 'mo-scope-cancelled',
    difficulty: 'medium',
    skill: 'Kotlin',
    make: () => ({
      kind: 'choice',
      prompt:
        'A coroutine started in viewModelScope is waiting for a network response with a suspending call. The user leaves the screen for good. What happens?',
      options: [
        'The coroutine is canceled when the ViewModel is cleared',
        'It goes on in the background and then updates the closed screen',
        'It blocks the main thread until the response arrives or times out',
        'It is started again on the next screen',
      ],
      explanation:
        'A coroutine ends with its scope, and viewModelScope ends with the ViewModel. That is structured concurrency: no work is forgotten.',
    }),
  },
  {
    id: 'mo-sealed-when',
    difficulty: 'medium',
    skill: 'Kotlin',
    make: () => ({
      kind: 'choice',
      prompt:
        'UiState is a sealed interface with Loading, Error and Data. A function returns when (state) { … } with a branch for each and no else. Someone adds Empty. What happens?',
      options: [
        'The code doesn’t compile until the new case is handled',
        'The function returns null for Empty',
        'The first branch is used for Empty',
        'It compiles, and the function throws an exception for Empty',
      ],
      explanation:
        'For a sealed type the compiler knows all the cases, so a when without else has to cover them. An else branch would hide the missing one.',
    }),
  },
  {
    id: 'mo-retain-cycle',
    difficulty: 'hard',
    skill: 'Swift',
    make: () => ({
      kind: 'choice',
      prompt: 'This view controller is never released after it is closed. What is the cause?',
      code: {
        language: 'swift',
        text: 'final class FeedController: UIViewController {\n  private let loader = Loader()\n\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    loader.onUpdate = { self.reload() }\n  }\n\n  private func reload() { }\n}',
      },
      options: [
        'It holds the loader, whose stored closure holds the controller',
        'loader is declared with let instead of var',
        'reload() is private and can’t be called from a closure',
        'super.viewDidLoad() has to be called last, after the closure is set',
      ],
      explanation:
        'A cycle of strong references keeps both alive. Capture self weakly in the closure, with [weak self].',
    }),
  },
  {
    id: 'mo-keychain',
    difficulty: 'easy',
    skill: 'iOS',
    make: () => ({
      kind: 'choice',
      prompt: 'Where should an iOS app keep a user’s login token?',
      options: [
        'In the Keychain',
        'In UserDefaults',
        'In a file in the Caches folder',
        'In the app’s bundle',
      ],
      explanation:
        'The Keychain is encrypted and protected by the system. UserDefaults is a plain file, and caches can be deleted at any time.',
    }),
  },
  {
    id: 'mo-usage-description',
    difficulty: 'medium',
    skill: 'iOS',
    make: () => ({
      kind: 'choice',
      prompt:
        'The system terminates an iOS app the moment it first accesses the camera. What explains this?',
      options: [
        'NSCameraUsageDescription is missing from Info.plist',
        'The user has denied the app access to the camera',
        'The app has no entitlement for the camera, which Apple grants on request',
        'The capture session was started on the main thread',
      ],
      explanation:
        'iOS shows this text when it asks the user for access. Without it, the system terminates the app. A user who says no causes no crash; the app just gets no pictures.',
    }),
  },
  {
    id: 'mo-swiftui-binding',
    difficulty: 'medium',
    skill: 'SwiftUI',
    make: () => ({
      kind: 'choice',
      prompt:
        'A parent view owns @State var isOn. A child view contains a toggle that has to change that value. How should the child declare it?',
      options: [
        '@Binding var isOn: Bool',
        '@State var isOn: Bool',
        'let isOn: Bool',
        'static var isOn: Bool',
      ],
      explanation:
        'A binding reads and writes a value that another view owns. @State in the child would be a separate copy, and a let can’t be changed.',
    }),
  },
  {
    id: 'mo-main-actor',
    difficulty: 'hard',
    skill: 'Swift',
    make: () => ({
      kind: 'choice',
      prompt:
        'A class updates what the screen shows from several async functions. What does marking the class with @MainActor achieve?',
      options: [
        'Its state can be accessed only on the main thread, which the compiler checks',
        'All of its code, including network requests, runs on the main thread and blocks it',
        'It is created on the main thread when the app starts and is never released again',
        'Its functions run in parallel on all cores',
      ],
      explanation:
        'User interface code belongs on the main thread. While a function of the class awaits a request, the main thread is free.',
    }),
  },
  {
    id: 'mo-flat-list',
    difficulty: 'easy',
    skill: 'React Native',
    make: () => ({
      kind: 'choice',
      prompt:
        'In React Native, why show 2,000 rows with FlatList rather than map them inside a ScrollView?',
      options: [
        'FlatList renders only the rows near the visible area',
        'A ScrollView can’t contain more than 100 children of one type',
        'FlatList loads the data from the server by itself, page by page',
        'A ScrollView can’t scroll while one of its children is loading',
      ],
      explanation:
        'A ScrollView renders all children at once, which costs time and memory. FlatList adds and removes rows as you scroll.',
    }),
  },
  {
    id: 'mo-ota-native',
    difficulty: 'medium',
    skill: 'React Native',
    make: () => ({
      kind: 'choice',
      prompt:
        'A team ships JavaScript updates to its React Native app over the air. Which change still needs a new build through the stores?',
      options: [
        'Adding a library with native code',
        'Correcting a text on a screen',
        'Changing the color of a button',
        'Fixing a bug in a reducer',
      ],
      explanation:
        'Such updates replace the JavaScript bundle and its assets. Native code is part of the installed app.',
    }),
  },
  {
    id: 'mo-async-storage',
    difficulty: 'medium',
    skill: 'React Native',
    make: () => ({
      kind: 'choice',
      prompt: 'Why is AsyncStorage in React Native the wrong place for a refresh token?',
      options: [
        'It stores the value without encryption',
        'It keeps its values only until the app is closed',
        'It can be read by every other app on the device',
        'It is too slow to be read before each request',
      ],
      explanation:
        'Secrets belong in the iOS Keychain or under a key from the Android Keystore, through a library made for this.',
    }),
  },
  {
    id: 'mo-flutter-mounted',
    difficulty: 'hard',
    skill: 'Flutter',
    make: () => ({
      kind: 'choice',
      prompt:
        'This is a method of a State class. Users sometimes leave the screen while save() is running, and the app then throws an error. What belongs at the marked place?',
      code: {
        language: 'dart',
        text: 'Future<void> _save() async {\n  await repository.save(item);\n  // here\n  Navigator.of(context).pop();\n}',
      },
      options: [
        'if (!mounted) return;',
        'setState(() {});',
        'await Future.delayed(Duration.zero);',
        'super.dispose();',
      ],
      explanation:
        'After an await the widget may be gone, and its context must no longer be used. mounted tells you whether it is still in the tree.',
    }),
  },
  {
    id: 'mo-flutter-dispose',
    difficulty: 'medium',
    skill: 'Flutter',
    make: () => ({
      kind: 'choice',
      prompt:
        'A State object creates a TextEditingController in initState. What else has to be done?',
      options: [
        'Call the controller’s dispose() in dispose()',
        'Create the controller again in each call of build()',
        'Call setState() after each key press',
        'Nothing; a TextField disposes of any controller that it is given',
      ],
      explanation:
        'Whoever creates a controller must dispose of it. Otherwise it and its listeners stay in memory.',
    }),
  },
  {
    id: 'mo-api-old-apps',
    difficulty: 'easy',
    skill: 'REST APIs',
    make: () => ({
      kind: 'choice',
      prompt:
        'The backend wants to rename a field in a response that the mobile app reads. The new app version is in the stores. Why isn’t that enough?',
      options: [
        'Many users keep running old versions for weeks or months',
        'The stores deliver an update only to users who sign in again',
        'An app keeps the response format of its first start until it is reinstalled',
        'The stores withdraw apps whose backend changes after the review',
      ],
      explanation:
        'Unlike a website, an installed app isn’t replaced at once. Send both fields until hardly anyone uses the old versions.',
    }),
  },
  {
    id: 'mo-secret-in-app',
    difficulty: 'easy',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'An app contains the secret key of a payment service, in obfuscated code. Why is that still a security flaw?',
      options: [
        'Anyone can take the app apart and find the key',
        'Obfuscated keys expire after a week and have to be renewed',
        'The stores publish the keys of all apps that they have reviewed',
        'Obfuscated code can’t make any requests over the network',
      ],
      explanation:
        'Everything in the app is in the hands of its users. Requests that need a secret go through your own server.',
    }),
  },
  {
    id: 'mo-push-token',
    difficulty: 'medium',
    skill: 'Firebase',
    make: () => ({
      kind: 'choice',
      prompt: 'How should a backend treat a push token that it has received from a device?',
      options: [
        'As something that can change, updated whenever the app reports a new one',
        'As the permanent id of the user, which is the same on all of their devices',
        'As a password that the user can sign in with',
        'As a value that is needed only once, to confirm that the app was installed',
      ],
      explanation:
        'A token belongs to one installation and changes, for example after a reinstall. Tokens that the push service rejects should be deleted.',
    }),
  },
  {
    id: 'mo-verified-links',
    difficulty: 'hard',
    skill: 'Cybersecurity',
    make: () => ({
      kind: 'choice',
      prompt:
        'A sign-in email opens the app. Why use a verified https link (App Link, Universal Link) rather than a custom scheme such as myapp://login?',
      options: [
        'Another app can register the same scheme, but not your domain',
        'A custom scheme only works while the app is running in the background',
        'A verified link signs the user in even without an internet connection',
        'Custom schemes no longer exist on Android and iOS',
      ],
      explanation:
        'A file on your website proves that the app and the domain belong together. Any app can claim a custom scheme and intercept the link.',
    }),
  },
  {
    id: 'mo-icon-label',
    difficulty: 'easy',
    skill: 'Accessibility',
    make: () => ({
      kind: 'choice',
      prompt:
        'A button that saves a job shows only a heart icon. What does it need for users of TalkBack and VoiceOver?',
      options: [
        'A short text label for assistive technology, such as “Save job”',
        'A larger icon with a thicker line',
        'The icon’s file name, such as “ic_heart_outline”, as its label',
        'A sound that plays on each touch, so that users know that they have hit the button',
      ],
      explanation:
        'The screen reader speaks the label (contentDescription, accessibilityLabel or semantics). It should name the action, not the picture.',
    }),
  },
  {
    id: 'mo-staged-rollout',
    difficulty: 'easy',
    skill: 'DevOps',
    make: () => ({
      kind: 'choice',
      prompt: 'Why release a new app version to 5% of users first?',
      options: [
        'A serious bug then reaches few people, and the rollout can be stopped',
        'The stores review such a version a second time before other users get it',
        'The first users get the version without having to wait for the store review',
        'The other users get the version without any tests',
      ],
      explanation:
        'An installed version can’t be recalled. Watching crashes and complaints from a small share limits the damage.',
    }),
  },
  {
    id: 'mo-dp-pixels',
    difficulty: 'easy',
    skill: 'Android',
    make: (random) => {
      const dp = random.integer(2, 30) * 8;
      const [dpi, factor] = random.pick([
        [240, 1.5],
        [320, 2],
        [480, 3],
        [640, 4],
      ] as const);
      return {
        kind: 'choice',
        prompt: `How many pixels wide is a view with a width of ${dp} dp on an Android screen with a density of ${dpi} dpi?`,
        options: fourOptions(
          dp * factor,
          random.sample(
            [dp, Math.round(dp / factor), dp * (factor + 1), dp * 2, dp * 5, dp * 6],
            6,
          ),
          ' px',
        ),
        explanation: `1 dp is 1 pixel at 160 dpi. ${dpi} ÷ 160 = ${factor}, so ${dp} dp is ${dp * factor} px.`,
      };
    },
  },
  {
    id: 'mo-kotlin-elvis',
    difficulty: 'medium',
    skill: 'Kotlin',
    make: (random) => {
      const city = random.pick<string | null>([
        'Pune',
        'Delhi',
        'Kochi',
        'Mumbai',
        'Chennai',
        null,
        null,
      ]);
      const fallback = random.integer(-5, 20);
      const missing = city === null || random.integer(1, 4) === 1;
      const right = missing || city === null ? fallback : city.length;
      const address =
        missing && city !== null ? 'null' : `Address(${city === null ? 'null' : `"${city}"`})`;
      return {
        kind: 'choice',
        prompt: 'What does this Kotlin code print?',
        code: {
          language: 'kotlin',
          text: `class Address(val city: String?)\nclass User(val address: Address?)\n\nval user = User(${address})\nprintln(user.address?.city?.length ?: ${fallback})`,
        },
        options: fourOptions(right, [
          fallback,
          'null',
          'A NullPointerException',
          city === null ? 0 : city.length,
          'The code doesn’t compile',
        ]),
        explanation: missing
          ? `The chain of ?. gives null as soon as one part is null. ?: then takes the value on its right, ${fallback}.`
          : `No part is null, so the length of “${city}” is printed and ${fallback} is not used.`,
      };
    },
  },
  {
    id: 'mo-kotlin-copy',
    difficulty: 'medium',
    skill: 'Kotlin',
    make: (random) => {
      const [a = '', b = ''] = random.sample(people, 2);
      const [age, other] = [random.integer(20, 30), random.integer(31, 50)];
      const same = random.pick([true, false]);
      const changed = same ? age : other;
      const form = random.pick([
        { code: 'println("${one == two} ${one.age}")', right: `${same} ${age}` },
        { code: 'println("${one === two} ${two.age}")', right: `false ${changed}` },
      ]);
      return {
        kind: 'choice',
        prompt: 'What does this Kotlin code print?',
        code: {
          language: 'kotlin',
          text: `data class Person(val name: String, val age: Int)\n\nval one = Person("${random.pick([a, b])}", ${age})\nval two = one.copy(age = ${changed})\n${form.code}`,
        },
        options: fourOptions(form.right, [
          `true ${age}`,
          `false ${age}`,
          `true ${changed}`,
          `false ${changed}`,
          `true ${age + 1}`,
          `false ${age + 1}`,
        ]),
        explanation:
          'copy makes a new object and leaves the old one as it is. For a data class, == compares the values, while === checks whether both are the same object.',
      };
    },
  },
  {
    id: 'mo-swift-value-type',
    difficulty: 'medium',
    skill: 'Swift',
    make: (random) => {
      const [start, added] = [random.integer(1, 40), random.integer(1, 9)];
      const kind = random.pick(['struct', 'class']);
      const right =
        kind === 'struct' ? `${start} ${start + added}` : `${start + added} ${start + added}`;
      return {
        kind: 'choice',
        prompt: 'What does this Swift code print?',
        code: {
          language: 'swift',
          text: `${kind} Score {\n  var points: Int\n  init(points: Int) { self.points = points }\n}\n\nlet first = Score(points: ${start})\nvar second = first\nsecond.points += ${added}\nprint(first.points, second.points)`,
        },
        options: fourOptions(right, [
          `${start} ${start + added}`,
          `${start + added} ${start + added}`,
          `${start} ${start}`,
          `${start + added} ${start}`,
        ]),
        explanation:
          kind === 'struct'
            ? 'A struct is a value: the assignment copies it, so first keeps its points.'
            : 'A class instance is shared: both names refer to the same object, and let fixes only the reference.',
      };
    },
  },
  {
    id: 'mo-swift-optional',
    difficulty: 'easy',
    skill: 'Swift',
    make: (random) => {
      const [limit, fallback] = [random.integer(1, 9), random.integer(10, 99)];
      const text = random.pick([String(random.integer(100, 999)), 'ten', String(limit), '']);
      const right = /^\d+$/u.test(text) ? Number(text) : fallback;
      return {
        kind: 'choice',
        prompt: 'What does this Swift code print?',
        code: {
          language: 'swift',
          text: `let text = "${text}"\nlet amount = Int(text) ?? ${fallback}\nprint(amount)`,
        },
        options: fourOptions(right, [
          fallback,
          'nil',
          '0',
          'Nothing; the app stops with an error',
          `Optional(${right})`,
        ]),
        explanation:
          right === fallback
            ? `Int(_:) gives nil for text that isn’t a whole number, and ?? then takes ${fallback}.`
            : 'The text is a whole number, so Int(_:) returns it and the value after ?? isn’t used. ?? also unwraps the optional.',
      };
    },
  },
  {
    id: 'mo-back-stack',
    difficulty: 'easy',
    skill: 'Data structures',
    make: (random) => {
      const path = random.sample(screens.slice(1), 4);
      const steps: string[] = [];
      const stack = ['Home'];
      for (const [at, screen] of path.entries()) {
        stack.push(screen);
        steps.push(`opens ${screen}`);
        if (at > 0 && random.pick([true, false])) {
          stack.pop();
          steps.push('goes back');
        }
      }
      stack.pop();
      steps.push('goes back');
      const right = stack.at(-1) ?? '';
      return {
        kind: 'choice',
        prompt: `An app puts each screen that is opened on top of its back stack. A user starts at Home and then, in this order: ${steps.join(', ')}. Which screen is shown now?`,
        options: fourOptions(right, [...path.toReversed(), 'Home']),
        explanation: `Each “back” removes the top of the stack. What is left, from the bottom: ${stack.join(', ')}.`,
      };
    },
  },
  {
    id: 'mo-compose-remember',
    difficulty: 'hard',
    skill: 'Jetpack Compose',
    make: (random) => {
      const [start, before, after] = [
        random.integer(0, 9),
        random.integer(2, 9),
        random.integer(1, 5),
      ];
      const saved = random.pick([true, false]);
      const right = saved ? start + before + after : start + after;
      return {
        kind: 'choice',
        prompt: `The button is pressed ${before} times. Then the phone is rotated (so the activity is recreated, as it is by default), and the button is pressed ${after === 1 ? 'once' : `${after} times`}. What does it show?`,
        code: {
          language: 'kotlin',
          text: `@Composable\nfun Counter() {\n  var count by ${saved ? 'rememberSaveable' : 'remember'} { mutableIntStateOf(${start}) }\n  Button(onClick = { count++ }) { Text("$count") }\n}`,
        },
        options: fourOptions(right, [
          start + before + after,
          start + after,
          start,
          start + before,
          start + before + after + 1,
        ]),
        explanation: saved
          ? 'rememberSaveable stores the value in the saved instance state, so it survives the new activity.'
          : 'remember keeps a value only while the composition lives. The new activity starts from the initial value.',
      };
    },
  },
  {
    id: 'mo-sample-size',
    difficulty: 'hard',
    skill: 'Android',
    make: (random) => {
      const target = random.integer(20, 60) * 10;
      const power = random.pick([2, 4, 8]);
      const width = target * power + random.integer(1, target * power - 20);
      return {
        kind: 'choice',
        prompt: `A photo is ${width} px wide and shown ${target} px wide. BitmapFactory divides the width by inSampleSize, a power of two. What is the largest value that still decodes the photo at least as wide as it is shown?`,
        options: fourOptions(
          power,
          random.sample([power * 2, power / 2, power * 4, power * 8, 1], 5),
        ),
        explanation: `${width} ÷ ${power} is about ${Math.floor(width / power)} px, which is enough; ÷ ${power * 2} would give ${Math.floor(width / power / 2)} px. A sample size of ${power} uses 1/${power * power} of the memory.`,
      };
    },
  },
  {
    id: 'mo-frame-budget',
    difficulty: 'medium',
    skill: 'Performance testing',
    make: (random) => {
      const rate = random.pick([60, 90, 120]);
      const budget = 1000 / rate;
      const right = Math.floor(budget) - random.integer(0, 2);
      return {
        kind: 'choice',
        prompt: `A list scrolls on a ${rate} Hz display. The app’s work for each frame always takes the same time. Which of these is the longest time with which no frames are missed?`,
        options: [
          right,
          ...random.sample(
            [
              right - 1,
              right - 2,
              right - 3,
              Math.ceil(budget) + random.integer(1, 2),
              Math.ceil(budget) + random.integer(3, 4),
              Math.ceil(budget) + random.integer(5, 9),
            ],
            3,
          ),
        ].map((time) => `${time} ms`),
        explanation: `At ${rate} Hz a frame is due every ${budget.toFixed(1)} ms. Work that takes longer misses frames, and scrolling stutters.`,
      };
    },
  },
  {
    id: 'mo-flutter-expanded',
    difficulty: 'medium',
    skill: 'Flutter',
    make: (random) => {
      const fixed = random.integer(3, 12) * 10;
      const [one, two] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [3, 1],
      ] as const);
      const unit = random.integer(4, 9) * 10;
      const width = fixed + unit * (one + two);
      const right = unit * two;
      return {
        kind: 'choice',
        prompt: `A Row is ${width} logical pixels wide. How wide is the last child?`,
        code: {
          language: 'dart',
          text: `Row(\n  children: [\n    const SizedBox(width: ${fixed}),\n    Expanded(flex: ${one}, child: a),\n    Expanded(flex: ${two}, child: b),\n  ],\n)`,
        },
        options: fourOptions(right, [
          unit * one,
          Math.round((width * two) / (one + two)),
          Math.round((width - fixed) / 2),
          width - fixed,
          right + 20,
          right + 35,
        ]),
        explanation: `The fixed child comes first. The ${width - fixed} logical pixels left over are split ${one} to ${two}, so the last child gets ${right}.`,
      };
    },
  },
  {
    id: 'mo-forced-update',
    difficulty: 'medium',
    skill: 'DevOps',
    make: (random) => {
      const major = random.integer(1, 5);
      const minor = random.integer(8, 9);
      const patch = random.integer(2, 8);
      const least = `${major}.${minor}.${patch}`;
      const right = random.pick([
        `${major}.${minor}.${patch - 1}`,
        `${major}.${minor - 1}.${patch + 20}`,
        `${major - 1}.${minor + 8}.${patch + 1}`,
      ]);
      return {
        kind: 'choice',
        prompt: `The server requires app version ${least} or newer. Which installed version has to be updated?`,
        options: [
          right,
          `${major}.${minor + 2}.0`,
          `${major}.${minor}.${patch + 10}`,
          `${major + 9}.0.1`,
        ],
        explanation: `Versions are compared part by part, as numbers. Compared as strings, ${major}.${minor + 2}.0 would wrongly come before ${least}.`,
      };
    },
  },
  {
    id: 'mo-rollout-affected',
    difficulty: 'easy',
    skill: 'DevOps',
    make: (random) => {
      const users = random.integer(2, 20) * 10_000;
      const share = random.pick([5, 10, 20, 50]);
      const crash = random.pick([1, 2, 4]);
      const right = (users * share * crash) / 10_000;
      return {
        kind: 'choice',
        prompt: `An app has ${users} users. A new version is released to ${share}% of them, all of whom install it, and crashes for ${crash}% of those. How many users does it crash for?`,
        options: fourOptions(
          right,
          random.sample(
            [
              (users * share) / 100,
              (users * crash) / 100,
              right * 10,
              Math.floor(right / 10),
              Math.floor(right / 2),
              (users * (share + crash)) / 100,
            ],
            6,
          ),
        ),
        explanation: `${share}% of ${users} is ${(users * share) / 100}, and ${crash}% of those is ${right}.`,
      };
    },
  },
  {
    id: 'mo-kotlin-list',
    difficulty: 'medium',
    skill: 'Kotlin',
    make: (random) => {
      const values = times(5, () => random.integer(1, 12));
      const [limit, factor] = [random.integer(3, 6), random.integer(2, 4)];
      const kept = values.filter((value) => value > limit);
      const right = sum(kept) * factor;
      return {
        kind: 'choice',
        prompt: 'What does this Kotlin code print?',
        code: {
          language: 'kotlin',
          text: `val values = listOf(${values.join(', ')})\nval result = values.filter { it > ${limit} }.sumOf { it * ${factor} }\nprintln(result)`,
        },
        options: fourOptions(right, [
          sum(values) * factor,
          sum(values.filter((value) => value >= limit)) * factor,
          sum(kept),
          kept.length * factor,
          right + factor,
          right + 2 * factor,
          right + 3 * factor,
        ]),
        explanation: `filter keeps what is greater than ${limit}: ${kept.join(', ') || 'nothing'}. sumOf multiplies each by ${factor} and adds up.`,
      };
    },
  },
  {
    id: 'mo-out-offline-queue',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const names = random.sample(['like', 'comment', 'follow', 'rename', 'upload', 'delete'], 4);
      const [off, on] = [random.integer(0, 2), 3];
      const lines = [
        ...names.slice(0, off).map((name) => `sent ${name}`),
        `waiting ${on - off}`,
        ...names.slice(off).map((name) => `sent ${name}`),
      ];
      const calls = names.map((name) => `send("${name}");`);
      calls.splice(on, 0, 'console.log("waiting " + queue.length);', 'setOnline(true);');
      calls.splice(off, 0, 'setOnline(false);');
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `let online = true;\nconst queue = [];\nfunction flush() {\n  while (online && queue.length > 0) console.log("sent " + queue.shift());\n}\nfunction send(action) {\n  queue.push(action);\n  flush();\n}\nfunction setOnline(value) {\n  online = value;\n  flush();\n}\n\n${calls.join('\n')}`,
        },
        answer: lines.join('\n'),
        explanation:
          'While the device is offline, actions stay in the queue. As soon as it is online again, they are sent in order, and later ones are sent at once.',
      };
    },
  },
  {
    id: 'mo-out-throttle',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const interval = random.integer(5, 20) * 10;
      let at = 0;
      const moments = times(7, () => (at += random.integer(2, 12) * 10));
      let last = -Infinity;
      const kept = moments.filter((time) => {
        if (time - last < interval) return false;
        last = time;
        return true;
      });
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `let last = -Infinity;\nconst drawn = [];\nfor (const time of [${moments.join(', ')}]) {\n  if (time - last >= ${interval}) {\n    last = time;\n    drawn.push(time);\n  }\n}\nconsole.log(drawn.join(" "));`,
        },
        answer: kept.join(' '),
        explanation: `This is a throttle. An event counts only if at least ${interval} ms have passed since the last one that counted, not since the last event.`,
      };
    },
  },
  {
    id: 'mo-out-stale-closure',
    difficulty: 'hard',
    skill: 'JavaScript',
    make: (random) => {
      const [start, added, more] = [
        random.integer(0, 20),
        random.integer(1, 9),
        random.integer(1, 9),
      ];
      return {
        kind: 'output',
        prompt:
          'Each call of render stands for one render of a component. What does this code print? Write one number per line.',
        code: {
          language: 'javascript',
          text: `let state = ${start};\nfunction render() {\n  const count = state;\n  return {\n    add: (amount) => { state = count + amount; },\n    show: () => console.log(count),\n  };\n}\n\nconst first = render();\nfirst.add(${added});\nfirst.add(${more});\nfirst.show();\nrender().show();`,
        },
        answer: `${start}\n${start + more}`,
        explanation: `The functions from the first render know only its count, ${start}. Both calls of add start from it, so the second overwrites the first.`,
      };
    },
  },
  {
    id: 'mo-out-version-text',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const version = () =>
        `${random.integer(1, 2)}.${random.integer(7, 12)}.${random.integer(0, 3)}`;
      const pairs = times(3, () => {
        const [a, b] = [version(), version()];
        return { a, b: a === b ? `${b.slice(0, -1)}5` : b };
      });
      return {
        kind: 'output',
        prompt: 'What does this code print? Write one value per line.',
        code: {
          language: 'javascript',
          text: pairs.map(({ a, b }) => `console.log("${a}" < "${b}");`).join('\n'),
        },
        answer: pairs.map(({ a, b }) => String(a < b)).join('\n'),
        explanation:
          'Strings are compared character by character, so "1.10.0" comes before "1.9.0". Versions have to be compared part by part as numbers.',
      };
    },
  },
  {
    id: 'mo-out-settings-merge',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const [theme, saved] = random.sample(['light', 'dark', 'system', 'sepia'], 2);
      const [size, other] = [random.integer(12, 16), random.integer(17, 24)];
      const defaultsFirst = random.pick([true, false]);
      const hasTheme = random.pick([true, false]);
      const own = hasTheme ? `theme: "${saved}", size: ${other}` : `size: ${other}`;
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const defaults = { theme: "${theme}", size: ${size}, sound: true };\nconst stored = { ${own} };\nconst settings = { ${defaultsFirst ? '...defaults, ...stored' : '...stored, ...defaults'} };\nconsole.log(settings.theme, settings.size);`,
        },
        answer: defaultsFirst ? `${hasTheme ? saved : theme} ${other}` : `${theme} ${size}`,
        explanation: defaultsFirst
          ? 'Properties that are spread later win, so stored values replace the defaults and the other defaults stay.'
          : 'Properties that are spread later win. Here the defaults overwrite what was stored, which is probably a mistake.',
      };
    },
  },
  {
    id: 'mo-out-plural',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const [one, many] = random.pick([
        ['reply', 'replies'],
        ['photo', 'photos'],
        ['entry', 'entries'],
        ['child', 'children'],
      ] as const);
      const counts = random.sample([0, 1, 2, 5, 11, 21], 3);
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const label = (count) =>\n  count === 0 ? "no ${many}" : count + " " + (count > 1 ? "${many}" : "${one}");\nfor (const count of [${counts.join(', ')}]) console.log(label(count));`,
        },
        answer: counts
          .map((count) => (count === 0 ? `no ${many}` : `${count} ${count > 1 ? many : one}`))
          .join('\n'),
        explanation:
          'The count decides between three forms. Some languages have more plural forms, so apps should use the platform’s plural rules.',
      };
    },
  },
  {
    id: 'mo-out-cache-bytes',
    difficulty: 'hard',
    skill: 'Data structures',
    make: (random) => {
      const limit = random.integer(8, 14) * 10;
      const images = random
        .sample(['a', 'b', 'c', 'd', 'e', 'f'], 5)
        .map((name) => ({ name, size: random.integer(2, 6) * 10 }));
      const kept: { name: string; size: number }[] = [];
      for (const image of images) {
        kept.push(image);
        while (sum(kept.map(({ size }) => size)) > limit) kept.shift();
      }
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const cache = new Map();\nlet used = 0;\nfunction put(name, size) {\n  cache.set(name, size);\n  used += size;\n  for (const [oldest, bytes] of cache) {\n    if (used <= ${limit}) break;\n    cache.delete(oldest);\n    used -= bytes;\n  }\n}\n\n${images.map(({ name, size }) => `put("${name}", ${size});`).join('\n')}\nconsole.log([...cache.keys()].join(" "));\nconsole.log(used);`,
        },
        answer: `${kept.map(({ name }) => name).join(' ')}\n${sum(kept.map(({ size }) => size))}`,
        explanation: `A Map keeps the order in which keys were added. The oldest images are removed until no more than ${limit} is used.`,
      };
    },
  },
  {
    id: 'mo-out-load-more',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const row = random.integer(4, 9) * 10;
      const page = random.integer(25, 40);
      const ahead = random.integer(4, 8) * 100;
      let at = 0;
      const positions = times(5, () => (at += random.integer(1, 4) * 100));
      let rows = page;
      const lines = positions.flatMap((scrolled) => {
        if (rows * row - scrolled - 600 >= ahead) return [];
        rows += page;
        return [`${scrolled}: ${rows} rows`];
      });
      return {
        kind: 'output',
        prompt: 'A list loads more rows when its end is near. What does this code print?',
        code: {
          language: 'javascript',
          text: `let rows = ${page};\nfor (const scrolled of [${positions.join(', ')}]) {\n  const below = rows * ${row} - scrolled - 600;\n  if (below < ${ahead}) {\n    rows += ${page};\n    console.log(scrolled + ": " + rows + " rows");\n  }\n}\nconsole.log("end: " + rows);`,
        },
        answer: [...lines, `end: ${rows}`].join('\n'),
        explanation: `below is what is left under the visible 600 px. Each time it is less than ${ahead} px, one page of ${page} rows is added, and never more than one per step.`,
      };
    },
  },
  {
    id: 'mo-out-start-order',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [a = '', b = '', c = '', d = ''] = random.sample(
        ['config', 'session', 'theme', 'fonts', 'cache', 'consent'],
        4,
      );
      const waits = random.pick([true, false]);
      return {
        kind: 'output',
        prompt: 'What does this code print? Write one word per line.',
        code: {
          language: 'javascript',
          text: `const step = async (name) => {\n  await null;\n  console.log(name);\n};\nasync function start() {\n  console.log("${a}");\n  ${waits ? 'await ' : ''}step("${b}");\n  console.log("${c}");\n}\nstart();\nconsole.log("${d}");`,
        },
        answer: (waits ? [a, d, b, c] : [a, c, d, b]).join('\n'),
        explanation: waits
          ? 'At its first await, start hands control back, so the last line of the script runs. The rest follows in order.'
          : 'Without await, start doesn’t wait for step. The code after the await in step runs only after the script has ended.',
      };
    },
  },
  {
    id: 'mo-out-reverse-state',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const messages = random.sample(people, 4);
      const method = random.pick(['reverse', 'toReversed']);
      const shown = messages.toReversed();
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const messages = [${messages.map((name) => `"${name}"`).join(', ')}];\nconst newestFirst = messages.${method}();\nconsole.log(newestFirst[0]);\nconsole.log(messages[0]);`,
        },
        answer: `${shown[0]}\n${method === 'reverse' ? shown[0] : messages[0]}`,
        explanation:
          method === 'reverse'
            ? 'reverse changes the array itself and returns it. On state this is a hidden change; toReversed makes a copy.'
            : 'toReversed returns a reversed copy and leaves the array as it is.',
      };
    },
  },
  {
    id: 'mo-out-listener-leak',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [visits, value] = [random.integer(2, 5), random.integer(1, 50)];
      const cleans = random.pick([true, false]);
      return {
        kind: 'output',
        prompt: 'Each visit opens a screen and then leaves it. What does this code print?',
        code: {
          language: 'javascript',
          text: `const listeners = new Set();\nfunction openScreen() {\n  const listener = () => { total += ${value}; };\n  listeners.add(listener);\n  return () => ${cleans ? 'listeners.delete(listener)' : '{}'};\n}\n\nlet total = 0;\nfor (let visit = 0; visit < ${visits}; visit++) {\n  const leave = openScreen();\n  for (const listener of listeners) listener();\n  leave();\n}\nconsole.log(listeners.size, total);`,
        },
        answer: cleans
          ? `0 ${visits * value}`
          : `${visits} ${((visits * (visits + 1)) / 2) * value}`,
        explanation: cleans
          ? 'Each screen removes its listener when the user leaves it, so only one is called per visit.'
          : 'Nothing removes the listeners, so each visit also calls all the earlier ones.',
      };
    },
  },
  {
    id: 'mo-out-number-input',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const value = random.integer(2, 90);
      const lines = random.sample(
        [
          { text: `Number("${value}kg")`, result: 'NaN' },
          { text: `parseInt("${value}kg", 10)`, result: String(value) },
          { text: 'Number("")', result: '0' },
          { text: `Number(" ${value} ")`, result: String(value) },
          { text: `parseInt("${value}.9", 10)`, result: String(value) },
          { text: `Number("${value},5")`, result: 'NaN' },
          { text: 'parseInt("", 10)', result: 'NaN' },
        ],
        3,
      );
      return {
        kind: 'output',
        prompt:
          'An app reads numbers from text fields. What does this code print? Write one value per line.',
        code: {
          language: 'javascript',
          text: lines.map(({ text }) => `console.log(${text});`).join('\n'),
        },
        answer: lines.map(({ result }) => result).join('\n'),
        explanation:
          'Number converts the whole string or gives NaN, but an empty string gives 0. parseInt reads digits until something else comes.',
      };
    },
  },
  {
    id: 'mo-out-nav-stack',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const [a = '', b = '', c = ''] = random.sample(screens.slice(1), 3);
      const actions = random.sample(
        [`replace("${c}")`, 'back()', `open("${c}")`, 'back()', `open("${a}")`],
        3,
      );
      const stack = ['Home', a, b];
      for (const action of actions) {
        if (action === 'back()') stack.pop();
        else {
          if (action.startsWith('replace')) stack.pop();
          stack.push(action.slice(action.indexOf('"') + 1, -2));
        }
      }
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const stack = ["Home", "${a}", "${b}"];\nconst open = (screen) => stack.push(screen);\nconst back = () => stack.pop();\nconst replace = (screen) => {\n  stack.pop();\n  stack.push(screen);\n};\n\n${actions.map((action) => `${action};`).join('\n')}\nconsole.log(stack.join(" > "));`,
        },
        answer: stack.join(' > '),
        explanation:
          'open adds to the top, back removes the top, and replace does both, so the depth stays the same.',
      };
    },
  },
  {
    id: 'mo-out-sections',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const contacts = random.sample(
        ['Asha', 'Amit', 'Bina', 'Ben', 'Chen', 'Carla', 'Dev', 'Dora'],
        5,
      );
      const initials = [...new Set(contacts.map((name) => name.slice(0, 1)))];
      return {
        kind: 'output',
        prompt: 'What does this code print?',
        code: {
          language: 'javascript',
          text: `const contacts = [${contacts.map((name) => `"${name}"`).join(', ')}];\nconst sections = {};\nfor (const name of contacts) {\n  (sections[name[0]] ??= []).push(name);\n}\nfor (const [letter, names] of Object.entries(sections)) {\n  console.log(letter + ": " + names.join(", "));\n}`,
        },
        answer: initials
          .map(
            (letter) =>
              `${letter}: ${contacts.filter((name) => name.startsWith(letter)).join(', ')}`,
          )
          .join('\n'),
        explanation:
          '??= creates the array for a letter only the first time. Sections and names keep the order in which they first appear; nothing is sorted.',
      };
    },
  },
  {
    id: 'mo-text-logcat',
    difficulty: 'easy',
    skill: 'Android',
    make: () => ({
      kind: 'text',
      prompt:
        'Which adb command shows the log messages of a connected Android device as they are written?',
      accepted: [['logcat']],
      explanation: 'adb logcat prints the device’s log. Filter it by tag, level or process.',
    }),
  },
  {
    id: 'mo-text-testflight',
    difficulty: 'easy',
    skill: 'iOS',
    make: () => ({
      kind: 'text',
      prompt:
        'What is the name of Apple’s service for giving test versions of an app to external testers?',
      accepted: [['TestFlight', 'Test Flight']],
      explanation:
        'TestFlight distributes builds from App Store Connect to internal and external testers.',
    }),
  },
  {
    id: 'mo-text-app-bundle',
    difficulty: 'medium',
    skill: 'Android',
    make: () => ({
      kind: 'text',
      prompt:
        'In which publishing format do you upload a new app to Google Play, which then generates smaller APKs for each device from it?',
      accepted: [['AAB', 'app bundle', 'Android App Bundle', 'app bundles']],
      explanation:
        'The Android App Bundle (.aab) has been required for new apps since August 2021.',
    }),
  },
  {
    id: 'mo-text-scaled-pixels',
    difficulty: 'easy',
    skill: 'Android',
    make: () => ({
      kind: 'text',
      prompt:
        'Which unit should text sizes have in Android layouts, so that they follow the font size that users choose in the settings?',
      accepted: [['sp', 'scale-independent pixels', 'scalable pixels', 'scaled pixels']],
      explanation: 'sp is like dp, but also scales with the user’s font size setting.',
    }),
  },
  {
    id: 'mo-text-upload-seconds',
    difficulty: 'medium',
    skill: 'Networking',
    make: (random) => {
      const rate = random.pick([2, 4, 5, 8, 10]);
      const seconds = random.integer(2, 40) * 4;
      const size = (rate * seconds) / 8;
      return {
        kind: 'text',
        prompt: `A phone uploads at ${rate} Mbit/s. How many seconds does a video of ${size} MB take? (Ignore protocol overhead; 1 byte = 8 bits.) Write the number.`,
        accepted: [[String(seconds), `${seconds}s`]],
        explanation: `${size} MB is ${size * 8} Mbit, and ${size * 8} ÷ ${rate} = ${seconds} s. Rates are given in bits, files in bytes.`,
      };
    },
  },
  {
    id: 'mo-text-polling-data',
    difficulty: 'medium',
    skill: 'Networking',
    make: (random) => {
      const every = random.pick([1, 2, 5, 10, 15]);
      const kilobytes = random.integer(1, 12) * 25;
      const perDay = (1440 / every) * kilobytes;
      const total = perDay / 1000;
      return {
        kind: 'text',
        prompt: `In the background, an app downloads ${kilobytes} kB every ${every === 1 ? 'minute' : `${every} minutes`}, day and night. How many MB is that per day? (1 MB = 1,000 kB.) Write the number.`,
        accepted: [[String(total), `${total}MB`]],
        explanation: `A day has 1,440 minutes: ${1440 / every} × ${kilobytes} kB = ${total} MB. A push message when something has changed saves data and battery.`,
      };
    },
  },
  {
    id: 'mo-fn-needs-update',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [major, minor, patch] = [
        random.integer(2, 6),
        random.integer(5, 15),
        random.integer(1, 12),
      ];
      const least = `${major}.${minor}.${patch}`;
      const versions = [
        `${major}.${minor}.${patch - 1}`,
        `${major}.${minor + 10}.0`,
        least,
        `${major - 1}.${minor + 20}.${patch}`,
        `${major + 10}.0.0`,
        `${major}.${minor - 1}.${patch + 30}`,
        `${major}.${minor}.${patch + 100}`,
      ];
      return {
        kind: 'function',
        prompt: `Write needsUpdate(version). It returns true if the version is older than ${least}. A version always has three numbers, such as "3.12.0", and each can have several digits.`,
        name: 'needsUpdate',
        starter: `function needsUpdate(version) {\n  return version < "${least}";\n}`,
        solution: `function needsUpdate(version) {\n  const least = [${major}, ${minor}, ${patch}];\n  const parts = version.split(".").map(Number);\n  for (let at = 0; at < 3; at++) {\n    if (parts[at] !== least[at]) return parts[at] < least[at];\n  }\n  return false;\n}`,
        cases: versions.map((version) => ({
          arguments: [version],
          expected: isBelow(version, least),
        })),
        explanation:
          'Compare part by part as numbers; the first difference decides. As strings, "10" would come before "9".',
      };
    },
  },
  {
    id: 'mo-fn-visible-range',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [row, extra] = [random.integer(4, 12) * 10, random.integer(1, 4)];
      const range = (scrolled: number, height: number, count: number) => {
        if (count === 0) return [];
        const first = Math.max(0, Math.floor(scrolled / row) - extra);
        const last = Math.min(count - 1, Math.ceil((scrolled + height) / row) - 1 + extra);
        return [first, last];
      };
      const inputs: [number, number, number][] = [
        [row * 20, row * 5, 100],
        [0, row * 3, 100],
        [row * 2 + 5, row * 4, 50],
        [row * 20 + 5, row * 4, 100],
        [0, 600, 0],
        [row * 8, row * 2, 10],
        [0, row * 10, 4],
      ];
      return {
        kind: 'function',
        prompt: `Write rowsToRender(scrolled, height, count) for a list whose rows are ${row} px high. scrolled is the height in px of what lies above the visible area; height is that of the visible area. Return [first, last]: the indexes (from 0) of the first and last row of which any part is visible, extended by ${extra} on both sides, but never beyond the list’s count rows. Without rows, return [].`,
        name: 'rowsToRender',
        starter: 'function rowsToRender(scrolled, height, count) {\n  return [0, count - 1];\n}',
        solution: `function rowsToRender(scrolled, height, count) {\n  if (count === 0) return [];\n  const first = Math.floor(scrolled / ${row}) - ${extra};\n  const last = Math.ceil((scrolled + height) / ${row}) - 1 + ${extra};\n  return [Math.max(0, first), Math.min(count - 1, last)];\n}`,
        cases: inputs.map((input) => ({ arguments: input, expected: range(...input) })),
        explanation:
          'Round down for the first row and up for the end, add the spare rows, and clamp both to the list. The spare rows hide gaps during fast scrolling.',
      };
    },
  },
  {
    id: 'mo-fn-navigate',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const root = random.pick(['home', 'feed', 'inbox', 'start', 'today']);
      const back = random.pick(['back', 'pop', 'close', 'up']);
      const reset = random.pick(['reset', 'logout', 'clear', 'top']);
      const run = (actions: string[]) => {
        let stack = [root];
        for (const action of actions) {
          if (action === back) stack = stack.length > 1 ? stack.slice(0, -1) : stack;
          else if (action === reset) stack = [root];
          else if (action !== stack.at(-1)) stack = [...stack, action];
        }
        return stack;
      };
      const inputs = [
        ['search', 'job', back],
        ['search', 'search', 'job'],
        [],
        [back, back, 'profile'],
        ['a', 'b', 'c', reset, 'd'],
        ['a', 'b', back, back, back, 'b', 'b', 'a'],
      ];
      return {
        kind: 'function',
        prompt: `Write navigate(actions). The stack of screens starts as ["${root}"]. "${back}" removes the top screen, but never the last one. "${reset}" returns to ["${root}"]. Any other string is the name of a screen, which is put on top, unless it is already on top. Return the stack after all actions.`,
        name: 'navigate',
        starter: `function navigate(actions) {\n  const stack = ["${root}"];\n  return stack;\n}`,
        solution: `function navigate(actions) {\n  let stack = ["${root}"];\n  for (const action of actions) {\n    if (action === "${back}") {\n      if (stack.length > 1) stack.pop();\n    } else if (action === "${reset}") {\n      stack = ["${root}"];\n    } else if (stack.at(-1) !== action) {\n      stack.push(action);\n    }\n  }\n  return stack;\n}`,
        cases: inputs.map((actions) => ({ arguments: [actions], expected: run(actions) })),
        explanation:
          'Only the top of the stack is compared, so a screen may appear more than once. The root always stays.',
      };
    },
  },
  {
    id: 'mo-fn-mask',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const shown = random.integer(2, 5);
      const mark = random.pick(['*', '•', 'x', '#', '-', '_', '?', '·']);
      const mask = (text: string) => {
        const digits = text.replaceAll(' ', '');
        return mark.repeat(Math.max(0, digits.length - shown)) + digits.slice(-shown);
      };
      const texts = [
        '98765 43210',
        '1234',
        '',
        '4111 1111 1111 1111',
        '7'.repeat(shown),
        '1 2 3 4 5 6 7',
      ];
      return {
        kind: 'function',
        prompt: `Write mask(number) for a string of digits and spaces. Remove the spaces, then replace each digit but the last ${shown} with "${mark}". A number with ${shown} digits or fewer stays readable.`,
        name: 'mask',
        starter: 'function mask(number) {\n  return number;\n}',
        solution: `function mask(number) {\n  const digits = number.replaceAll(" ", "");\n  const hidden = Math.max(0, digits.length - ${shown});\n  return "${mark}".repeat(hidden) + digits.slice(hidden);\n}`,
        cases: texts.map((text) => ({ arguments: [text], expected: mask(text) })),
        explanation:
          'repeat throws an error for a negative count, so for short numbers the count must be at least 0.',
      };
    },
  },
  {
    id: 'mo-fn-sections',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const key = random.pick(['day', 'date', 'month', 'album', 'city', 'group']);
      const [title, data] = random.pick([
        ['title', 'data'],
        ['heading', 'rows'],
        ['name', 'items'],
        ['label', 'entries'],
      ] as const);
      const group = (rows: Record<string, string | number>[]) => {
        const found = new Map<string, number[]>();
        for (const row of rows) {
          const name = String(row[key]);
          found.set(name, [...(found.get(name) ?? []), Number(row.id)]);
        }
        return [...found].map(([name, ids]) => ({ [title]: name, [data]: ids }));
      };
      const row = (id: number, name: string) => ({ id, [key]: name });
      const inputs = [
        [row(1, 'B'), row(2, 'B'), row(3, 'A')],
        [row(1, 'A'), row(2, 'B'), row(3, 'A')],
        [],
        [row(9, 'Z')],
        [row(4, '10'), row(3, '2'), row(2, '10'), row(1, '1')],
      ];
      return {
        kind: 'function',
        prompt: `Write toSections(rows) for a list with headings. Each row has an id and a string property "${key}". Return an array of { ${title}, ${data} }: one for each different ${key}, in the order in which it first appears. "${title}" is the ${key}, and "${data}" is the array of the ids with that ${key}, in order.`,
        name: 'toSections',
        starter: 'function toSections(rows) {\n  return [];\n}',
        solution: `function toSections(rows) {\n  const sections = new Map();\n  for (const row of rows) {\n    if (!sections.has(row.${key})) sections.set(row.${key}, []);\n    sections.get(row.${key}).push(row.id);\n  }\n  return [...sections].map(([${title}, ${data}]) => ({ ${title}, ${data} }));\n}`,
        cases: inputs.map((rows) => ({ arguments: [rows], expected: group(rows) })),
        explanation:
          'A Map keeps the order in which keys were added. A plain object would put keys that look like whole numbers first.',
      };
    },
  },
  {
    id: 'mo-fn-next-uploads',
    difficulty: 'hard',
    skill: 'Algorithms',
    make: (random) => {
      const [attempts, limit] = [random.integer(2, 5), random.integer(4, 15) * 10];
      type Upload = { id: number; size: number; failures: number };
      const choose = (uploads: Upload[]) => {
        let left = limit;
        const chosen: number[] = [];
        for (const { id, size, failures } of uploads.toSorted(
          (a, b) => a.size - b.size || a.id - b.id,
        )) {
          if (failures >= attempts || size > left) continue;
          left -= size;
          chosen.push(id);
        }
        return chosen;
      };
      const upload = (id: number, size: number, failures = 0): Upload => ({ id, size, failures });
      const inputs = [
        [upload(1, limit / 2), upload(2, 10), upload(3, limit)],
        [upload(1, 10, attempts), upload(2, 20, attempts - 1)],
        [],
        [upload(4, 10), upload(2, 10), upload(9, 5)],
        [upload(1, limit + 10)],
        [upload(7, limit - 10), upload(8, 10), upload(6, 10, 9)],
      ];
      return {
        kind: 'function',
        prompt: `Write nextUploads(uploads). Each upload has id, size (in MB) and failures. Leave out those with ${attempts} failures or more. Take the others from smallest to largest (equal sizes by id, smaller first) as long as the sizes taken add up to at most ${limit} MB. Return an array of their ids in that order.`,
        name: 'nextUploads',
        starter: 'function nextUploads(uploads) {\n  return uploads.map((upload) => upload.id);\n}',
        solution: `function nextUploads(uploads) {\n  const ready = uploads\n    .filter((upload) => upload.failures < ${attempts})\n    .sort((a, b) => a.size - b.size || a.id - b.id);\n  const chosen = [];\n  let used = 0;\n  for (const { id, size } of ready) {\n    if (used + size > ${limit}) break;\n    used += size;\n    chosen.push(id);\n  }\n  return chosen;\n}`,
        cases: inputs.map((uploads) => ({ arguments: [uploads], expected: choose(uploads) })),
        explanation:
          'Filter, sort, then add up until the next one would exceed the limit. As the sizes only increase, you can stop there.',
      };
    },
  },
  {
    id: 'mo-fn-time-ago',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const [now, ending] = [
        random.pick(['now', 'just now', 'moments ago']),
        random.pick(['ago', 'old', 'earlier']),
      ];
      const limit = random.integer(10, 59);
      const show = (seconds: number) => {
        if (seconds < limit) return now;
        if (seconds < 3600) return `${Math.max(1, Math.floor(seconds / 60))} min ${ending}`;
        return seconds < 86_400
          ? `${Math.floor(seconds / 3600)} h ${ending}`
          : `${Math.floor(seconds / 86_400)} d ${ending}`;
      };
      const values = [300, 7300, 0, limit - 1, limit, 3599, 3600, 86_399, 86_400, 400_000];
      return {
        kind: 'function',
        prompt: `Write timeAgo(seconds). Below ${limit} seconds it returns "${now}". Below one hour it returns the whole minutes, but at least 1, as in "${show(300)}" for 300; below 24 hours the whole hours, as in "${show(7300)}" for 7300; from then on the whole days, as in "${show(200_000)}" for 200000.`,
        name: 'timeAgo',
        starter: `function timeAgo(seconds) {\n  return "${now}";\n}`,
        solution: `function timeAgo(seconds) {\n  if (seconds < ${limit}) return "${now}";\n  if (seconds < 3600) return Math.max(1, Math.floor(seconds / 60)) + " min ${ending}";\n  if (seconds < 86400) return Math.floor(seconds / 3600) + " h ${ending}";\n  return Math.floor(seconds / 86400) + " d ${ending}";\n}`,
        cases: values.map((seconds) => ({ arguments: [seconds], expected: show(seconds) })),
        explanation:
          'Check from the smallest unit to the largest and round down, so that 119 seconds count as one whole minute.',
      };
    },
  },
  {
    id: 'mo-sql-unsynced',
    difficulty: 'easy',
    skill: 'SQLite',
    make: (random) => {
      const notes = times(7, (at) => {
        const changed = random.integer(100, 400);
        return [
          at + 1,
          `Note ${random.integer(10, 99)}`,
          changed,
          random.pick([null, changed, changed + 20, changed - 30]),
        ];
      });
      return {
        kind: 'sql',
        prompt:
          'An app keeps notes on the device: notes (id, title, changed_at, synced_at). Times are numbers; synced_at is NULL if a note was never synced. List the ids of all notes that were never synced or have changed since their last sync (changed_at is greater than synced_at). Sort by id.',
        setup: `CREATE TABLE notes (id INTEGER PRIMARY KEY, title TEXT NOT NULL, changed_at INTEGER NOT NULL, synced_at INTEGER);\n${insert('notes', [...notes, [8, 'Draft', 90, null], [9, 'List', 90, 95], [10, 'Trip', 200, 150], [11, 'Ideas', 80, 80]])}`,
        starter: 'SELECT id\nFROM notes\nWHERE synced_at = NULL\nORDER BY id',
        solution:
          'SELECT id\nFROM notes\nWHERE synced_at IS NULL OR changed_at > synced_at\nORDER BY id',
        ordered: true,
        explanation:
          'A comparison with NULL is never true, so it takes IS NULL to find the notes that were never synced.',
      };
    },
  },
  {
    id: 'mo-sql-unread',
    difficulty: 'medium',
    skill: 'SQLite',
    make: (random) => {
      const names = random.sample(people, 3);
      const messages = times(9, (at) => {
        const chat = at === 0 ? 1 : at === 8 ? 2 : random.integer(1, 3);
        return [at + 1, chat, `Text ${at + 1}`, chat === 1 ? 1 : random.integer(0, 1)];
      });
      return {
        kind: 'sql',
        prompt:
          'Tables: chats (id, name) and messages (id, chat_id, text, is_read). is_read is 0 or 1, and newer messages have a greater id. For each chat that has messages, show its name, the number of unread messages and the id of its newest message. The chat with the newest message comes first.',
        setup: `CREATE TABLE chats (id INTEGER PRIMARY KEY, name TEXT NOT NULL);\nCREATE TABLE messages (id INTEGER PRIMARY KEY, chat_id INTEGER NOT NULL, text TEXT NOT NULL, is_read INTEGER NOT NULL);\n${insert(
          'chats',
          names.map((name, at) => [at + 1, name]),
        )}\n${insert('messages', messages)}`,
        starter: 'SELECT name\nFROM chats',
        solution:
          'SELECT c.name, SUM(m.is_read = 0), MAX(m.id)\nFROM chats c\nJOIN messages m ON m.chat_id = c.id\nGROUP BY c.id, c.name\nORDER BY MAX(m.id) DESC',
        ordered: true,
        explanation:
          'Count unread messages with a condition inside the sum. WHERE is_read = 0 would lose chats in which every message has been read.',
      };
    },
  },
  {
    id: 'mo-sql-downloads',
    difficulty: 'medium',
    skill: 'SQLite',
    make: (random) => {
      const albums = random.sample(['Goa', 'Family', 'Work', 'Trek', 'Diwali', 'Campus'], 4);
      const photos = times(12, (at) => [
        at + 1,
        (at % 4) + 1,
        random.integer(1, 9),
        random.integer(0, 1),
      ]);
      const missing = times(4, (at) =>
        sum(
          photos
            .filter((photo) => photo[1] === at + 1 && photo[3] === 0)
            .map((photo) => photo[2] ?? 0),
        ),
      );
      const limit = Math.max(1, ...missing) - 1;
      return {
        kind: 'sql',
        prompt: `Tables: albums (id, name) and photos (id, album_id, megabytes, is_local). is_local is 1 for photos that are on the device. Which albums have more than ${limit} MB of photos that are not on the device? Columns: name, sum of those megabytes. In any order.`,
        setup: `CREATE TABLE albums (id INTEGER PRIMARY KEY, name TEXT NOT NULL);\nCREATE TABLE photos (id INTEGER PRIMARY KEY, album_id INTEGER NOT NULL, megabytes INTEGER NOT NULL, is_local INTEGER NOT NULL);\n${insert(
          'albums',
          albums.map((name, at) => [at + 1, name]),
        )}\n${insert('photos', [...photos, [13, 1, 1, 0], [14, 2, 1, 0], ...albums.map((_, at) => [15 + at, at + 1, 9, 1])])}`,
        starter:
          'SELECT a.name, SUM(p.megabytes)\nFROM albums a\nJOIN photos p ON p.album_id = a.id\nGROUP BY a.id, a.name',
        solution: `SELECT a.name, SUM(p.megabytes)\nFROM albums a\nJOIN photos p ON p.album_id = a.id\nWHERE p.is_local = 0\nGROUP BY a.id, a.name\nHAVING SUM(p.megabytes) > ${limit}`,
        ordered: false,
        explanation:
          'WHERE picks the photos before they are grouped, HAVING picks albums by their sum.',
      };
    },
  },
];
