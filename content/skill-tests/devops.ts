import type { TestItem } from '#domain/skill-test/test-item.ts';
import { insert, round, sum, times } from './item-parts.ts';
import { fourOptions } from './options.ts';

const services = [
  'checkout',
  'search',
  'catalog',
  'billing',
  'mailer',
  'login',
  'reports',
  'media',
];

const rights = (digit: number) =>
  `${digit & 4 ? 'r' : '-'}${digit & 2 ? 'w' : '-'}${digit & 1 ? 'x' : '-'}`;

const two = (value: number) => String(value).padStart(2, '0');

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

const stacks = [
  {
    image: 'node:24-slim',
    lists: 'package.json package-lock.json',
    changed: 'package-lock.json',
    install: 'npm ci',
    build: 'npm run build',
    source: 'src/server.js',
  },
  {
    image: 'python:3.14-slim',
    lists: 'requirements.txt',
    changed: 'requirements.txt',
    install: 'pip install -r requirements.txt',
    build: 'python -m compileall src',
    source: 'src/main.py',
  },
  {
    image: 'golang:1.26',
    lists: 'go.mod go.sum',
    changed: 'go.mod',
    install: 'go mod download',
    build: 'go build -o /bin/app ./src',
    source: 'src/main.go',
  },
];

const choice: TestItem[] = [
  {
    id: 'do-chmod-octal',
    difficulty: 'easy',
    skill: 'Linux',
    make: (random) => {
      const [user = 7, group = 5, other = 0] = random.sample([7, 6, 5, 4, 2, 0], 3);
      const shown = (...digits: number[]) => `-${digits.map(rights).join('')}`;
      return {
        kind: 'choice',
        prompt: `Which mode does ls -l show for a regular file after chmod ${user}${group}${other}?`,
        options: fourOptions(shown(user, group, other), [
          shown(other, group, user),
          shown(group, user, other),
          shown(user, other, group),
        ]),
        explanation:
          'The three digits are for the owner, the group and everyone else. In each, 4 is read, 2 is write and 1 is execute.',
      };
    },
  },
  {
    id: 'do-cidr-size',
    difficulty: 'easy',
    skill: 'Networking',
    make: (random) => {
      const bits = random.integer(19, 29);
      const size = 2 ** (32 - bits);
      const net = `10.${random.integer(0, 200)}.${random.integer(0, 7) * 32}.0`;
      return {
        kind: 'choice',
        prompt: `How many addresses does the block ${net}/${bits} contain in total?`,
        options: fourOptions(
          size,
          random.sample([size * 2, size / 2, 2 ** (bits - 8), size * 4, size / 4], 5),
        ),
        explanation: `${bits} of 32 bits are fixed. The other ${32 - bits} bits are free: 2^${32 - bits} addresses.`,
      };
    },
  },
  {
    id: 'do-cidr-contains',
    difficulty: 'hard',
    skill: 'Networking',
    make: (random) => {
      const bits = random.integer(20, 23);
      const span = 2 ** (24 - bits);
      const first = span * random.integer(1, 256 / span - 2);
      const net = random.integer(1, 200);
      const host = random.integer(5, 250);
      return {
        kind: 'choice',
        prompt: `A firewall rule allows 10.${net}.${first}.0/${bits}. Which of these addresses does it allow?`,
        options: fourOptions(`10.${net}.${first + span - 1}.${host}`, [
          `10.${net}.${first + span}.${host}`,
          `10.${net}.${first - 1}.${host}`,
          `10.${net + random.pick([1, -1])}.${first}.${host}`,
        ]),
        explanation: `/${bits} leaves ${24 - bits} ${bits === 23 ? 'bit' : 'bits'} of the third octet free, so the block runs from 10.${net}.${first}.0 to 10.${net}.${first + span - 1}.255.`,
      };
    },
  },
  {
    id: 'do-downtime-allowed',
    difficulty: 'medium',
    skill: 'Site reliability engineering',
    make: (random) => {
      const [goal, share] = random.pick<[string, number]>([
        ['99%', 0.01],
        ['99.5%', 0.005],
        ['99.8%', 0.002],
        ['99.9%', 0.001],
        ['99.95%', 0.0005],
        ['99.99%', 0.0001],
      ]);
      const days = random.pick([7, 14, 28, 30, 90]);
      const minutes = round(days * 1440 * share, 3);
      return {
        kind: 'choice',
        prompt: `The availability target of a service is ${goal}, measured over ${days} days. How much downtime does that allow?`,
        options: fourOptions(
          minutes,
          random.sample(
            [
              round(minutes * 10, 3),
              round(minutes / 10, 4),
              round(minutes * 2, 3),
              round(minutes / 2, 4),
            ],
            4,
          ),
          ' minutes',
        ),
        explanation: `${days} days are ${days * 1440} minutes, and ${round(share * 100, 2)}% of them may be lost.`,
      };
    },
  },
  {
    id: 'do-error-budget-left',
    difficulty: 'medium',
    skill: 'Site reliability engineering',
    make: (random) => {
      const millions = random.integer(2, 9);
      const [goal, perMillion] = random.pick<[string, number]>([
        ['99.9%', 1000],
        ['99.95%', 500],
        ['99.5%', 5000],
      ]);
      const budget = millions * perMillion;
      const percent = random.pick([15, 20, 30, 35, 40, 60, 70, 80]);
      const failed = (budget * percent) / 100;
      return {
        kind: 'choice',
        prompt: `The target is that ${goal} of the requests in a month succeed. The service expects ${millions} million requests this month, and ${failed} have failed so far. How much of the error budget is left?`,
        options: fourOptions(
          100 - percent,
          [percent, (100 - percent) / 10, 100 - percent / 2],
          '%',
        ),
        explanation: `The budget is ${budget} failed requests. ${failed} of them, ${percent}%, are used.`,
      };
    },
  },
  {
    id: 'do-burn-rate',
    difficulty: 'hard',
    skill: 'Site reliability engineering',
    make: (random) => {
      const [goal, allowed] = random.pick<[string, number]>([
        ['99.9%', 0.1],
        ['99.5%', 0.5],
        ['99%', 1],
      ]);
      const rate = random.integer(2, 20);
      const failing = round(rate * allowed, 2);
      const days = 30;
      return {
        kind: 'choice',
        prompt: `A service promises that ${goal} of requests succeed over ${days} days. For the last hour, ${failing}% of requests have failed. With steady traffic, how long would a full error budget last at this rate?`,
        options: fourOptions(
          round(days / rate, 1),
          random.sample(
            [
              round(days / rate / 10, 2),
              round(days / rate / 2, 2),
              days - rate,
              round((days / rate) * 3, 1),
            ],
            4,
          ),
          ' days',
        ),
        explanation: `${allowed}% may fail, and ${failing}% do: the budget burns ${rate} times as fast as planned, so ${days} days become ${days} ÷ ${rate}.`,
      };
    },
  },
  {
    id: 'do-availability-chain',
    difficulty: 'medium',
    skill: 'System design',
    make: (random) => {
      const [a = 99, b = 98] = random.sample([90, 95, 96, 98, 99], 2);
      const both = round((a * b) / 100, 2);
      const either = round(100 - ((100 - a) * (100 - b)) / 100, 2);
      const chain = random.pick([true, false]);
      return {
        kind: 'choice',
        prompt: chain
          ? `A request needs service A and service B. A is up ${a}% of the time and B ${b}%, independently of each other. How often does the request succeed?`
          : `Traffic can go to data center A or B; one of them is enough. A is up ${a}% of the time and B ${b}%, independently of each other. How often is at least one up?`,
        options: fourOptions(
          chain ? both : either,
          [both, either, Math.min(a, b), round((a + b) / 2, 2)],
          '%',
        ),
        explanation: chain
          ? `Both must be up at the same time: ${a / 100} × ${b / 100}. A chain is less available than its weakest part.`
          : `Both are down only (1 − ${a / 100}) × (1 − ${b / 100}) of the time. Redundancy helps as long as the failures are independent.`,
      };
    },
  },
  {
    id: 'do-cron-meaning',
    difficulty: 'medium',
    skill: 'Linux',
    make: (random) => {
      const minute = random.integer(1, 12);
      const hour = random.integer(13, 23);
      const day = random.integer(1, 6);
      const at = `${two(hour)}:${two(minute)}`;
      const weekly = random.pick([true, false]);
      const name = weekdays[day] ?? '';
      return {
        kind: 'choice',
        prompt: `When does this cron job run? ${minute} ${hour} ${weekly ? `* * ${day}` : `${day} * *`}`,
        options: fourOptions(
          weekly ? `Every ${name} at ${at}` : `On day ${day} of each month at ${at}`,
          [
            weekly ? `On day ${day} of each month at ${at}` : `Every ${name} at ${at}`,
            `Every day in ${months[day - 1] ?? ''} at ${at}`,
            weekly
              ? `Every ${name} at ${two(minute)}:${two(hour)}`
              : `On day ${day} of each month at ${two(minute)}:${two(hour)}`,
          ],
        ),
        explanation:
          'The five fields are minute, hour, day of the month, month and day of the week (0 and 7 are Sunday).',
      };
    },
  },
  {
    id: 'do-cron-count',
    difficulty: 'easy',
    skill: 'Linux',
    make: (random) => {
      const step = random.pick([5, 10, 15, 20, 30]);
      const from = random.integer(6, 10);
      const to = from + random.integer(3, 10);
      const hours = to - from + 1;
      const each = 60 / step;
      return {
        kind: 'choice',
        prompt: `How many times does this cron job run in one day? */${step} ${from}-${to} * * *`,
        options: fourOptions(hours * each, [
          (hours - 1) * each,
          24 * each,
          hours * step,
          hours,
          hours * each + 1,
        ]),
        explanation: `${from}-${to} includes both ends, which is ${hours} hours, and in each hour it runs ${each} times.`,
      };
    },
  },
  {
    id: 'do-docker-layer-cache',
    difficulty: 'medium',
    skill: 'Docker',
    make: (random) => {
      const stack = random.pick(stacks);
      const copyAll = random.pick([true, false]);
      const source = random.pick([true, false]);
      const home = random.pick(['/app', '/srv', '/work', '/code', '/usr/src/app']);
      const install = `RUN ${stack.install}`;
      const build = `RUN ${stack.build}`;
      const lines = copyAll
        ? ['COPY . .', install, build]
        : [`COPY ${stack.lists} ./`, install, 'COPY src ./src', build];
      const right = copyAll ? 'COPY . .' : source ? 'COPY src ./src' : (lines[0] ?? '');
      return {
        kind: 'choice',
        prompt: `An image was built with this Dockerfile. Then only ${source ? stack.source : stack.changed} changes, and it is built again. What is the first instruction that cannot be taken from the cache?`,
        code: {
          language: 'dockerfile',
          text: [`FROM ${stack.image}`, `WORKDIR ${home}`, ...lines].join('\n'),
        },
        options: fourOptions(right, [...lines, `WORKDIR ${home}`]),
        explanation: copyAll
          ? 'COPY . . copies the changed file, so it and everything after it run again, including the installation. Copy the dependency manifests first to avoid that.'
          : 'The cache ends at the first instruction whose copied files have changed. Everything before it is reused, everything after it runs again.',
      };
    },
  },
  {
    id: 'do-docker-build-secret',
    difficulty: 'medium',
    skill: 'Docker',
    make: () => ({
      kind: 'choice',
      prompt:
        'A build needs a token to install private packages. Which method leaves no trace of it in the image?',
      options: [
        'RUN --mount=type=secret for the step that needs it',
        'ARG TOKEN, given with --build-arg',
        'ENV TOKEN at the start, and ENV TOKEN="" in the last line',
        'COPY the file with the token, then RUN rm in a later step',
      ],
      explanation:
        'A secret mount exists only while that step runs. Build arguments show up in the history, and later steps cannot remove what an earlier layer contains.',
    }),
  },
  {
    id: 'do-docker-ports',
    difficulty: 'easy',
    skill: 'Docker',
    make: (random) => {
      const [outside = 8080, inside = 3000] = random.sample(
        [3000, 4000, 5000, 8000, 8080, 9000, 9090],
        2,
      );
      const name = random.pick(services);
      return {
        kind: 'choice',
        prompt: `A container is started with docker run --name ${name} --network backend -p ${outside}:${inside} ${name}-image. On which port can it be reached from the host, and on which from another container on the user-defined network backend?`,
        options: fourOptions(`host: ${outside}, other container: ${inside}`, [
          `host: ${inside}, other container: ${outside}`,
          `host: ${outside}, other container: ${outside}`,
          `host: ${inside}, other container: ${inside}`,
        ]),
        explanation: `-p publishes port ${inside} of the container as port ${outside} of the host. Inside the network there is no mapping: use ${name}:${inside}.`,
      };
    },
  },
  {
    id: 'do-k8s-liveness-database',
    difficulty: 'hard',
    skill: 'Kubernetes',
    make: () => ({
      kind: 'choice',
      prompt:
        'The liveness probe of a service also checks its database. What happens when the database is down for ten minutes?',
      options: [
        'Kubernetes keeps restarting the containers of the service, although that cannot help',
        'Kubernetes takes the pods out of the Service until the database is back, without a restart',
        'Kubernetes moves the pods to other nodes and starts a new database',
        'Nothing, because a liveness probe is used only while a pod starts',
      ],
      explanation:
        'A failed liveness probe restarts the container. Check only the process itself there; a dependency belongs, if anywhere, in the readiness probe, which only stops traffic to the pod.',
    }),
  },
  {
    id: 'do-k8s-pods-fit',
    difficulty: 'medium',
    skill: 'Kubernetes',
    make: (random) => {
      const cpu = random.pick([2, 4, 8]);
      const memory = random.pick([4, 8, 16]);
      const podCpu = random.pick([100, 200, 250, 400, 500]);
      const podMemory = random.pick([256, 512, 1024]);
      const byCpu = Math.floor((cpu * 1000) / podCpu);
      const byMemory = Math.floor((memory * 1024) / podMemory);
      const right = Math.min(byCpu, byMemory);
      return {
        kind: 'choice',
        prompt: `An empty node has ${cpu} CPUs and ${memory} GiB of memory free for pods. Each pod requests ${podCpu}m CPU and ${podMemory}Mi of memory, with limits twice as high. How many of these pods can be scheduled on it?`,
        options: fourOptions(
          right,
          random.sample(
            [
              Math.max(byCpu, byMemory),
              Math.floor(right / 2),
              byCpu + byMemory,
              right * 2,
              right + 1,
              right - 1,
            ],
            6,
          ),
        ),
        explanation: `Only requests count for scheduling: ${byCpu} pods fit by CPU and ${byMemory} by memory, and the smaller number decides.`,
      };
    },
  },
  {
    id: 'do-k8s-hpa',
    difficulty: 'medium',
    skill: 'Kubernetes',
    make: (random) => {
      const current = random.integer(3, 10);
      const target = random.pick([50, 60, 70]);
      const used = target + random.pick([15, 20, 25, 30, 40]);
      const right = Math.ceil((current * used) / target);
      return {
        kind: 'choice',
        prompt: `A HorizontalPodAutoscaler targets ${target}% CPU utilization (minReplicas 2, maxReplicas 50). ${current} pods, all ready, run at ${used}% on average. How many replicas does it ask for?`,
        options: fourOptions(right, [right - 1, current + 1, right + 1, current * 2, current]),
        explanation: `The number is rounded up: ${current} × ${used} ÷ ${target} = ${round((current * used) / target, 2)}.`,
      };
    },
  },
  {
    id: 'do-k8s-rolling-update',
    difficulty: 'hard',
    skill: 'Kubernetes',
    make: (random) => {
      const replicas = random.integer(5, 15);
      const percent = random.pick([20, 25, 30]);
      const down = Math.floor((replicas * percent) / 100);
      const up = Math.ceil((replicas * percent) / 100);
      const least = random.pick([true, false]);
      return {
        kind: 'choice',
        prompt: `A Deployment has ${replicas} replicas, with maxUnavailable: ${percent}% and maxSurge: ${percent}%. During a rolling update, ${least ? 'what is the smallest number of pods that are available' : 'what is the largest number of pods that exist (not counting those that are terminating)'}?`,
        options: least
          ? fourOptions(
              replicas - down,
              random.sample(
                [
                  replicas - up,
                  replicas,
                  replicas - down - 2,
                  replicas - down + 1,
                  replicas - down - 1,
                ],
                5,
              ),
            )
          : fourOptions(
              replicas + up,
              random.sample(
                [
                  replicas + down,
                  replicas,
                  replicas + up + 2,
                  replicas + up - 1,
                  replicas + up + 1,
                ],
                5,
              ),
            ),
        explanation: `${percent}% of ${replicas} is ${round((replicas * percent) / 100, 2)}. maxUnavailable is rounded down to ${down} and maxSurge is rounded up to ${up}.`,
      };
    },
  },
  {
    id: 'do-k8s-service-fault',
    difficulty: 'medium',
    skill: 'Kubernetes',
    make: (random) => {
      const name = random.pick(services);
      const port = random.pick([3000, 5000, 8080, 9000]);
      const fault = random.pick(['selector', 'port', 'namespace'] as const);
      const space = random.pick(['shop', 'prod', 'web']);
      const answers = {
        selector: 'The selector of the Service does not match the labels of the pods',
        port: 'targetPort is not the port that the container listens on',
        namespace: 'The Service is in a different namespace from the pods',
      };
      const whys = {
        selector: `The Service looks for app: ${name}-api, but the pods have app: ${name}, so it has no endpoints.`,
        port: `The container listens on ${port}, but the Service forwards to ${port + 1}.`,
        namespace:
          'A selector finds only pods in the Service’s own namespace, so the Service has no endpoints.',
      };
      return {
        kind: 'choice',
        prompt: `Requests to the Service ${name} fail, although its pods are running and ready. The container listens on port ${port}. Why?`,
        code: {
          language: 'yaml',
          text: `apiVersion: v1
kind: Service
metadata: { name: ${name}, namespace: ${fault === 'namespace' ? 'default' : space} }
spec:
  selector: { app: ${fault === 'selector' ? `${name}-api` : name} }
  ports:
    - { port: 80, targetPort: ${fault === 'port' ? port + 1 : port} }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name}, namespace: ${space} }
spec:
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec:
      containers:
        - { name: main, image: 'registry.test/${name}:1.4', ports: [{ containerPort: ${port} }] }`,
        },
        options: fourOptions(answers[fault], [
          ...Object.values(answers),
          'port and targetPort of a Service must be the same number',
        ]),
        explanation: whys[fault],
      };
    },
  },
  {
    id: 'do-k8s-previous-logs',
    difficulty: 'easy',
    skill: 'Kubernetes',
    make: () => ({
      kind: 'choice',
      prompt:
        'A pod is in CrashLoopBackOff, and kubectl logs shows only the first lines of the attempt that has just started. How do you see why the previous one ended?',
      options: [
        'kubectl logs POD --previous',
        'kubectl logs POD --follow',
        'kubectl rollout restart deployment/NAME',
        'kubectl exec POD -- cat /var/log/syslog',
      ],
      explanation:
        '--previous shows the output of the container from before the restart. kubectl describe pod adds its exit code and reason.',
    }),
  },
  {
    id: 'do-k8s-secret-base64',
    difficulty: 'easy',
    skill: 'Kubernetes',
    make: () => ({
      kind: 'choice',
      prompt:
        'A colleague commits the YAML of a Kubernetes Secret to Git, because "the values are encrypted anyway". What is true?',
      options: [
        'The values are only Base64: anyone who can read the repository can read them',
        'The values can be read only inside the cluster they were made for',
        'The values can be read only by the service account named in the Secret',
        'The values are hashed, so they can be compared but not read',
      ],
      explanation:
        'Base64 is an encoding, not encryption. Use a tool that encrypts before the commit, or an external secret store.',
    }),
  },
  {
    id: 'do-git-undo-pushed',
    difficulty: 'easy',
    skill: 'Git',
    make: () => ({
      kind: 'choice',
      prompt:
        'A faulty commit is already on the shared branch main, and others have pulled it. How do you undo it without causing them trouble?',
      options: [
        'git revert COMMIT and push',
        'git reset --hard COMMIT~1 and push --force',
        'git rebase -i, drop the commit, and push --force',
        'git commit --amend and push',
      ],
      explanation:
        'revert adds a new commit with the opposite change, so the history that others have stays valid. The other ways rewrite it.',
    }),
  },
  {
    id: 'do-git-range',
    difficulty: 'medium',
    skill: 'Git',
    make: (random) => {
      const [own = 2, main = 3] = random.sample([2, 3, 4, 5, 6, 7], 2);
      const shared = random.integer(8, 20);
      const branch = random.pick(['fix-login', 'new-cart', 'faster-build']);
      return {
        kind: 'choice',
        prompt: `${branch} was branched off main when main had ${shared} commits. Since then it has gained ${own} commits, and main has gained ${main} others. Nothing was merged. How many commits does git log main..${branch} list?`,
        options: fourOptions(own, [main, own + main, shared + own, shared]),
        explanation: `A..B lists what can be reached from B but not from A: only the ${own} commits made on ${branch}. With three dots it would list the ${main} on main as well.`,
      };
    },
  },
  {
    id: 'do-terraform-count-shift',
    difficulty: 'hard',
    skill: 'Terraform',
    make: (random) => {
      const names = random.sample(['amber', 'blue', 'coral', 'denim', 'ebony', 'fern', 'gold'], 7);
      const length = random.integer(4, 7);
      const list = names.slice(0, length);
      const gone = random.integer(0, length - 3);
      const replaced = length - 1 - gone;
      return {
        kind: 'choice',
        prompt: `The configuration below has been applied. The name of a bucket cannot be changed in place. Now '${list[gone] ?? ''}' is removed from the list. How many of the resource instances does terraform plan propose to replace, that is, to destroy and create again?`,
        code: {
          language: 'hcl',
          text: `variable "names" {
  default = [${list.map((name) => `"${name}"`).join(', ')}]
}

resource "aws_s3_bucket" "team" {
  count  = length(var.names)
  bucket = "acme-\${var.names[count.index]}"
}`,
        },
        options: fourOptions(
          replaced,
          random.sample([0, length - 1, 1, length, replaced + 1, replaced - 1], 6),
        ),
        explanation: `count identifies buckets by position. The ${replaced} names after the removed one move up, so ${replaced} positions get a different name and are replaced; the last position is only destroyed. With for_each, none of the other buckets would change.`,
      };
    },
  },
  {
    id: 'do-terraform-drift',
    difficulty: 'easy',
    skill: 'Terraform',
    make: () => ({
      kind: 'choice',
      prompt:
        'Someone raises the size of a machine in the cloud console. The size in the Terraform configuration is unchanged. What does the next terraform plan propose?',
      options: [
        'To set the size back to the one in the configuration',
        'Nothing, because the configuration has not changed since then',
        'To write the new size into the configuration',
        'To create a second machine with the size in the configuration',
      ],
      explanation:
        'plan reads the real state and compares it with the configuration. The configuration wins, so a change made by hand is undone.',
    }),
  },
  {
    id: 'do-ansible-idempotent',
    difficulty: 'easy',
    skill: 'Ansible',
    make: () => ({
      kind: 'choice',
      prompt:
        'This task runs in every deployment. After ten deployments the file has the line ten times. Which change fixes this?',
      code: {
        language: 'yaml',
        text: `- name: Raise the limit of open files
  ansible.builtin.shell: echo 'fs.file-max = 500000' >> /etc/sysctl.d/90-app.conf`,
      },
      options: [
        'Use ansible.builtin.lineinfile for this line',
        'Add changed_when: false to the task',
        'Add ignore_errors: true to the task',
        'Use ansible.builtin.command instead of ansible.builtin.shell',
      ],
      explanation:
        'lineinfile adds the line only if it is missing, so running it again changes nothing. changed_when only changes what is reported.',
    }),
  },
  {
    id: 'do-canary-errors',
    difficulty: 'medium',
    skill: 'CI/CD',
    make: (random) => {
      const share = random.pick([5, 10, 20, 25]);
      const old = random.pick([0.2, 0.4, 0.5, 1]);
      const fresh = random.integer(4, 20);
      const all = round((share * fresh + (100 - share) * old) / 100, 3);
      return {
        kind: 'choice',
        prompt: `A canary with the new version gets ${share}% of the traffic, and ${fresh}% of its requests fail. With the old version, ${old}% fail. What error rate does a dashboard for the whole service show?`,
        options: fourOptions(
          all,
          random.sample(
            [round((fresh + old) / 2, 2), round((share * fresh) / 100, 3), old, fresh, fresh + old],
            5,
          ),
          '%',
        ),
        explanation: `${share}% × ${fresh}% + ${100 - share}% × ${old}%. The total hides a bad canary, so compare the two versions with each other.`,
      };
    },
  },
  {
    id: 'do-counter-reset',
    difficulty: 'hard',
    skill: 'Prometheus',
    make: (random) => {
      const start = random.integer(20, 90) * 100;
      const before = start + random.integer(3, 20) * 100;
      const after = random.integer(2, 15) * 100;
      const right = before - start + after;
      return {
        kind: 'choice',
        prompt: `A request counter has these samples: ${start}, then ${before}; then the process restarts, and the next sample is ${after}. How much has the counter increased over these samples, as Prometheus computes it (without extrapolation)?`,
        options: fourOptions(
          right,
          random.sample(
            [after - start, after, before - start, before + after, before, start + after],
            6,
          ),
        ),
        explanation: `A smaller value means that the counter was reset to 0. The increase is ${before - start} before the restart and ${after} after it.`,
      };
    },
  },
  {
    id: 'do-average-percentiles',
    difficulty: 'hard',
    skill: 'Site reliability engineering',
    make: () => ({
      kind: 'choice',
      prompt:
        'Ten instances each report the 99th percentile of their response times. A panel shows the average of the ten numbers as "p99 of the service". What is wrong?',
      options: [
        'Percentiles cannot be averaged: the result is not the p99 of all requests',
        'Nothing, as long as each instance reports at the same interval',
        'Nothing, as long as the panel uses the median instead of the mean',
        'The highest of the ten numbers would be the p99 of all requests',
      ],
      explanation:
        'The p99 of all requests depends on how many requests each instance had and how they are spread. Add up histogram buckets and compute the percentile from the sum.',
    }),
  },
  {
    id: 'do-alert-symptom',
    difficulty: 'medium',
    skill: 'Site reliability engineering',
    make: () => ({
      kind: 'choice',
      prompt: 'Which of these should wake someone up at night?',
      options: [
        '5% of the checkout requests have failed for the last 10 minutes',
        'The CPU usage of one of twelve web servers has been above 85% for 5 min',
        'One of twelve pods was restarted and is ready and serving traffic again',
        'A nightly report took 20 minutes instead of 12',
      ],
      explanation:
        'Page for what users feel and what needs a person now. Causes that the system absorbs belong on a dashboard or in a ticket.',
    }),
  },
  {
    id: 'do-actions-pin',
    difficulty: 'medium',
    skill: 'GitHub Actions',
    make: () => ({
      kind: 'choice',
      prompt:
        'A workflow uses a third-party action. Which reference protects best if an attacker takes over the action’s repository and changes its code?',
      options: [
        'The full SHA of a commit that was reviewed',
        'The tag of an exact version, such as v4.2.1',
        'The tag of a major version, such as v4',
        'The default branch, so that fixes arrive at once',
      ],
      explanation:
        'Branches can be moved to other code, and so can tags unless their release is immutable, as in the attack on tj-actions/changed-files in 2025. A full commit SHA always means the same code.',
    }),
  },
  {
    id: 'do-actions-oidc',
    difficulty: 'hard',
    skill: 'GitHub Actions',
    make: () => ({
      kind: 'choice',
      prompt:
        'A workflow deploys to a cloud account with an access key that is stored as a repository secret and never changes. What removes the long-lived key?',
      options: [
        'The cloud trusts the OpenID Connect token of the workflow and gives it short-lived credentials',
        'The key moves to an environment secret, which a job can read only after a reviewer has approved the run',
        'The key is encrypted with a second key that is kept in another secret',
        'The key is printed at the end of the run, so that its use can be checked',
      ],
      explanation:
        'With OpenID Connect, each run proves which repository and branch it comes from, and gets credentials that expire soon. The other options keep the key.',
    }),
  },
  {
    id: 'do-actions-matrix',
    difficulty: 'easy',
    skill: 'GitHub Actions',
    make: (random) => {
      const systems = random.sample(
        ['ubuntu-24.04', 'windows-2025', 'macos-15'],
        random.integer(2, 3),
      );
      const versions = random
        .sample([20, 22, 24, 25, 26], random.integer(3, 5))
        .sort((a, b) => a - b);
      const left = random.integer(1, 2);
      const pairs = versions.slice(0, left).map((version) => ({ os: systems[0] ?? '', version }));
      const all = systems.length * versions.length;
      return {
        kind: 'choice',
        prompt: 'How many jobs does this matrix start?',
        code: {
          language: 'yaml',
          text: `strategy:
  matrix:
    os: [${systems.join(', ')}]
    node: [${versions.join(', ')}]
    exclude:
${pairs.map(({ os, version }) => `      - { os: ${os}, node: ${version} }`).join('\n')}`,
        },
        options: fourOptions(
          all - left,
          random.sample(
            [
              all,
              systems.length + versions.length - left,
              systems.length + versions.length,
              all - left - 1,
              all + left,
              all + 1,
            ],
            6,
          ),
        ),
        explanation: `${systems.length} × ${versions.length} combinations, minus the ${left} excluded.`,
      };
    },
  },
  {
    id: 'do-pipeline-time',
    difficulty: 'medium',
    skill: 'CI/CD',
    make: (random) => {
      const install = random.integer(1, 3);
      const [lint = 1, unit = 2, e2e = 3] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3);
      const deploy = random.integer(1, 4);
      const right = install + Math.max(lint, unit, e2e) + deploy;
      return {
        kind: 'choice',
        prompt: `A pipeline builds (${install} min), then runs lint (${lint} min), unit tests (${unit} min) and browser tests (${e2e} min) at the same time, and deploys (${deploy} min) when all three have passed. There are enough runners. How long does it take?`,
        options: fourOptions(
          right,
          random.sample(
            [
              install + lint + unit + e2e + deploy,
              Math.max(lint, unit, e2e) + deploy,
              install + Math.min(lint, unit, e2e) + deploy,
              right + 1,
              right + install,
            ],
            5,
          ),
          ' min',
        ),
        explanation: `Of jobs that run at the same time, only the longest counts: ${install} + ${Math.max(lint, unit, e2e)} + ${deploy}.`,
      };
    },
  },
  {
    id: 'do-dns-ttl',
    difficulty: 'easy',
    skill: 'Networking',
    make: (random) => {
      const hours = random.pick([2, 4, 6, 8, 12, 24, 48]);
      const minutes = random.pick([1, 2, 5, 10]);
      const name = random.pick(services);
      return {
        kind: 'choice',
        prompt: `The record of ${name}.example has a TTL of ${hours} hours. You want to move it to a new address and have all clients follow within about ${minutes} min. What do you do?`,
        options: fourOptions(
          `Lower the TTL to ${minutes} min, wait ${hours} hours, then change the address`,
          [
            `Lower the TTL to ${minutes} min and change the address at the same time`,
            `Change the address, wait ${minutes} min, then lower the TTL`,
            `Lower the TTL to ${minutes} min, wait ${minutes} min, then change the address`,
          ],
        ),
        explanation: `Resolvers may keep the old record, with its old TTL, for up to ${hours} hours. Only then do all of them have the short TTL.`,
      };
    },
  },
  {
    id: 'do-nginx-502',
    difficulty: 'medium',
    skill: 'Nginx',
    make: () => ({
      kind: 'choice',
      prompt:
        'Nginx passes requests to an application on port 8000 of the same host. Users get 502 Bad Gateway immediately. What is the most likely cause?',
      options: [
        'Nothing listens on port 8000, because the application has stopped',
        'The application takes longer to respond than proxy_read_timeout allows',
        'The application answers each of these requests with its own error, such as 500',
        'The host name in the request matches no server block',
      ],
      explanation:
        'A refused connection gives 502 immediately. A slow application gives 504 after the timeout, and its own errors are passed on as they are.',
    }),
  },
  {
    id: 'do-disk-deleted-file',
    difficulty: 'hard',
    skill: 'Linux',
    make: () => ({
      kind: 'choice',
      prompt:
        'A disk is full. You delete a log file of 40 GB, but df still shows the disk as full, while du no longer finds the 40 GB. Why?',
      options: [
        'A process still has the file open, so its space is freed only when that process closes it',
        'df shows a number that the kernel caches and that is updated only about once an hour',
        'The file was moved to the trash of the root user',
        'The file system has run out of inodes',
      ],
      explanation:
        'rm removes the name; the data stays until the last process closes the file. lsof +L1 finds such files; restart or reload the process.',
    }),
  },
  {
    id: 'do-bash-and-or',
    difficulty: 'medium',
    skill: 'Bash',
    make: (random) => {
      const [a = '', b = '', c = ''] = random.sample(
        ['build', 'deploy', 'notify', 'rollback', 'verify', 'cleanup'],
        3,
      );
      const first = random.integer(0, 1);
      const second = random.integer(0, 1);
      const right = first === 0 ? (second === 0 ? `${a} ${b}` : `${a} ${b} ${c}`) : `${a} ${c}`;
      return {
        kind: 'choice',
        prompt: 'What does this script print (shown here on one line)?',
        code: {
          language: 'bash',
          text: `${a}() { echo ${a}; return ${first}; }
${b}() { echo ${b}; return ${second}; }
${c}() { echo ${c}; }

${a} && ${b} || ${c}`,
        },
        options: fourOptions(right, [`${a} ${b}`, `${a} ${b} ${c}`, `${a} ${c}`, a]),
        explanation:
          'Status 0 is success. && runs the next command after a success, || after a failure of whatever ran last, so this is not the same as if and else.',
      };
    },
  },
  {
    id: 'do-bash-pipefail',
    difficulty: 'hard',
    skill: 'Bash',
    make: (random) => {
      const on = random.pick([true, false]);
      const [a = 1, b = 2, other = 3] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3);
      const c = random.pick([0, other]);
      const right = on && c === 0 ? b : c;
      return {
        kind: 'choice',
        prompt: 'What does the last line of this script print?',
        code: {
          language: 'bash',
          text: `set ${on ? '-o' : '+o'} pipefail
(exit ${a}) | (exit ${b}) | (exit ${c})
echo $?`,
        },
        options: fourOptions(right, [a, b, c, a + b + c, 0]),
        explanation: on
          ? 'With pipefail, the status of a pipeline is that of the last command in it that failed, or 0 if none did.'
          : 'Without pipefail, the status of a pipeline is that of its last command only. Earlier failures go unnoticed.',
      };
    },
  },
  {
    id: 'do-bash-empty-variable',
    difficulty: 'medium',
    skill: 'Bash',
    make: () => ({
      kind: 'choice',
      prompt:
        'A cleanup script has the line below. One day BUILD_DIR is not set. Which change makes the script stop instead of deleting from the root of the disk?',
      code: { language: 'bash', text: 'rm -rf "$BUILD_DIR"/*' },
      options: [
        'rm -rf "${BUILD_DIR:?}"/*',
        'rm -rf $BUILD_DIR/*',
        'rm -rf "${BUILD_DIR:-}"/*',
        "rm -rf '$BUILD_DIR'/*",
      ],
      explanation:
        '${NAME:?} ends the script with an error if the variable is unset or empty. ${NAME:-} puts in an empty string, which is just as dangerous.',
    }),
  },
];

function waves(needs: Record<string, string[]>): string[][] | null {
  const result: string[][] = [];
  const done = new Set<string>();
  const names = Object.keys(needs);
  while (done.size < names.length) {
    const wave = names
      .filter((name) => !done.has(name) && (needs[name] ?? []).every((need) => done.has(need)))
      .sort();
    if (wave.length === 0) return null;
    result.push(wave);
    for (const name of wave) done.add(name);
  }
  return result;
}

const output: TestItem[] = [
  {
    id: 'do-out-env-string',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const names = random.sample(['DEBUG', 'CACHE', 'TRACE', 'METRICS', 'DRY_RUN'], 3);
      const values = random.sample(['false', 'true', '0', '1', '', 'no'], 3);
      return {
        kind: 'output',
        prompt: 'Environment variables are always strings. What does this program print?',
        code: {
          language: 'javascript',
          text: `const env = { ${names.map((name, index) => `${name}: '${values[index] ?? ''}'`).join(', ')} };
for (const name of Object.keys(env)) {
  console.log(name + (env[name] ? ' on' : ' off'));
}`,
        },
        answer: names.map((name, index) => `${name} ${values[index] ? 'on' : 'off'}`).join('\n'),
        explanation:
          "Every string that is not empty is truthy, even 'false', '0' and 'no'. Compare with the string that you expect.",
      };
    },
  },
  {
    id: 'do-out-version-sort',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const major = random.integer(1, 4);
      const minors = [
        ...random.sample([2, 3, 4, 5, 8, 9], 3),
        ...random.sample([10, 11, 12, 20, 31], 2),
      ];
      const versions = random.sample(minors, minors.length).map((minor) => `v${major}.${minor}.0`);
      return {
        kind: 'output',
        prompt: 'A script looks for the newest release. What does it print?',
        code: {
          language: 'javascript',
          text: `const tags = [${versions.map((version) => `'${version}'`).join(', ')}];
tags.sort();
console.log(tags.join(' '));
console.log('newest: ' + tags.at(-1));`,
        },
        answer: [versions.toSorted().join(' '), `newest: ${versions.toSorted().at(-1) ?? ''}`].join(
          '\n',
        ),
        explanation:
          'sort compares strings character by character, so 10 comes before 9. Versions must be compared part by part, as numbers.',
      };
    },
  },
  {
    id: 'do-out-log-levels',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const levels = ['INFO', 'WARN', 'ERROR'];
      const lines = times(6, () => ({
        level: random.pick(levels),
        ms: random.integer(1, 9) * 100,
      }));
      const least = random.integer(3, 6) * 100;
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const log = [
${lines.map(({ level, ms }) => `  '${level} ${ms}ms',`).join('\n')}
];
const slow = log.filter((line) => parseInt(line.split(' ')[1], 10) > ${least});
console.log(slow.length);
console.log(log.filter((line) => line.startsWith('ERROR')).length);`,
        },
        answer: [
          lines.filter(({ ms }) => ms > least).length,
          lines.filter(({ level }) => level === 'ERROR').length,
        ].join('\n'),
        explanation: `parseInt reads the digits at the start of '300ms' and ignores the rest. > ${least} leaves out ${least} itself.`,
      };
    },
  },
  {
    id: 'do-out-percentile',
    difficulty: 'medium',
    skill: 'Statistics',
    make: (random) => {
      const values = random.sample(
        [12, 15, 18, 20, 25, 31, 40, 55, 70, 95, 110, 240, 380, 900],
        10,
      );
      const [p = 50, q = 90] = random.sample([10, 30, 50, 70, 80, 90, 95, 99], 2);
      const sorted = values.toSorted((a, b) => a - b);
      const at = (percent: number) => sorted[Math.ceil((percent / 100) * 10) - 1] ?? 0;
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const times = [${values.join(', ')}];

function percentile(values, p) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((p / 100) * sorted.length) - 1];
}

console.log('p${p}: ' + percentile(times, ${p}));
console.log('p${q}: ' + percentile(times, ${q}));`,
        },
        answer: `p${p}: ${at(p)}\np${q}: ${at(q)}`,
        explanation: `With 10 sorted values, p${p} is value number ${Math.ceil(p / 10)} and p${q} is number ${Math.ceil(q / 10)}.`,
      };
    },
  },
  {
    id: 'do-out-retry-loop',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const answers = times(5, () => random.pick([503, 503, 429, 500, 200]));
      const most = random.integer(2, 4);
      const lines: string[] = [];
      let wait = random.integer(1, 5);
      const first = wait;
      let outcome = 'gave up';
      for (let attempt = 1; attempt <= most; attempt++) {
        const status = answers[attempt - 1];
        lines.push(`${attempt}: ${String(status)}`);
        if (status === 200) {
          outcome = 'ok';
          break;
        }
        if (status === 500) {
          outcome = 'failed';
          break;
        }
        wait *= 2;
      }
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const answers = [${answers.join(', ')}];
let wait = ${first};

function call() {
  for (let attempt = 1; attempt <= ${most}; attempt++) {
    const status = answers[attempt - 1];
    console.log(attempt + ': ' + status);
    if (status === 200) return 'ok';
    if (status === 500) return 'failed';
    wait *= 2;
  }
  return 'gave up';
}

console.log(call() + ', wait ' + wait);`,
        },
        answer: [...lines, `${outcome}, wait ${wait}`].join('\n'),
        explanation: `Only 429 and 503 are tried again, with the wait doubled each time, up to ${most} attempts. 200 and 500 end the loop at once.`,
      };
    },
  },
  {
    id: 'do-out-utc-date',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const day = random.integer(10, 27);
      const hour = random.integer(0, 23);
      const offset = random.integer(2, 9);
      const plus = random.pick([true, false]);
      const minute = random.pick(['00', '15', '30', '45']);
      const written = `2026-05-${day}T${two(hour)}:${minute}:00${plus ? '+' : '-'}${two(offset)}:00`;
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const deployed = new Date('${written}');
console.log(deployed.toISOString().slice(0, 16));`,
        },
        answer: new Date(written).toISOString().slice(0, 16),
        explanation: `toISOString always shows UTC. ${plus ? `+${two(offset)}:00 is ahead of UTC, so ${offset} hours are subtracted` : `-${two(offset)}:00 is behind UTC, so ${offset} hours are added`}.`,
      };
    },
  },
  {
    id: 'do-out-merge-config',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const cpu = random.integer(1, 8);
      const memory = random.integer(2, 16);
      const replicas = random.integer(2, 9);
      const prodCpu = cpu + random.integer(1, 8);
      const deep = random.pick([true, false]);
      const merged = {
        replicas,
        limits: deep ? { cpu: prodCpu, memory } : { cpu: prodCpu },
      };
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const base = { replicas: 1, limits: { cpu: ${cpu}, memory: ${memory} } };
const prod = { replicas: ${replicas}, limits: { cpu: ${prodCpu} } };
const config = ${deep ? '{ ...base, ...prod, limits: { ...base.limits, ...prod.limits } }' : '{ ...base, ...prod }'};
console.log(JSON.stringify(config));`,
        },
        answer: JSON.stringify(merged),
        explanation: deep
          ? 'limits is merged on its own, so memory from base stays and cpu from prod wins.'
          : 'Spread replaces the whole limits object with the one from prod, so memory is lost.',
      };
    },
  },
  {
    id: 'do-out-rolling-batches',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const all = random.integer(5, 11);
      const step = random.integer(2, 4);
      const bad = random.integer(3, all + 3);
      const lines: string[] = [];
      let from = 1;
      let stopped = false;
      while (from <= all && !stopped) {
        const to = Math.min(from + step - 1, all);
        stopped = from <= bad && bad <= to;
        lines.push(stopped ? `stop at ${from}-${to}` : `done ${from}-${to}`);
        from = to + 1;
      }
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const total = ${all};
const step = ${step};
const healthy = (pod) => pod !== ${bad};

let from = 1;
while (from <= total) {
  const to = Math.min(from + step - 1, total);
  let ok = true;
  for (let pod = from; pod <= to; pod++) ok = ok && healthy(pod);
  console.log((ok ? 'done ' : 'stop at ') + from + '-' + to);
  if (!ok) break;
  from = to + 1;
}`,
        },
        answer: lines.join('\n'),
        explanation: `Pods are updated ${step} at a time, and the last batch may be smaller. A batch with an unhealthy pod stops the rollout${bad > all ? `, but pod ${bad} does not exist here` : ''}.`,
      };
    },
  },
  {
    id: 'do-out-parallel-steps',
    difficulty: 'hard',
    skill: 'JavaScript',
    make: (random) => {
      const [a = '', b = '', c = ''] = random.sample(['build', 'test', 'lint', 'scan', 'push'], 3);
      const together = random.pick([true, false]);
      const lines = together
        ? [`${a} start`, `${b} start`, `${a} end`, `${b} end`, c]
        : [`${a} start`, `${a} end`, `${b} start`, `${b} end`, c];
      const early = random.pick([true, false]);
      const called = 'called';
      const answer = early ? [lines[0] ?? '', ...(together ? [lines[1] ?? ''] : [])] : [];
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `async function step(name) {
  console.log(name + ' start');
  await null;
  console.log(name + ' end');
}

async function pipeline() {
${together ? `  await Promise.all([step('${a}'), step('${b}')]);` : `  await step('${a}');\n  await step('${b}');`}
  console.log('${c}');
}

${early ? "pipeline();\nconsole.log('called');" : "console.log('called');\npipeline();"}`,
        },
        answer: early
          ? [...answer, called, ...lines.slice(answer.length)].join('\n')
          : [called, ...lines].join('\n'),
        explanation: together
          ? 'Both steps start at once, each runs until its await, and Promise.all waits for both.'
          : 'await in pipeline holds back the second step until the first has ended. The caller continues at the first await.',
      };
    },
  },
  {
    id: 'do-out-image-tag',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const name = random.pick(services);
      const port = random.pick([5000, 5001, 8443]);
      const tag = `${random.integer(1, 4)}.${random.integer(0, 12)}`;
      const images = random.sample(
        [
          `${name}:${tag}`,
          `registry.test:${port}/${name}`,
          `registry.test:${port}/${name}:${tag}`,
          `team/${name}`,
        ],
        3,
      );
      const tagOf = (image: string) => {
        const at = image.lastIndexOf(':');
        return at > image.lastIndexOf('/') ? image.slice(at + 1) : 'latest';
      };
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `function tagOf(image) {
  const at = image.lastIndexOf(':');
  return at > image.lastIndexOf('/') ? image.slice(at + 1) : 'latest';
}

console.log(tagOf('${images[0] ?? ''}'));
console.log(tagOf('${images[1] ?? ''}'));
console.log(tagOf('${images[2] ?? ''}'));`,
        },
        answer: images.map(tagOf).join('\n'),
        explanation:
          'A colon before the last slash belongs to the port of the registry. Only a colon after it starts a tag; without one the tag is latest.',
      };
    },
  },
  {
    id: 'do-out-parse-quantity',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const memory = random.pick([128, 256, 384, 512, 768]);
      const half = random.integer(1, 9);
      const cpu = `${half}.5`;
      const plain = random.integer(2, 64);
      const [a = '', b = '', c = ''] = random.sample([`${memory}Mi`, cpu, String(plain)], 3);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `for (const text of ['${a}', '${b}', '${c}']) {
  console.log(parseInt(text, 10) + ' ' + Number(text));
}`,
        },
        answer: [a, b, c].map((text) => `${parseInt(text, 10)} ${Number(text)}`).join('\n'),
        explanation:
          'parseInt reads digits from the start and stops at the first other character. Number needs the whole string to be a number; otherwise it gives NaN.',
      };
    },
  },
  {
    id: 'do-out-host-difference',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const hosts = random.sample(['web1', 'web2', 'web3', 'db1', 'db2', 'cache1', 'mail1'], 5);
      const wanted = hosts.slice(0, 4);
      const found = random.sample(hosts, 3);
      const missing = wanted.filter((host) => !found.includes(host));
      const extra = found.filter((host) => !wanted.includes(host));
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const wanted = [${wanted.map((host) => `'${host}'`).join(', ')}];
const found = new Set([${found.map((host) => `'${host}'`).join(', ')}]);

console.log('missing: ' + wanted.filter((host) => !found.has(host)).join(' '));
console.log('extra: ' + [...found].filter((host) => !wanted.includes(host)).length);`,
        },
        answer: `missing: ${missing.join(' ')}\nextra: ${extra.length}`,
        explanation:
          'missing lists the wanted hosts that were not found, in the order of wanted. extra counts the hosts that were found but not wanted.',
      };
    },
  },
  {
    id: 'do-out-average-alert',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const samples = times(7, () => random.integer(1, 9));
      const size = random.integer(2, 3);
      const limit = random.integer(4, 6);
      const lines = samples.flatMap((_, index) => {
        const total = sum(samples.slice(Math.max(0, index - size + 1), index + 1));
        return index >= size - 1 && total > limit * size ? [`alert at ${index}`] : [];
      });
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const samples = [${samples.join(', ')}];
for (let end = ${size}; end <= samples.length; end++) {
  const total = samples.slice(end - ${size}, end).reduce((sum, value) => sum + value);
  if (total / ${size} > ${limit}) console.log('alert at ' + (end - 1));
}
console.log('done');`,
        },
        answer: [...lines, 'done'].join('\n'),
        explanation: `Each step looks at the last ${size} samples. The alert comes wherever their average is over ${limit}; an average of exactly ${limit} is not enough.`,
      };
    },
  },
];

const text: TestItem[] = [
  {
    id: 'do-text-chmod-number',
    difficulty: 'easy',
    skill: 'Linux',
    make: (random) => {
      const [user = 7, group = 5, other = 4] = [
        random.pick([7, 6, 5]),
        random.pick([6, 5, 4, 1]),
        random.pick([5, 4, 2, 1]),
      ];
      return {
        kind: 'text',
        prompt: `A file should show -${rights(user)}${rights(group)}${rights(other)} in ls -l. Which three-digit number do you pass to chmod?`,
        accepted: [[`${user}${group}${other}`, `0${user}${group}${other}`]],
        explanation:
          'Add 4 for r, 2 for w and 1 for x in each group of three: first the owner, then the group, then everyone else.',
      };
    },
  },
  {
    id: 'do-text-bisect-steps',
    difficulty: 'medium',
    skill: 'Git',
    make: (random) => {
      const power = random.integer(4, 10);
      const commits = 2 ** power;
      const branch = random.pick(services);
      const per = random.integer(2, 9);
      return {
        kind: 'text',
        prompt: `${branch} worked in release 1.0 and is broken now. There are ${commits} commits after 1.0, all on one branch, and one of them broke it. Building and testing one commit takes ${per} minutes. How many minutes does git bisect take? Answer with a number.`,
        accepted: [[String(power * per)]],
        explanation: `Each test halves the commits that are left: ${power} tests for ${commits} commits, ${per} minutes each.`,
      };
    },
  },
  {
    id: 'do-text-uniq-count',
    difficulty: 'medium',
    skill: 'Bash',
    make: (random) => {
      const [a = '', b = '', c = ''] = random.sample(['200', '301', '404', '429', '500', '503'], 3);
      const [many = 4, some = 2, few = 1] = random.pick([
        [4, 2, 1],
        [5, 3, 2],
        [4, 3, 1],
        [5, 2, 1],
      ]);
      const rows = [...times(many, () => a), ...times(some, () => b), ...times(few, () => c)];
      const mixed = random.sample(rows, rows.length);
      const nth = random.integer(1, 2);
      return {
        kind: 'text',
        prompt: `codes.txt has one status code on each line, in this order: ${mixed.join(', ')}. Which status code does this command print?`,
        code: {
          language: 'bash',
          text: `sort codes.txt | uniq -c | sort -rn | sed -n '${nth}p' | awk '{print $2}'`,
        },
        accepted: [[nth === 1 ? a : b]],
        explanation: `uniq -c counts equal lines next to each other, which is why the lines are sorted first. sort -rn puts the most frequent first, and sed takes line ${nth}.`,
      };
    },
  },
  {
    id: 'do-text-awk-sum',
    difficulty: 'medium',
    skill: 'Bash',
    make: (random) => {
      const rows = times(5, () => ({
        path: random.pick(['/cart', '/login', '/search']),
        status: random.pick([200, 404, 500, 503]),
        bytes: random.integer(2, 40) * 10,
      }));
      const from = random.pick([400, 500]);
      const total = sum(rows.filter(({ status }) => status >= from).map(({ bytes }) => bytes));
      return {
        kind: 'text',
        prompt: 'What does the awk command print? Answer with a number.',
        code: {
          language: 'bash',
          text: `$ cat access.log
${rows.map(({ path, status, bytes }) => `${path} ${status} ${bytes}`).join('\n')}
$ awk '$2 >= ${from} { total += $3 } END { print total + 0 }' access.log`,
        },
        accepted: [[String(total)]],
        explanation: `awk adds up the third field of the lines whose second field is at least ${from}, and prints the sum at the end.`,
      };
    },
  },
  {
    id: 'do-text-rollout-undo',
    difficulty: 'easy',
    skill: 'Kubernetes',
    make: () => ({
      kind: 'text',
      prompt:
        'A new version of the Deployment web is faulty. Write the kubectl command that goes back to the previous version.',
      accepted: [['rollout'], ['undo']],
      explanation:
        'kubectl rollout undo deployment/web scales the previous ReplicaSet back up. The manifest in Git must be changed as well, or the next deployment breaks it again.',
    }),
  },
  {
    id: 'do-text-exit-code',
    difficulty: 'hard',
    skill: 'Docker',
    make: (random) => {
      const [signal = 9, name = 'SIGKILL'] = random.pick<[number, string]>([
        [1, 'SIGHUP'],
        [2, 'SIGINT'],
        [3, 'SIGQUIT'],
        [6, 'SIGABRT'],
        [9, 'SIGKILL'],
        [11, 'SIGSEGV'],
        [15, 'SIGTERM'],
      ]);
      const service = random.pick(services);
      return {
        kind: 'text',
        prompt: `The main process of the container ${service} is killed by signal ${signal} (${name}). Which exit code does docker inspect show? Answer with a number.`,
        accepted: [[String(128 + signal)]],
        explanation: `A process that is killed by a signal is reported as 128 + the signal’s number. 137 is SIGKILL, often because the memory limit was exceeded; 143 is SIGTERM, a normal stop.`,
      };
    },
  },
];

const toNumber = (address: string) =>
  address.split('.').reduce((total, part) => total * 256 + Number(part), 0);

function inBlock(address: string, block: string): boolean {
  const [net = '', bits = '0'] = block.split('/');
  const size = 2 ** (32 - Number(bits));
  return Math.floor(toNumber(address) / size) === Math.floor(toNumber(net) / size);
}

const functions: TestItem[] = [
  {
    id: 'do-fn-parse-duration',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const [a, b, c] = [random.integer(2, 9), random.integer(11, 59), random.integer(100, 900)];
      const cases: [string, number][] = [
        [`${a}h${b}m`, a * 3600 + b * 60],
        [`${c}s`, c],
        [`${a}d`, a * 86400],
        [`${a}d${a + 1}h${b}m${b}s`, a * 86400 + (a + 1) * 3600 + b * 60 + b],
        ['0s', 0],
        [`${b}m5s`, b * 60 + 5],
      ];
      return {
        kind: 'function',
        prompt:
          "Write parseDuration(text). It turns durations such as '90s', '1h30m' or '2d6h' into seconds. The units are d, h, m and s, each used at most once, from largest to smallest. The text is always valid.",
        name: 'parseDuration',
        starter: `function parseDuration(text) {\n  // Your code\n}`,
        solution: `function parseDuration(text) {
  const units = { d: 86400, h: 3600, m: 60, s: 1 };
  let seconds = 0;
  for (const [, count, unit] of text.matchAll(/(\\d+)([dhms])/g)) {
    seconds += Number(count) * units[unit];
  }
  return seconds;
}`,
        cases: cases.map(([written, expected]) => ({ arguments: [written], expected })),
        explanation:
          'A regular expression finds each number with its unit. Multiply by the seconds in the unit and add up.',
      };
    },
  },
  {
    id: 'do-fn-compare-versions',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [a, b, c] = [random.integer(1, 8), random.integer(2, 9), random.integer(0, 9)];
      const big = random.integer(10, 30);
      const cases: [string, string, number][] = [
        [`${a}.${big}.0`, `${a}.${b}.0`, 1],
        [`v${a}.${b}.${c}`, `${a}.${b}.${c}`, 0],
        [`${a}.${b}`, `${a}.${b}.1`, -1],
        [`${a}.${b}.1`, `${a}.${b}`, 1],
        [`v${a}.${b}`, `v${a}.${b}.0`, 0],
        [`${a}.${b}.${c}`, `v${a + 1}.0.0`, -1],
        [`${a}.${b}.${big}`, `${a}.${b}.9`, 1],
      ];
      return {
        kind: 'function',
        prompt:
          'Write compareVersions(a, b). It returns -1 if version a is older than b, 1 if it is newer and 0 if they are the same. Versions have one to three numbers, such as 1.4 or v2.10.3. A leading v means nothing, and missing numbers count as 0.',
        name: 'compareVersions',
        starter: `function compareVersions(a, b) {\n  // Your code\n}`,
        solution: `function compareVersions(a, b) {
  const parts = (version) => version.replace(/^v/, '').split('.').map(Number);
  const [left, right] = [parts(a), parts(b)];
  for (let i = 0; i < 3; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}`,
        cases: cases.map(([left, right, expected]) => ({ arguments: [left, right], expected })),
        explanation:
          'Compare part by part as numbers; the first difference decides. Compared as strings, 10 would come before 9.',
      };
    },
  },
  {
    id: 'do-fn-parse-env',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [a = '', b = '', c = ''] = random.sample(
        ['PORT', 'HOST', 'TOKEN', 'REGION', 'LEVEL', 'MODE'],
        3,
      );
      const port = random.integer(3000, 9000);
      return {
        kind: 'function',
        prompt:
          'Write parseEnv(text). It reads NAME=value lines into an object. Spaces around names and values are removed. Empty lines and lines that start with # are skipped. Only the first = separates. A value in double quotes loses the quotes but keeps its spaces. A later line wins over an earlier one.',
        name: 'parseEnv',
        starter: `function parseEnv(text) {\n  // Your code\n}`,
        solution: `function parseEnv(text) {
  const env = {};
  for (const line of text.split('\\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const at = line.indexOf('=');
    const value = line.slice(at + 1).trim();
    const quoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
    env[line.slice(0, at).trim()] = quoted ? value.slice(1, -1) : value;
  }
  return env;
}`,
        cases: [
          {
            arguments: [`${a}=${port}\n${b}=x`],
            expected: { [a]: String(port), [b]: 'x' },
          },
          {
            arguments: [`# settings\n\n${a} = y \n${b}=" z "`],
            expected: { [a]: 'y', [b]: ' z ' },
          },
          { arguments: [''], expected: {} },
          { arguments: [`${c}=a=b==`], expected: { [c]: 'a=b==' } },
          {
            arguments: [`${a}=1\n${a}=${port}\n  ${c}=`],
            expected: { [a]: String(port), [c]: '' },
          },
          { arguments: [`#${a}=1\n${b}="#2"`], expected: { [b]: '#2' } },
        ],
        explanation:
          'Split into lines, skip comments and empty lines, and cut each line at its first =. Trim before you look for quotes, so that spaces inside them stay.',
      };
    },
  },
  {
    id: 'do-fn-deploy-waves',
    difficulty: 'hard',
    skill: 'Algorithms',
    make: (random) => {
      const [a = '', b = '', c = '', d = '', e = ''] = random.sample(services, 5);
      const graphs: Record<string, string[]>[] = [
        { [a]: [], [b]: [a], [c]: [a] },
        { [a]: [b], [b]: [c], [c]: [] },
        {},
        { [a]: [], [b]: [], [c]: [], [d]: [b, c] },
        { [a]: [b], [b]: [a], [c]: [] },
        { [a]: [d, e], [b]: [e], [c]: [a, b], [d]: [], [e]: [d] },
      ];
      return {
        kind: 'function',
        prompt:
          'Write deployWaves(needs). needs maps each service to the services that must be deployed before it. Return an array of waves: each wave is an alphabetically sorted array of all services that can be deployed at the same time, as early as possible. Return null if services need each other in a cycle.',
        name: 'deployWaves',
        starter: `function deployWaves(needs) {\n  // deployWaves({ web: ['api'], api: [] }) gives [['api'], ['web']]\n}`,
        solution: `function deployWaves(needs) {
  const done = new Set();
  const waves = [];
  const names = Object.keys(needs).sort();
  while (done.size < names.length) {
    const wave = names.filter(
      (name) => !done.has(name) && needs[name].every((need) => done.has(need)),
    );
    if (wave.length === 0) return null;
    for (const name of wave) done.add(name);
    waves.push(wave);
  }
  return waves;
}`,
        cases: graphs.map((needs) => ({ arguments: [needs], expected: waves(needs) })),
        explanation:
          'Each wave has all services whose dependencies were deployed in earlier waves. An empty wave while services are left means a cycle.',
      };
    },
  },
  {
    id: 'do-fn-in-block',
    difficulty: 'hard',
    skill: 'Networking',
    make: (random) => {
      const [x, y] = [random.integer(1, 250), random.integer(1, 15) * 16];
      const cases: [string, string][] = [
        [`10.${x}.${y}.7`, `10.${x}.${y}.0/24`],
        [`10.${x}.${y + 1}.7`, `10.${x}.${y}.0/24`],
        [`10.${x}.${y + 7}.200`, `10.${x}.${y}.0/21`],
        [`10.${x}.${y + 8}.1`, `10.${x}.${y}.0/21`],
        [`203.0.113.${x}`, '0.0.0.0/0'],
        [`192.168.1.${x}`, `192.168.1.${x}/32`],
        [`192.168.2.${x}`, `192.168.1.${x}/32`],
        [`200.${x}.1.1`, '128.0.0.0/1'],
        [`10.${x}.0.1`, '128.0.0.0/1'],
      ];
      return {
        kind: 'function',
        prompt:
          "Write inBlock(address, block). It returns whether an IPv4 address lies in a CIDR block: inBlock('10.0.1.9', '10.0.0.0/23') is true. The prefix length is from 0 to 32.",
        name: 'inBlock',
        starter: `function inBlock(address, block) {\n  // Your code\n}`,
        solution: `function inBlock(address, block) {
  const toNumber = (ip) => ip.split('.').reduce((total, part) => total * 256 + Number(part), 0);
  const [net, bits] = block.split('/');
  const size = 2 ** (32 - Number(bits));
  return Math.floor(toNumber(address) / size) === Math.floor(toNumber(net) / size);
}`,
        cases: cases.map(([address, block]) => ({
          arguments: [address, block],
          expected: inBlock(address, block),
        })),
        explanation:
          'Turn both addresses into numbers and compare them without the free bits. Dividing avoids a trap: JavaScript’s bitwise operators work on signed 32-bit numbers.',
      };
    },
  },
  {
    id: 'do-fn-alert-starts',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const limit = random.integer(3, 9) * 10;
      const need = random.integer(3, 5);
      const starts = (values: number[]) => {
        let above = 0;
        return values.flatMap((value, index) => {
          above = value > limit ? above + 1 : 0;
          return above === need ? [index] : [];
        });
      };
      const high = times(need, () => limit + random.integer(1, 9));
      const lists: number[][] = [
        [limit - 5, ...high, limit - 1],
        [...high.slice(1), limit, ...high.slice(1)],
        [],
        [...high, limit + 1, limit + 2, 0, ...high],
        times(need + 1, () => limit),
        [0, ...high, 1, limit + 3, 2, ...high],
      ];
      return {
        kind: 'function',
        prompt: `Write alertStarts(values). An alert starts at an index if that value and the ${need - 1} before it are all above ${limit}. It continues, without starting again, until a value is not above ${limit}. Return the indexes at which alerts start.`,
        name: 'alertStarts',
        starter: `function alertStarts(values) {\n  // Your code\n}`,
        solution: `function alertStarts(values) {
  const starts = [];
  let above = 0;
  values.forEach((value, index) => {
    above = value > ${limit} ? above + 1 : 0;
    if (above === ${need}) starts.push(index);
  });
  return starts;
}`,
        cases: lists.map((values) => ({ arguments: [values], expected: starts(values) })),
        explanation: `Count consecutive values above ${limit}. An alert starts exactly when the count reaches ${need}; a larger count is the same alert.`,
      };
    },
  },
  {
    id: 'do-fn-queue-workers',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const each = random.integer(3, 12);
      const minutes = random.integer(2, 10);
      const least = random.integer(1, 3);
      const most = random.integer(10, 20);
      const wanted = (jobs: number) =>
        Math.min(most, Math.max(least, Math.ceil(jobs / (each * minutes))));
      const whole = each * minutes * (least + 2);
      const cases = [whole, whole + 1, 0, each * minutes * (most + 5), 1, whole - 1];
      return {
        kind: 'function',
        prompt: `Write workers(jobs). A worker finishes ${each} jobs a minute, and all jobs in the queue must be done within ${minutes} minutes. Return how many workers are needed, but at least ${least} and at most ${most}.`,
        name: 'workers',
        starter: `function workers(jobs) {\n  // Your code\n}`,
        solution: `function workers(jobs) {
  return Math.min(${most}, Math.max(${least}, Math.ceil(jobs / ${each * minutes})));
}`,
        cases: cases.map((jobs) => ({ arguments: [jobs], expected: wanted(jobs) })),
        explanation: `One worker finishes ${each} × ${minutes} = ${each * minutes} jobs in time. Round up, because part of a worker’s load needs a whole worker, and keep the result within the bounds.`,
      };
    },
  },
  {
    id: 'do-fn-error-paths',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const percent = random.pick([10, 20, 25, 40, 50]);
      const [a = '', b = '', c = ''] = random.sample(services, 3);
      const faulty = (lines: string[]) => {
        const counts = new Map<string, { all: number; failed: number }>();
        for (const line of lines) {
          const [path = '', status = ''] = line.split(' ');
          const count = counts.get(path) ?? { all: 0, failed: 0 };
          count.all++;
          if (Number(status) >= 500) count.failed++;
          counts.set(path, count);
        }
        return [...counts]
          .filter(([, { all, failed }]) => failed * 100 >= all * percent)
          .map(([path]) => path)
          .sort();
      };
      const some = (path: string, good: number, failed: number) => [
        ...times(good, () => `/${path} 200`),
        ...times(failed, () => `/${path} ${random.pick([500, 502, 503])}`),
      ];
      const logs: string[][] = [
        [`/${a} 200`, `/${b} 500`, `/${a} 301`],
        [...some(a, 9, 1), ...some(b, 3, 1)],
        [],
        [`/${c} 404`, `/${c} 499`],
        random.sample([...some(a, 4, 1), ...some(b, 3, 2), ...some(c, 1, 1)], 12),
        [...some(c, 6, 4), ...some(a, 19, 1), ...some(b, 0, 2)],
      ];
      return {
        kind: 'function',
        prompt: `Write faultyPaths(lines). Each line is a path and a status code, such as '/cart 200'. Return the paths for which at least ${percent}% of the lines have a status of 500 or more, in alphabetical order.`,
        name: 'faultyPaths',
        starter: `function faultyPaths(lines) {\n  // Your code\n}`,
        solution: `function faultyPaths(lines) {
  const counts = {};
  for (const line of lines) {
    const [path, status] = line.split(' ');
    counts[path] ??= { all: 0, failed: 0 };
    counts[path].all++;
    if (Number(status) >= 500) counts[path].failed++;
  }
  return Object.keys(counts)
    .filter((path) => counts[path].failed * 100 >= counts[path].all * ${percent})
    .sort();
}`,
        cases: logs.map((lines) => ({ arguments: [lines], expected: faulty(lines) })),
        explanation: `Count all lines and the failed ones for each path. Comparing failed × 100 with all × ${percent} needs no division, so nothing is rounded.`,
      };
    },
  },
];

const sql: TestItem[] = [
  {
    id: 'do-sql-open-incidents',
    difficulty: 'easy',
    skill: 'SQL',
    make: (random) => {
      const least = random.integer(2, 4);
      // The first three would reveal a wrong bound or a closed incident that is listed.
      const severities = [least, least - 1, 5];
      const closed = [null, null, '2026-05-02'];
      const rows = times(9, (index) => [
        index + 1,
        random.pick(services),
        severities[index] ?? random.integer(1, 5),
        `2026-04-${two(random.integer(1, 28))}`,
        index < 3 ? (closed[index] ?? null) : random.pick([null, '2026-05-01', '2026-05-02']),
      ]);
      return {
        kind: 'sql',
        prompt: `List the incidents that are still open (they have no closed_on date) and have a severity of at least ${least}. Columns: id, service. Sort by id.`,
        setup: `CREATE TABLE incidents (id INTEGER PRIMARY KEY, service TEXT NOT NULL, severity INTEGER NOT NULL, opened_on TEXT NOT NULL, closed_on TEXT);
${insert('incidents', rows)}`,
        starter: 'SELECT *\nFROM incidents;',
        solution: `SELECT id, service
FROM incidents
WHERE closed_on IS NULL AND severity >= ${least}
ORDER BY id;`,
        ordered: true,
        explanation:
          'A missing value is found with IS NULL. closed_on = NULL is never true, not even for NULL.',
      };
    },
  },
  {
    id: 'do-sql-failure-rate',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(services, 3);
      const rows = times(12, (index) => [
        index + 1,
        names[index % 3] ?? '',
        index === 1 ? 'failed' : index % 3 === 0 ? 'ok' : random.pick(['ok', 'failed']),
      ]);
      return {
        kind: 'sql',
        prompt:
          'For each service, show how many deployments it had and how many of them failed, even if none did. Columns: service, deployments, failed. Sort by service.',
        setup: `CREATE TABLE deployments (id INTEGER PRIMARY KEY, service TEXT NOT NULL, result TEXT NOT NULL);
${insert('deployments', random.sample(rows, rows.length))}`,
        starter: 'SELECT *\nFROM deployments;',
        solution: `SELECT service, COUNT(*) AS deployments, SUM(result = 'failed') AS failed
FROM deployments
GROUP BY service
ORDER BY service;`,
        ordered: true,
        explanation:
          'SUM over a condition counts the rows for which it is true; SUM(CASE WHEN … THEN 1 ELSE 0 END) is the same. A WHERE for failed rows would lose the other deployments.',
      };
    },
  },
  {
    id: 'do-sql-running-version',
    difficulty: 'hard',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(services, 4);
      const [failing, numbered] = names;
      const rows = names.flatMap((name) =>
        times(3, (index): [string, string, string, string] => [
          name,
          `1.${name === numbered && index === 1 ? 9 : random.integer(1, 5) + index * 6}`,
          name === failing
            ? index === 2
              ? 'failed'
              : 'ok'
            : index === 0 || name === numbered
              ? 'ok'
              : random.pick(['ok', 'failed']),
          `2026-06-${two(random.integer(1, 8) + index * 9)} 10:${random.integer(10, 59)}`,
        ]),
      );
      return {
        kind: 'sql',
        prompt:
          "A service runs the version of its last deployment with the result 'ok'. Show the running version of each service. Columns: service, version. Sort by service.",
        setup: `CREATE TABLE deployments (service TEXT NOT NULL, version TEXT NOT NULL, result TEXT NOT NULL, at TEXT NOT NULL);
${insert('deployments', random.sample(rows, rows.length))}`,
        starter: 'SELECT *\nFROM deployments;',
        solution: `SELECT service, version
FROM (
  SELECT service, version, ROW_NUMBER() OVER (PARTITION BY service ORDER BY at DESC) AS place
  FROM deployments
  WHERE result = 'ok'
)
WHERE place = 1
ORDER BY service;`,
        ordered: true,
        explanation:
          'Leave out the failed deployments first, then take the newest row of each service. MAX(version) compares text and would put 1.9 above 1.10.',
      };
    },
  },
];

export const items: TestItem[] = [...choice, ...output, ...text, ...functions, ...sql];
