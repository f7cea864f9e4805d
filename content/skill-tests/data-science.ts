import type { TestItem } from '#domain/skill-test/test-item.ts';
import { insert, people, round, sum, times } from './item-parts.ts';
import { fourOptions } from './options.ts';

const two = (value: number) => String(value).padStart(2, '0');

const mean = (values: readonly number[]) => sum(values) / values.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** A list as Python prints it. */
const list = (values: readonly (number | string)[]) =>
  `[${values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(', ')}]`;

/** A number as Python prints a float. */
const float = (value: number) => (Number.isInteger(value) ? value.toFixed(1) : String(value));

const choice: TestItem[] = [
  {
    id: 'ds-median-outlier',
    difficulty: 'easy',
    skill: 'Statistics',
    make: (random) => {
      const usual = times(4, () => random.integer(28, 60));
      const values = [...usual, random.integer(30, 60) * 10];
      const shown = random.sample(values, 5);
      return {
        kind: 'choice',
        prompt: `Five salaries, in thousands: ${shown.join(', ')}. Which measure describes the typical salary best, and what is its value?`,
        options: fourOptions(`The median, ${median(values)}`, [
          `The mean, ${mean(values)}`,
          `The median, ${shown[2] === median(values) ? Math.max(...usual) + 1 : (shown[2] ?? 0)}`,
          `The midpoint between lowest and highest, ${(Math.min(...values) + Math.max(...values)) / 2}`,
        ]),
        explanation:
          'One very high salary pulls the mean up. The median is the middle of the sorted values, and one extreme value hardly changes it.',
      };
    },
  },
  {
    id: 'ds-precision-recall',
    difficulty: 'easy',
    skill: 'Machine learning',
    make: (random) => {
      const hit = random.integer(3, 9) * 10;
      const [alarm = 10, missed = 20] = random.sample([10, 20, 30, 40, 50, 60], 2);
      const rest = random.integer(50, 90) * 10;
      const precision = random.pick([true, false]);
      const of = (part: number, all: number) => `${round((100 * part) / all, 1)}%`;
      return {
        kind: 'choice',
        prompt: `A fraud model marked ${hit + alarm} payments as fraud; ${hit} of them were fraud. Among the ${missed + rest} payments that it did not mark, ${missed} were fraud. What is its ${precision ? 'precision' : 'recall'}?`,
        options: fourOptions(precision ? of(hit, hit + alarm) : of(hit, hit + missed), [
          of(hit, hit + alarm),
          of(hit, hit + missed),
          of(hit + rest, hit + alarm + missed + rest),
          of(hit, hit + alarm + missed),
          of(rest, rest + alarm),
          of(alarm, hit + alarm),
          of(missed, hit + missed),
        ]),
        explanation: precision
          ? `Precision asks how many of the marked payments were fraud: ${hit} of ${hit + alarm}.`
          : `Recall asks how much of the fraud was found: ${hit} of ${hit + missed}.`,
      };
    },
  },
  {
    id: 'ds-f1',
    difficulty: 'medium',
    skill: 'Machine learning',
    make: (random) => {
      const [p = 90, r = 30] = random.sample([10, 20, 30, 40, 50, 60, 80, 90], 2);
      const f1 = (2 * p * r) / (p + r);
      return {
        kind: 'choice',
        prompt: `A classifier has a precision of ${p}% and a recall of ${r}%. What is its F1 score?`,
        options: fourOptions(
          round(f1, 1),
          random.sample([(p + r) / 2, round((p * r) / 100, 1), Math.max(p, r), Math.min(p, r)], 4),
          '%',
        ),
        explanation: `F1 is the harmonic mean, 2 × ${p} × ${r} ÷ (${p} + ${r}). It stays near the smaller of the two, so a model cannot get a high score with only one of them.`,
      };
    },
  },
  {
    id: 'ds-majority-baseline',
    difficulty: 'medium',
    skill: 'Machine learning',
    make: (random) => {
      const positive = random.integer(2, 12);
      const accuracy = 100 - positive - random.integer(1, 4);
      const what = random.pick(['leave', 'pay late', 'return the goods', 'click']);
      return {
        kind: 'choice',
        prompt: `${positive}% of the customers ${what}. A model that predicts who will do so has an accuracy of ${accuracy}% on a representative test set. What do you conclude?`,
        options: fourOptions(
          `Predicting "no" for everyone is ${100 - positive}% accurate, so this accuracy proves nothing`,
          [
            `The model is good, because ${accuracy}% is far above the 50% accuracy of guessing at random`,
            `The model finds ${accuracy}% of the customers who ${what}`,
            `${accuracy}% of the customers whom the model marks really ${what}`,
          ],
        ),
        explanation: `With rare events, accuracy says little: the simplest baseline is right for ${100 - positive}%. Look at precision and recall instead.`,
      };
    },
  },
  {
    id: 'ds-bayes-alarm',
    difficulty: 'hard',
    skill: 'Statistics',
    make: (random) => {
      const sick = random.pick([50, 100, 200, 500]);
      const found = random.pick([80, 90, 95]);
      const wrong = random.pick([2, 4, 5, 10]);
      const hits = (sick * found) / 100;
      const alarms = ((10000 - sick) * wrong) / 100;
      const percent = (value: number) => `${round(value, 1)}%`;
      return {
        kind: 'choice',
        prompt: `Of 10,000 machines, ${sick} have a fault. A test finds ${found}% of the faults, and it also raises an alarm for ${wrong}% of the machines without one. The test raises an alarm for one machine. How likely is it that this machine has a fault?`,
        options: fourOptions(percent((100 * hits) / (hits + alarms)), [
          ...random.sample(
            [
              percent(found),
              percent(100 - wrong),
              percent(sick / 100),
              percent((found * (100 - wrong)) / 100),
              percent(hits / 100),
            ],
            5,
          ),
        ]),
        explanation: `Expect ${hits} true alarms and ${alarms} false ones, because machines without a fault are so much more common.`,
      };
    },
  },
  {
    id: 'ds-scale-deviation',
    difficulty: 'medium',
    skill: 'Statistics',
    make: (random) => {
      const average = random.integer(10, 30);
      const deviation = random.integer(3, 9);
      const factor = random.integer(2, 4);
      const plus = random.integer(10, 50);
      return {
        kind: 'choice',
        prompt: `Measurements have a mean of ${average} and a standard deviation of ${deviation}. Each value is multiplied by ${factor}, and then ${plus} is added. What are the new mean and standard deviation?`,
        options: fourOptions(`${average * factor + plus} and ${deviation * factor}`, [
          `${average * factor + plus} and ${deviation * factor + plus}`,
          `${average * factor + plus} and ${deviation}`,
          `${average * factor + plus} and ${deviation * factor * factor}`,
          `${average * factor} and ${deviation * factor}`,
        ]),
        explanation:
          'Adding a number shifts all values and leaves the distances between them unchanged. Multiplying stretches the distances, and with them the standard deviation, by the same factor; the variance grows by its square.',
      };
    },
  },
  {
    id: 'ds-standard-error',
    difficulty: 'medium',
    skill: 'Statistics',
    make: (random) => {
      const root = random.pick([5, 10, 20, 25]);
      const error = random.integer(2, 9);
      const times4 = random.pick([true, false]);
      const users = root * root;
      return {
        kind: 'choice',
        prompt: times4
          ? `A sample of ${users} users gives a mean with a standard error of ${error * 2} seconds. About how many users are needed for a standard error of ${error} seconds?`
          : `A sample of ${users} users has a standard deviation of ${error * root} seconds. What is the standard error of its mean?`,
        options: times4
          ? fourOptions(users * 4, [users * 2, Math.round(users * 1.4), users * 16], ' users')
          : fourOptions(
              error,
              [error * root, round((error * root) / users, 2), error * 2, error * 3],
              ' s',
            ),
        explanation: times4
          ? 'The standard error falls with the square root of the sample size, so halving it takes four times as many users.'
          : `Standard deviation ÷ √n: ${error * root} ÷ √${users} = ${error * root} ÷ ${root}.`,
      };
    },
  },
  {
    id: 'ds-confidence-interval',
    difficulty: 'hard',
    skill: 'Statistics',
    make: () => ({
      kind: 'choice',
      prompt:
        'A study estimates that a new layout saves users time, with a 95% confidence interval from 1.2 to 3.4 seconds. What does 95% mean, in the usual frequentist sense?',
      options: [
        'If the study were repeated many times, about 95% of the intervals computed this way would contain the true value',
        'If the study were repeated many times, about 95% of the new estimates would lie in this interval, from 1.2 to 3.4 seconds',
        '95% of the users save between 1.2 and 3.4 seconds',
        'There is a 5% chance that the layout has no effect',
      ],
      explanation:
        'The 95% is a property of the method over many studies. It says nothing about individual users, and one interval does not predict the estimates of other studies.',
    }),
  },
  {
    id: 'ds-p-value',
    difficulty: 'medium',
    skill: 'A/B testing',
    make: () => ({
      kind: 'choice',
      prompt: 'An A/B test of a new button ends with p = 0.03. What does this number say?',
      options: [
        'If the button made no difference, a result at least this extreme would occur in about 3% of such tests',
        'The probability that the button makes no difference is 3%',
        'The button raises the conversion rate by 3%',
        'If the test were repeated with the same number of users, it would confirm the result with a probability of 97%',
      ],
      explanation:
        'A p-value assumes that there is no effect and asks how surprising the data would be. It is not the probability of a hypothesis and not the size of an effect.',
    }),
  },
  {
    id: 'ds-multiple-tests',
    difficulty: 'medium',
    skill: 'A/B testing',
    make: (random) => {
      const tests = random.integer(3, 30) * 20;
      const level = random.pick([1, 5, 10]);
      const right = (tests * level) / 100;
      return {
        kind: 'choice',
        prompt: `A team compares ${tests} metrics between two randomly assigned groups that are treated exactly alike. It calls a difference significant if p < ${level / 100}. How many significant differences are expected?`,
        options: fourOptions(right, random.sample([0, right * 2, right / 2, right * 4, tests], 5)),
        explanation: `With no effect at all, each test still has a ${level}% chance to look significant: ${tests} × ${level / 100}. Decide on one main metric before the test, or correct for the number of tests.`,
      };
    },
  },
  {
    id: 'ds-confounder',
    difficulty: 'easy',
    skill: 'Data analysis',
    make: () => ({
      kind: 'choice',
      prompt:
        'Users who turn on notifications stay subscribed twice as long as users who do not. A manager wants to turn notifications on for everyone to keep more users. What is the strongest objection?',
      options: [
        'Users who like the product turn them on more often and would stay anyway',
        'Twice as long is not a large enough difference to act on',
        'The comparison should use the mean number of days instead of the median number of days',
        'Both groups must have the same number of users before their subscriptions can be compared',
      ],
      explanation:
        'Users chose their own group, so their interest can cause both. An experiment that assigns notifications at random can answer the question.',
    }),
  },
  {
    id: 'ds-simpson',
    difficulty: 'hard',
    skill: 'Data analysis',
    make: () => ({
      kind: 'choice',
      prompt:
        'The new page converts better than the old one on phones (4% against 3%) and on desktops (12% against 11%). Across all visitors it converts worse (5% against 9%). What explains this?',
      options: [
        'The new page was shown mostly on phones and the old one mostly on desktops',
        'The differences of one percentage point are too small to be real',
        'Some visitors used both a phone and a desktop and were counted twice',
        'It cannot happen: at least one of the numbers must be wrong',
      ],
      explanation:
        "This is Simpson's paradox: the mix of devices differs between the pages, and phone visits convert less often. Compare within each device, or assign pages at random.",
    }),
  },
  {
    id: 'ds-leak-scaling',
    difficulty: 'medium',
    skill: 'scikit-learn',
    make: () => ({
      kind: 'choice',
      prompt: 'What is wrong with this evaluation?',
      code: {
        language: 'python',
        text: `X = StandardScaler().fit_transform(X)
X_train, X_test, y_train, y_test = train_test_split(X, y, random_state=0)
model = LogisticRegression().fit(X_train, y_train)
print(model.score(X_test, y_test))`,
      },
      options: [
        'The scaler has seen the test rows, so information leaks into the training set',
        'Logistic regression must not be used with features that were scaled to unit variance',
        'The target y must be scaled together with X',
        'random_state=0 picks a split for which the score looks better than it really is',
      ],
      explanation:
        'Split first, fit the scaler on the training rows only, and apply it to both parts. A Pipeline does that, within cross-validation too.',
    }),
  },
  {
    id: 'ds-time-split',
    difficulty: 'medium',
    skill: 'Machine learning',
    make: () => ({
      kind: 'choice',
      prompt:
        'A model will predict next week’s sales from three years of daily data. How should it be evaluated?',
      options: [
        'Train on earlier days and test on later ones, several times with a moving cutoff',
        'Choose a random fifth of the days as the test set',
        'Use five-fold cross-validation with shuffled days, and take the mean of the five errors',
        'Train and test on all three years, because daily data is too scarce to hold any of it back',
      ],
      explanation:
        'In use, the model knows only the past. A random split lets it learn from days just before and after each test day, so its error looks too small.',
    }),
  },
  {
    id: 'ds-fit-diagnosis',
    difficulty: 'easy',
    skill: 'Machine learning',
    make: (random) => {
      const human = random.integer(4, 6);
      const state = random.pick(['over', 'under', 'good'] as const);
      const train = {
        over: random.integer(1, 4),
        under: random.integer(24, 34),
        good: human,
      }[state];
      const test = train + (state === 'over' ? random.integer(15, 28) : 1);
      const remedies = {
        over: 'More training data or stronger regularization',
        under: 'A more flexible model or better features',
        good: 'Not much: the model is already close to human performance',
      };
      const whys = {
        over: 'The model does far better on data it has already seen: it overfits.',
        under: 'The error is high even on the training data: the model underfits.',
        good: 'Both errors are close to each other and to the human error.',
      };
      return {
        kind: 'choice',
        prompt: `A model has an error of ${train}% on the training data and ${test}% on the validation data. People have an error of ${human}% on this task. What is most likely to reduce the validation error?`,
        options: fourOptions(remedies[state], [
          ...Object.values(remedies),
          'A larger validation set',
        ]),
        explanation: whys[state],
      };
    },
  },
  {
    id: 'ds-regularization',
    difficulty: 'medium',
    skill: 'Machine learning',
    make: () => ({
      kind: 'choice',
      prompt:
        'A linear regression with 300 features overfits. You want a model that uses only some of the features and ignores the rest. Which change does that?',
      options: [
        'Lasso, because its L1 penalty sets some coefficients to exactly 0',
        'Ridge, because its L2 penalty sets some coefficients to exactly 0',
        'Scaling the features, because small coefficients then become 0',
        'A smaller test set, because then more rows support each feature',
      ],
      explanation:
        'The L1 penalty removes features. Ridge’s L2 penalty makes coefficients smaller but hardly ever exactly 0.',
    }),
  },
  {
    id: 'ds-fold-rows',
    difficulty: 'easy',
    skill: 'Machine learning',
    make: (random) => {
      const folds = random.pick([4, 5, 8, 10]);
      const part = random.integer(11, 90);
      const rows = part * folds;
      return {
        kind: 'choice',
        prompt: `${folds}-fold cross-validation is run on ${rows} rows. How many rows is each model trained on, and how many models are trained?`,
        options: fourOptions(`${rows - part} rows, ${folds} models`, [
          `${part} rows, ${folds} models`,
          `${rows - part} rows, 1 model`,
          `${rows} rows, ${folds} models`,
        ]),
        explanation: `Each fold of ${part} rows is left out once for testing, and a model is trained on the other ${rows - part}.`,
      };
    },
  },
  {
    id: 'ds-one-hot',
    difficulty: 'easy',
    skill: 'pandas',
    make: (random) => {
      const cities = random.integer(4, 12);
      const plans = random.integer(3, 6);
      const numbers = random.integer(2, 7);
      const drop = random.pick([true, false]);
      const right = numbers + cities + plans - (drop ? 2 : 0);
      return {
        kind: 'choice',
        prompt: `df has ${numbers} numeric columns and the text columns city (${cities} different values) and plan (${plans} different values), without missing values. How many columns does the result have?`,
        code: {
          language: 'python',
          text: `pd.get_dummies(df, columns=['city', 'plan']${drop ? ', drop_first=True' : ''})`,
        },
        options: fourOptions(
          right,
          random.sample(
            [
              numbers + cities + plans + 2,
              numbers + cities * plans,
              numbers + 2,
              numbers + cities + plans - (drop ? 1 : 2),
              cities + plans,
            ],
            5,
          ),
        ),
        explanation: `Each text column is replaced by one column for each of its values${drop ? ', without the first' : ''}: ${numbers} + ${drop ? cities - 1 : cities} + ${drop ? plans - 1 : plans}.`,
      };
    },
  },
  {
    id: 'ds-linear-effect',
    difficulty: 'easy',
    skill: 'Statistics',
    make: (random) => {
      const base = random.integer(20, 60);
      const rooms = random.integer(8, 20);
      const age = random.integer(1, 4);
      // Rents stay positive.
      const [r, a] = [random.integer(2, 6), random.integer(3, 8)];
      return {
        kind: 'choice',
        prompt: `A linear model predicts rents: rent = ${base} + ${rooms} × rooms − ${age} × age. What does it predict for ${r} rooms and an age of ${a}, and how much does the prediction change with each additional year of age?`,
        options: fourOptions(`${base + rooms * r - age * a}, and it falls by ${age}`, [
          `${base + rooms * r - age * a}, and it falls by ${age * a}`,
          `${base + rooms * r + age * a}, and it rises by ${age}`,
          `${rooms * r - age * a}, and it falls by ${age}`,
        ]),
        explanation: `${base} + ${rooms * r} − ${age * a}. Each coefficient is the change for one more unit, with the other feature held fixed.`,
      };
    },
  },
  {
    id: 'ds-odds-ratio',
    difficulty: 'hard',
    skill: 'Statistics',
    make: (random) => {
      const p = random.pick([10, 20, 25, 40, 50, 60]);
      const ratio = random.integer(2, 5);
      const odds = (p / (100 - p)) * ratio;
      const feature = random.pick(['a referral', 'a discount', 'a second visit', 'a saved cart']);
      return {
        kind: 'choice',
        prompt: `In a logistic regression, ${feature} has an odds ratio of ${ratio}. For a visitor without it, the model predicts ${p}%. What does it predict for the same visitor with it, everything else unchanged?`,
        options: fourOptions(
          round((100 * odds) / (1 + odds), 1),
          random.sample(
            [
              p * ratio < 100 ? p * ratio : 100,
              round(100 * (1 - (1 - p / 100) ** ratio), 1),
              round(p + ratio, 1),
              round(p + (p * ratio) / 20, 1),
            ],
            4,
          ),
          '%',
        ),
        explanation: `The ratio multiplies the odds, not the probability: ${p} : ${100 - p} becomes ${p * ratio} : ${100 - p}, which is ${p * ratio} ÷ ${p * ratio + 100 - p}.`,
      };
    },
  },
  {
    id: 'ds-mae-rmse',
    difficulty: 'medium',
    skill: 'Machine learning',
    make: (random) => {
      const [a = 1, b = 7] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2);
      const small = round((a + b) / 2, 1);
      const large = Math.sqrt((a * a + b * b) / 2);
      const squared = random.pick([true, false]);
      const shown = [-a, b];
      return {
        kind: 'choice',
        prompt: `Two predictions are off by ${shown[0]} and +${shown[1]}. What is the ${squared ? 'root mean squared error' : 'mean absolute error'}, to two decimals?`,
        options: fourOptions((squared ? large : small).toFixed(2), [
          large.toFixed(2),
          small.toFixed(2),
          ((b - a) / 2).toFixed(2),
          ((a * a + b * b) / 2).toFixed(2),
          (a + b).toFixed(2),
        ]),
        explanation: squared
          ? `√((${a}² + ${b}²) ÷ 2). Squaring gives large errors more weight than the mean absolute error does.`
          : `(${a} + ${b}) ÷ 2, without the signs. With them, errors in opposite directions would cancel out.`,
      };
    },
  },
  {
    id: 'ds-threshold',
    difficulty: 'medium',
    skill: 'Machine learning',
    make: () => ({
      kind: 'choice',
      prompt:
        'A classifier marks a case as positive if its score is at least 0.5. The threshold is raised to 0.8, with the same model and data. What is certain?',
      options: [
        'Recall cannot rise',
        'Precision must rise',
        'Accuracy must fall',
        'The area under the ROC curve must fall',
      ],
      explanation:
        'Fewer cases are marked, so no more true ones can be found. Precision often rises, but it doesn’t have to; the ROC curve covers all thresholds and stays the same.',
    }),
  },
  {
    id: 'ds-iqr-fence',
    difficulty: 'medium',
    skill: 'Data analysis',
    make: (random) => {
      const lower = random.integer(20, 50);
      const spread = random.integer(4, 15) * 2;
      const upper = lower + spread;
      const [high, low] = [upper + 1.5 * spread, lower - 1.5 * spread];
      const above = random.pick([true, false]);
      return {
        kind: 'choice',
        prompt: `The quartiles of a column are Q1 = ${lower} and Q3 = ${upper}. By the 1.5 × IQR rule, which of these values is an outlier?`,
        options: fourOptions(
          above ? high + random.integer(1, 4) : low - random.integer(1, 4),
          above
            ? [high - random.integer(1, 3), upper + spread, lower - spread]
            : [low + random.integer(1, 3), lower - spread, upper + spread],
        ),
        explanation: `IQR = ${upper} − ${lower} = ${spread}. Outliers lie above ${upper} + 1.5 × ${spread} = ${high} or below ${lower} − 1.5 × ${spread} = ${low}.`,
      };
    },
  },
  {
    id: 'ds-peeking',
    difficulty: 'medium',
    skill: 'A/B testing',
    make: () => ({
      kind: 'choice',
      prompt:
        'A team looks at its A/B test every morning and stops as soon as p < 0.05, or after 30 days. The two versions are in fact equally good. What happens?',
      options: [
        'The test finds a "winner" in far more than 5% of such tests',
        'The test finds a "winner" in 5% of such tests, as planned',
        'The test finds a "winner" in far fewer than 5% of such tests',
        'The p-value goes toward 0 as more visitors arrive',
      ],
      explanation:
        'Each look is another chance for a false alarm. Fix the sample size before the test, or use a sequential method designed for repeated looks.',
    }),
  },
  {
    id: 'ds-cut-axis',
    difficulty: 'medium',
    skill: 'Data visualization',
    make: (random) => {
      const start = random.integer(4, 9) * 10;
      const low = random.integer(1, 4);
      const factor = random.integer(2, 6);
      const [a, b] = [start + low, start + low * factor];
      return {
        kind: 'choice',
        prompt: `In a bar chart, team A has ${a} points and team B has ${b}. The axis starts at ${start} instead of 0. How many times as high as A’s bar does B’s bar look?`,
        options: fourOptions(
          factor,
          random.sample(
            [round(b / a, 2), round((b - a) / a + 1, 1) + 1, factor + 1, factor + 2, b - a],
            5,
          ),
          ' times',
        ),
        explanation: `Only the parts above ${start} are drawn: ${b - start} against ${a - start}. In fact B has ${round(b / a, 2)} times as many points, so bars should start at 0.`,
      };
    },
  },
  {
    id: 'ds-cost-threshold',
    difficulty: 'hard',
    skill: 'Machine learning',
    make: (random) => {
      const share = random.pick([4, 5, 8, 10, 15, 20, 25, 30]);
      const value = random.integer(2, 12) * 100;
      const cost = (value * share) / 100;
      return {
        kind: 'choice',
        prompt: `Offering a discount to a customer costs ${cost}. If the customer was about to leave, they stay, which is worth ${value}; otherwise the cost is simply lost. Above which predicted (well-calibrated) probability of leaving does the offer pay off?`,
        options: fourOptions(
          share,
          random.sample([50, 100 - share, share * 2, share / 2, share / 4], 5),
          '%',
        ),
        explanation: `The expected gain, p × ${value}, must exceed the cost of ${cost}: p > ${cost} ÷ ${value}. The best threshold follows from costs and gains and is rarely 50%.`,
      };
    },
  },
  {
    id: 'ds-rag-missing',
    difficulty: 'medium',
    skill: 'Large language models',
    make: () => ({
      kind: 'choice',
      prompt:
        'An assistant answers from documents that a search step puts into the prompt. For 40% of the wrong answers, the document with the right answer was not among those that the search found. What should be improved first for these cases?',
      options: [
        'The search step: how documents are split, indexed and ranked',
        'The temperature of the model, which should be lowered to 0 for factual answers',
        'The size of the model, which should be larger to write better answers',
        'The part of the prompt that tells the model to keep its answers short',
      ],
      explanation:
        'The model cannot use what it was not given. Measure the search on its own, for example by how often the right document is among the first five.',
    }),
  },
  {
    id: 'ds-loss-diverges',
    difficulty: 'easy',
    skill: 'Deep learning',
    make: () => ({
      kind: 'choice',
      prompt:
        'The training loss of a neural network jumps up and down, rises within a few steps, and becomes NaN. What do you try first?',
      options: [
        'A smaller learning rate',
        'More epochs',
        'A larger network',
        'A larger share of data for testing',
      ],
      explanation:
        'Steps that are too large overshoot the minimum, and the weights explode. Longer training or a larger network does not change that.',
    }),
  },
  {
    id: 'ds-join-fan-out',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const orders = times(3, () => ({
        total: random.integer(2, 12) * 10,
        lines: random.integer(1, 4),
      }));
      orders[0] = { total: 50, lines: random.integer(2, 4) };
      const right = sum(orders.map(({ total, lines }) => total * lines));
      const true_ = sum(orders.map(({ total }) => total));
      return {
        kind: 'choice',
        prompt: `Three orders have totals of ${orders.map(({ total }) => total).join(', ')} and, in the same order, ${orders.map(({ lines }) => lines).join(', ')} rows in order_lines. What does the query return?`,
        code: {
          language: 'sql',
          text: `SELECT SUM(o.total)
FROM orders o
JOIN order_lines l ON l.order_id = o.id;`,
        },
        options: fourOptions(right, [
          true_,
          true_ * 3,
          sum(orders.map(({ lines }) => lines)),
          true_ + sum(orders.map(({ lines }) => lines)),
          true_ * 2,
        ]),
        explanation: `The join repeats each order once for each of its lines, so its total is added that many times. Without the join the sum is ${true_}.`,
      };
    },
  },
  {
    id: 'ds-load-twice',
    difficulty: 'medium',
    skill: 'Data engineering',
    make: () => ({
      kind: 'choice',
      prompt:
        'A nightly job adds the day’s sales to a table with INSERT. When it fails halfway, it is started again, and some sales end up in the table twice. Which change makes it safe to run again?',
      options: [
        'Delete the rows of that day and insert them again, in one transaction',
        'Start the job an hour later, when fewer failures occur',
        'Remove the duplicates with SELECT DISTINCT in each report that uses the table',
        'Write a log entry before each row is inserted, and compare it with the table by hand',
      ],
      explanation:
        'A load should be idempotent: running it again leaves the table the same. An upsert by key is the other common way. DISTINCT would also drop real sales that happen to look alike.',
    }),
  },
  {
    id: 'ds-py-slice',
    difficulty: 'easy',
    skill: 'Python',
    make: (random) => {
      const values = random.sample([3, 5, 8, 12, 17, 21, 26, 30, 34], 7);
      const from = random.integer(1, 3);
      const to = random.integer(4, 6);
      const negative = random.pick([true, false]);
      const end = negative ? to - 7 : to;
      return {
        kind: 'choice',
        prompt: 'What does this program print?',
        code: {
          language: 'python',
          text: `values = ${list(values)}\nprint(values[${from}:${end}])`,
        },
        options: fourOptions(list(values.slice(from, to)), [
          list(values.slice(from, to + 1)),
          list(values.slice(from - 1, to)),
          list(values.slice(from - 1, to - 1)),
        ]),
        explanation: `The first element has index 0; the start is included and the end is not.${negative ? ` ${end} counts from the end.` : ''}`,
      };
    },
  },
  {
    id: 'ds-py-mutable-default',
    difficulty: 'medium',
    skill: 'Python',
    make: (random) => {
      const [a = 1, b = 2, c = 3] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3);
      const shared = random.pick([true, false]);
      return {
        kind: 'choice',
        prompt: 'What does the last line print?',
        code: {
          language: 'python',
          text: shared
            ? `def collect(value, seen=[]):
    seen.append(value)
    return seen

collect(${a})
collect(${b}, [])
print(collect(${c}))`
            : `def collect(value, seen=None):
    if seen is None:
        seen = []
    seen.append(value)
    return seen

collect(${a})
collect(${b}, [])
print(collect(${c}))`,
        },
        options: fourOptions(list(shared ? [a, c] : [c]), [
          list([a, c]),
          list([c]),
          list([a, b, c]),
          list([b, c]),
        ]),
        explanation: shared
          ? 'A default value is created once, when the function is defined, and all calls that omit the argument share it.'
          : 'With None as the default, each call that omits the argument creates a new list, so nothing is shared.',
      };
    },
  },
  {
    id: 'ds-py-floor-division',
    difficulty: 'medium',
    skill: 'Python',
    make: (random) => {
      const divisor = random.integer(3, 9);
      const quotient = random.integer(2, 8);
      const value = divisor * quotient + random.integer(1, divisor - 1);
      const left = ((-value % divisor) + divisor) % divisor;
      return {
        kind: 'choice',
        prompt: 'What does this program print?',
        code: {
          language: 'python',
          text: `print(-${value} // ${divisor}, -${value} % ${divisor})`,
        },
        options: fourOptions(`${-quotient - 1} ${left}`, [
          `${-quotient} ${-(value % divisor)}`,
          `${-quotient} ${left}`,
          `${-quotient - 1} ${-(value % divisor)}`,
        ]),
        explanation:
          '// rounds down, toward negative infinity, and % has the sign of the divisor, so that quotient × divisor + remainder gives the original number.',
      };
    },
  },
  {
    id: 'ds-pandas-missing',
    difficulty: 'easy',
    skill: 'pandas',
    make: (random) => {
      const values = times(4, () => random.integer(1, 12) * 12);
      const gap = random.integer(0, 3);
      const known = values.filter((_, index) => index !== gap);
      const right = float(round(mean(known), 2));
      return {
        kind: 'choice',
        prompt: 'What does this program print?',
        code: {
          language: 'python',
          text: `import pandas as pd

s = pd.Series([${values.map((value, index) => (index === gap ? 'None' : value)).join(', ')}])
print(s.mean())`,
        },
        options: fourOptions(right, [float(sum(known) / 4), 'nan', float(sum(known)), 'None']),
        explanation:
          'pandas leaves missing values out: the sum of the three numbers is divided by 3, not by 4.',
      };
    },
  },
  {
    id: 'ds-pandas-merge',
    difficulty: 'medium',
    skill: 'pandas',
    make: (random) => {
      const [left, right] = [random.integer(2, 4), random.integer(2, 4)];
      const [onlyLeft, onlyRight] = [random.integer(1, 3), random.integer(4, 6)];
      const how = random.pick(['inner', 'left', 'right', 'outer'] as const);
      const counts = {
        inner: left * right,
        left: left * right + onlyLeft,
        right: left * right + onlyRight,
        outer: left * right + onlyLeft + onlyRight,
      };
      return {
        kind: 'choice',
        prompt: `Two tables share the column key. The value 'a' occurs ${left} times in df1 and ${right} times in df2. df1 has ${onlyLeft} more ${onlyLeft === 1 ? 'row' : 'rows'} and df2 has ${onlyRight} more, all with keys that the other table does not have. How many rows does the result have?`,
        code: { language: 'python', text: `df1.merge(df2, on='key', how='${how}')` },
        options: fourOptions(counts[how], [
          ...Object.values(counts),
          left + right + onlyLeft + onlyRight,
        ]),
        explanation: `Each of the ${left} rows is paired with each of the ${right}: ${left * right} rows. ${
          {
            inner: 'An inner join keeps nothing else.',
            left: `A left join also keeps the other ${onlyLeft === 1 ? 'row' : `${onlyLeft} rows`} of df1.`,
            right: `A right join also keeps the other ${onlyRight} rows of df2.`,
            outer: `An outer join also keeps the other ${onlyLeft + onlyRight} rows of both tables.`,
          }[how]
        }`,
      };
    },
  },
  {
    id: 'ds-pandas-loc',
    difficulty: 'medium',
    skill: 'pandas',
    make: (random) => {
      const from = random.integer(1, 5);
      const to = from + random.integer(2, 8);
      const loc = random.pick([true, false]);
      return {
        kind: 'choice',
        prompt: 'What does this program print?',
        code: {
          language: 'python',
          text: `import pandas as pd

df = pd.DataFrame({'n': range(20)})
part = df.${loc ? 'loc' : 'iloc'}[${from}:${to}]
print(len(part), part['n'].max())`,
        },
        options: fourOptions(loc ? `${to - from + 1} ${to}` : `${to - from} ${to - 1}`, [
          `${to - from + 1} ${to}`,
          `${to - from} ${to - 1}`,
          `${to - from} ${to}`,
          `${to - from + 1} ${to - 1}`,
        ]),
        explanation: loc
          ? 'loc selects by label and includes both ends.'
          : 'iloc selects by position and, as usual in Python, leaves out the end.',
      };
    },
  },
  {
    id: 'ds-pandas-chained',
    difficulty: 'hard',
    skill: 'pandas',
    make: () => ({
      kind: 'choice',
      prompt:
        'In pandas 3, the second line is meant to set negative stock to 0, but df does not change. What works?',
      code: {
        language: 'python',
        text: `df = pd.read_csv('stock.csv')
df[df['stock'] < 0]['stock'] = 0`,
      },
      options: [
        "df.loc[df['stock'] < 0, 'stock'] = 0",
        "df['stock'][df['stock'] < 0] = 0",
        "df[df['stock'] < 0].loc[:, 'stock'] = 0",
        "df[df['stock'] < 0].copy()['stock'] = 0",
      ],
      explanation:
        'The selection in the first brackets is a copy, so the assignment changes only that. A single loc with both rows and column changes df itself. Since pandas 3, with copy-on-write, chained assignment never works.',
    }),
  },
  {
    id: 'ds-numpy-broadcast',
    difficulty: 'hard',
    skill: 'NumPy',
    make: (random) => {
      const [m = 4, n = 3, k = 6] = random.sample([2, 3, 4, 5, 6, 7], 3);
      const fails = 'None: a + b raises a ValueError';
      const [a, b, right, why] = random.pick<[string, string, string, string]>([
        [
          `(${m}, 1)`,
          `(${n},)`,
          `(${m}, ${n})`,
          `(${n},) counts as (1, ${n}), and both 1s are stretched.`,
        ],
        [`(${m}, ${n})`, `(${n},)`, `(${m}, ${n})`, `(${n},) is added to each row.`],
        [
          `(${m}, ${n})`,
          `(${m},)`,
          fails,
          `The last lengths, ${n} and ${m}, differ and neither is 1.`,
        ],
        [
          `(${m}, 1, ${n})`,
          `(${k}, 1)`,
          `(${m}, ${k}, ${n})`,
          'Each dimension of length 1 is stretched.',
        ],
      ]);
      return {
        kind: 'choice',
        prompt: `Array a has the shape ${a} and b has the shape ${b}. What is the shape of a + b?`,
        options: fourOptions(right, [
          fails,
          `(${m}, ${n})`,
          `(${n}, ${m})`,
          `(${m}, ${k}, ${n})`,
          `(${m + n},)`,
        ]),
        explanation: `Shapes are compared starting from the last dimension; lengths must be equal, or one of them 1. ${why}`,
      };
    },
  },
  {
    id: 'ds-numpy-axis',
    difficulty: 'medium',
    skill: 'NumPy',
    make: (random) => {
      const rows = times(2, () => times(3, () => random.integer(1, 9)));
      const columns = times(3, (index) => sum(rows.map((row) => row[index] ?? 0)));
      const axis = random.integer(0, 1);
      const sums = rows.map(sum);
      return {
        kind: 'choice',
        prompt: 'What does this program print?',
        code: {
          language: 'python',
          text: `import numpy as np

a = np.array([${rows.map(list).join(', ')}])
print(a.sum(axis=${axis}).tolist())`,
        },
        options: fourOptions(list(axis === 0 ? columns : sums), [
          list(columns),
          list(sums),
          list([sum(sums)]),
          list(rows[0] ?? []),
        ]),
        explanation:
          axis === 0
            ? 'axis=0 is the axis that disappears: the rows are added up, which leaves one sum for each column.'
            : 'axis=1 is the axis that disappears: the columns are added up, which leaves one sum for each row.',
      };
    },
  },
];

const output: TestItem[] = [
  {
    id: 'ds-out-median-sort',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const values = [
        ...random.sample([3, 5, 7, 8, 9], 2),
        ...random.sample([11, 20, 36, 42, 58], 2),
        random.integer(100, 900),
      ];
      const shown = random.sample(values, 5);
      const asText = shown.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const values = [${shown.join(', ')}];
const middle = (sorted) => sorted[Math.floor(sorted.length / 2)];
console.log(middle([...values].sort()));
console.log(middle([...values].sort((a, b) => a - b)));`,
        },
        answer: `${asText[2] ?? ''}\n${median(values)}`,
        explanation:
          'Without a comparison function, numbers are sorted as strings, so the first line need not be the median.',
      };
    },
  },
  {
    id: 'ds-out-running-total',
    difficulty: 'easy',
    skill: 'JavaScript',
    make: (random) => {
      const values = times(5, () => random.integer(-4, 9));
      const totals = values.map((_, index) => sum(values.slice(0, index + 1)));
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const changes = [${values.join(', ')}];
let total = 0;
const totals = changes.map((change) => (total += change));
console.log(totals.join(' '));
console.log(Math.max(...totals));`,
        },
        answer: `${totals.join(' ')}\n${Math.max(...totals)}`,
        explanation:
          'Each element is the sum of all changes so far, because an assignment evaluates to the assigned value.',
      };
    },
  },
  {
    id: 'ds-out-group-mean',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const [a = '', b = ''] = random.sample(['north', 'south', 'east', 'west'], 2);
      const rows = [a, b, a, b, a].map((group) => ({ group, value: random.integer(1, 9) * 6 }));
      const of = (group: string) =>
        mean(rows.filter((row) => row.group === group).map(({ value }) => value));
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const rows = [
${rows.map(({ group, value }) => `  ['${group}', ${value}],`).join('\n')}
];
const groups = new Map();
for (const [group, value] of rows) {
  const { sum, count } = groups.get(group) ?? { sum: 0, count: 0 };
  groups.set(group, { sum: sum + value, count: count + 1 });
}
for (const [group, { sum, count }] of groups) console.log(group + ' ' + sum / count);`,
        },
        answer: `${a} ${of(a)}\n${b} ${of(b)}`,
        explanation:
          'The map collects sum and count for each group, in the order in which the groups first occur.',
      };
    },
  },
  {
    id: 'ds-out-nan',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const cells = random.sample(
        [
          random.pick(['12', '15', '18']),
          random.pick(['6', '9', '3']),
          random.pick(['n/a', '?', '-']),
          random.pick(['', ' ']),
        ],
        4,
      );
      const numbers = cells.map(Number);
      const known = numbers.filter((value) => !Number.isNaN(value));
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const cells = [${cells.map((cell) => `'${cell}'`).join(', ')}];
const numbers = cells.map(Number);
const known = numbers.filter((value) => !Number.isNaN(value));
console.log(numbers.reduce((sum, value) => sum + value, 0));
console.log(known.length);
console.log(known.reduce((sum, value) => sum + value, 0) / known.length);`,
        },
        answer: ['NaN', known.length, sum(known) / known.length].join('\n'),
        explanation:
          'A string that is not a number becomes NaN, which makes the sum NaN. An empty or blank string becomes 0, so it is counted and lowers the mean.',
      };
    },
  },
  {
    id: 'ds-out-pareto',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const values = random
        .sample([2, 3, 4, 5, 6, 8, 9, 12, 15, 20, 30, 40], 6)
        .toSorted((a, b) => b - a);
      const percent = random.pick([50, 60, 70, 75, 80, 90]);
      const total = sum(values);
      let covered = 0;
      let count = 0;
      for (const value of values) {
        if (covered * 100 >= total * percent) break;
        covered += value;
        count++;
      }
      return {
        kind: 'output',
        prompt: 'The sales are sorted from the largest down. What does this program print?',
        code: {
          language: 'javascript',
          text: `const sales = [${values.join(', ')}];
const total = sales.reduce((sum, value) => sum + value, 0);
let covered = 0;
let count = 0;
for (const value of sales) {
  if (covered * 100 >= total * ${percent}) break;
  covered += value;
  count++;
}
console.log(count + ' of ' + sales.length);
console.log(covered + ' of ' + total);`,
        },
        answer: `${count} of ${values.length}\n${covered} of ${total}`,
        explanation: `The loop adds up the largest sales until they are at least ${percent}% of the total of ${total}. The check comes before the addition, so the value that reaches the share is counted.`,
      };
    },
  },
  {
    id: 'ds-out-variance',
    difficulty: 'medium',
    skill: 'Statistics',
    make: (random) => {
      const middle = random.integer(5, 20);
      const [near = 1, far = 3] = random.pick([
        [1, 3],
        [2, 4],
        [1, 5],
        [3, 5],
        [2, 6],
        [4, 6],
      ]);
      const values = random.sample([middle - far, middle - near, middle + near, middle + far], 4);
      const squares = 2 * (near * near + far * far);
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const values = [${values.join(', ')}];
const n = values.length;
const mean = values.reduce((sum, value) => sum + value, 0) / n;
const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
console.log('mean ' + mean);
console.log('population ' + squares / n);
console.log('sample ' + (squares / (n - 1)).toFixed(2));`,
        },
        answer: `mean ${middle}\npopulation ${squares / 4}\nsample ${(squares / 3).toFixed(2)}`,
        explanation: `The squared distances from ${middle} add up to ${squares}. For a whole population they are divided by n, for a sample by n − 1.`,
      };
    },
  },
  {
    id: 'ds-out-parse-index',
    difficulty: 'hard',
    skill: 'JavaScript',
    make: (random) => {
      const values = times(4, () => String(random.pick([1, 2, 3, 10, 11, 12, 20, 21, 30, 101])));
      return {
        kind: 'output',
        prompt: 'What does this program print?',
        code: {
          language: 'javascript',
          text: `const column = [${values.map((value) => `'${value}'`).join(', ')}];
console.log(column.map(parseInt).join(' '));
console.log(column.map(Number).join(' '));`,
        },
        answer: `${values.map((value, index) => parseInt(value, index)).join(' ')}\n${values.join(' ')}`,
        explanation:
          'map passes the index as the second argument, and parseInt takes it as the base: 0 means base 10, base 1 gives NaN, base 2 reads only 0 and 1, and base 3 only 0 to 2.',
      };
    },
  },
  {
    id: 'ds-out-best-epoch',
    difficulty: 'medium',
    skill: 'JavaScript',
    make: (random) => {
      const losses = random.sample([31, 34, 38, 42, 45, 49, 53, 60], 7);
      const patience = random.integer(2, 3);
      let best = Infinity;
      let epoch = 0;
      let waited = 0;
      let last = 0;
      for (const [index, loss] of losses.entries()) {
        last = index;
        if (loss < best) {
          best = loss;
          epoch = index;
          waited = 0;
        } else {
          waited++;
          if (waited === patience) break;
        }
      }
      return {
        kind: 'output',
        prompt: 'This program uses early stopping. What does it print?',
        code: {
          language: 'javascript',
          text: `const losses = [${losses.join(', ')}];
let best = Infinity, bestEpoch = 0, waited = 0, epoch = 0;
for (; epoch < losses.length; epoch++) {
  if (losses[epoch] < best) {
    best = losses[epoch];
    bestEpoch = epoch;
    waited = 0;
  } else if (++waited === ${patience}) break;
}
console.log('best ' + best + ' in epoch ' + bestEpoch);
console.log(epoch < losses.length ? 'stopped at ' + epoch : 'ran to the end');`,
        },
        answer: `best ${best} in epoch ${epoch}\n${waited === patience ? `stopped at ${last}` : 'ran to the end'}`,
        explanation: `Training stops after ${patience} epochs in a row without a new lowest loss. A lower loss later on is never seen.`,
      };
    },
  },
];

const text: TestItem[] = [
  {
    id: 'ds-text-relative-change',
    difficulty: 'easy',
    skill: 'Data analysis',
    make: (random) => {
      const before = random.pick([2, 4, 5, 8, 10, 20]);
      const percent = random.pick([10, 20, 25, 30, 40, 50, 60, 75]);
      const after = round(before * (1 + percent / 100), 2);
      return {
        kind: 'text',
        prompt: `The conversion rate rose from ${before}% to ${after}%. By what percentage did it rise, relative to before? Answer with a number.`,
        accepted: [[String(percent)]],
        explanation: `The rise is ${round(after - before, 2)} percentage points, and ${round(after - before, 2)} ÷ ${before} is ${percent}%.`,
      };
    },
  },
  {
    id: 'ds-text-weighted-mean',
    difficulty: 'medium',
    skill: 'Statistics',
    make: (random) => {
      const factor = random.integer(2, 5);
      const small = random.integer(1, 9) * 10;
      const first = random.integer(40, 60);
      const step = random.integer(1, 6) * (random.pick([true, false]) ? 1 : -1);
      const second = first + step * (factor + 1);
      return {
        kind: 'text',
        prompt: `${small} users in one group rate a product ${first} out of 100 on average, and ${small * factor} users in another group rate it ${second}. What is the average rating of all users? Answer with a number.`,
        accepted: [[String(first + step * factor)]],
        explanation: `The larger group counts ${factor} times as much: (${first} + ${factor} × ${second}) ÷ ${factor + 1}. The midpoint of the two averages would be wrong.`,
      };
    },
  },
  {
    id: 'ds-text-grid-search',
    difficulty: 'medium',
    skill: 'scikit-learn',
    make: (random) => {
      const depths = random
        .sample([2, 3, 4, 6, 8, 10, 12], random.integer(2, 5))
        .sort((a, b) => a - b);
      const leaves = random.sample([1, 2, 5, 10, 20], random.integer(2, 4)).sort((a, b) => a - b);
      const folds = random.pick([3, 5, 10]);
      return {
        kind: 'text',
        prompt:
          'How many times does the search fit a tree, including the final fit on all rows? Answer with a number.',
        code: {
          language: 'python',
          text: `search = GridSearchCV(
    DecisionTreeClassifier(),
    {'max_depth': ${list(depths)}, 'min_samples_leaf': ${list(leaves)}},
    cv=${folds},
    refit=True,
)
search.fit(X, y)`,
        },
        accepted: [[String(depths.length * leaves.length * folds + 1)]],
        explanation: `${depths.length} × ${leaves.length} combinations, each fitted ${folds} times, and once more with the best one on all rows.`,
      };
    },
  },
  {
    id: 'ds-text-missed-cases',
    difficulty: 'medium',
    skill: 'Machine learning',
    make: (random) => {
      const recall = random.pick([60, 70, 75, 80, 85, 90]);
      const precision = random.pick([20, 25, 40, 50]);
      const sick = random.integer(1, 9) * 200;
      const found = (sick * recall) / 100;
      const alarms = (found * 100) / precision;
      const missed = random.pick([true, false]);
      const asked = missed ? sick - found : alarms;
      return {
        kind: 'text',
        prompt: `Of the parts in a factory, ${sick} are faulty. A camera finds faulty parts with a recall of ${recall}% and a precision of ${precision}%. ${missed ? 'How many faulty parts does it miss' : 'How many parts does it mark in total, rightly or wrongly'}? Answer with a number.`,
        accepted: [[String(asked), asked.toLocaleString('en')]],
        explanation: missed
          ? `Recall is the share of the faulty parts that it finds: ${found} of ${sick}. Precision does not matter for this.`
          : `It finds ${found} faulty parts, and these are ${precision}% of all the parts it marks.`,
      };
    },
  },
  {
    id: 'ds-text-py-loop',
    difficulty: 'easy',
    skill: 'Python',
    make: (random) => {
      const values = random.sample([4, 7, 9, 12, 15, 18, 22, 25], 5);
      const from = random.integer(1, 3);
      const step = random.pick([2, 3]);
      const limit = random.integer(8, 16);
      const total = sum(values.filter((value) => value > limit)) * step + from;
      return {
        kind: 'text',
        prompt: 'What does this program print? Answer with a number.',
        code: {
          language: 'python',
          text: `total = ${from}
for value in ${list(values)}:
    if value <= ${limit}:
        continue
    total += value * ${step}
print(total)`,
        },
        accepted: [[String(total)]],
        explanation: `continue skips the values up to ${limit}. ${step} times each of the others is added to ${from}.`,
      };
    },
  },
  {
    id: 'ds-text-dropna',
    difficulty: 'easy',
    skill: 'pandas',
    make: () => ({
      kind: 'text',
      prompt:
        'Which method of a pandas DataFrame returns it without the rows that have missing values?',
      accepted: [['dropna']],
      explanation:
        "df.dropna() returns a new DataFrame. With subset=['price'] it looks only at that column, which often keeps many more rows.",
    }),
  },
];

type Point = { at: [number, number]; label: string };

function nearest(points: Point[], [x, y]: [number, number], k: number): string {
  const votes = new Map<string, number>();
  const near = points
    .map(({ at, label }) => ({ label, far: (at[0] - x) ** 2 + (at[1] - y) ** 2 }))
    .sort((a, b) => a.far - b.far)
    .slice(0, k);
  for (const { label } of near) votes.set(label, (votes.get(label) ?? 0) + 1);
  const most = Math.max(...votes.values());
  return [...votes].flatMap(([label, count]) => (count === most ? [label] : [])).sort()[0] ?? '';
}

const functions: TestItem[] = [
  {
    id: 'ds-fn-median',
    difficulty: 'easy',
    skill: 'Statistics',
    make: (random) => {
      const some = (count: number) => random.sample([2, 4, 9, 10, 15, 30, 48, 100, 250], count);
      const lists: (number | null)[][] = [
        some(5),
        some(4),
        [null, ...some(2), null, ...some(1)],
        [7],
        [null],
        [],
        [-5, -10, null, 3, -1],
      ];
      return {
        kind: 'function',
        prompt:
          'Write median(values). values has numbers and null for missing ones, which are ignored. With an even count, return the mean of the two in the middle. Return null if there are no numbers. Do not change the array.',
        name: 'median',
        starter: `function median(values) {\n  // Your code\n}`,
        solution: `function median(values) {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length === 0) return null;
  const middle = Math.floor(known.length / 2);
  return known.length % 2 === 1 ? known[middle] : (known[middle - 1] + known[middle]) / 2;
}`,
        cases: lists.map((values) => {
          const known = values.filter((value) => value !== null);
          return { arguments: [values], expected: known.length === 0 ? null : median(known) };
        }),
        explanation:
          'Drop the missing values first: null would count as 0 in comparisons. Sort with a comparison function, because sort() alone compares numbers as strings.',
      };
    },
  },
  {
    id: 'ds-fn-moving-average',
    difficulty: 'medium',
    skill: 'Data analysis',
    make: (random) => {
      const size = random.integer(3, 7);
      const averages = (values: number[]) =>
        times(Math.max(0, values.length - size + 1), (index) =>
          mean(values.slice(index, index + size)),
        );
      const some = (count: number) => times(count, () => random.integer(-5, 20) * size);
      const lists = [
        some(size + 2),
        some(size),
        some(size - 1),
        [],
        some(size + 5),
        some(size * 2),
      ];
      return {
        kind: 'function',
        prompt: `Write movingAverage(values). It returns an array with the mean of each run of ${size} consecutive values: first of values 1 to ${size}, then of values 2 to ${size + 1}, and so on. With fewer than ${size} values the array is empty.`,
        name: 'movingAverage',
        starter: `function movingAverage(values) {\n  // Your code\n}`,
        solution: `function movingAverage(values) {
  const result = [];
  let sum = 0;
  values.forEach((value, index) => {
    sum += value;
    if (index >= ${size}) sum -= values[index - ${size}];
    if (index >= ${size - 1}) result.push(sum / ${size});
  });
  return result;
}`,
        cases: lists.map((values) => ({ arguments: [values], expected: averages(values) })),
        explanation: `Keep a running sum: add the new value and subtract the one that leaves the window. The first result is there after ${size} values.`,
      };
    },
  },
  {
    id: 'ds-fn-confusion',
    difficulty: 'easy',
    skill: 'Machine learning',
    make: (random) => {
      const threshold = random.pick([0.25, 0.3, 0.4, 0.6, 0.7, 0.75, 0.8]);
      const counts = (actual: boolean[], scores: number[]) => {
        const result = { tp: 0, fp: 0, fn: 0, tn: 0 };
        actual.forEach((yes, index) => {
          const marked = (scores[index] ?? 0) >= threshold;
          result[yes ? (marked ? 'tp' : 'fn') : marked ? 'fp' : 'tn']++;
        });
        return result;
      };
      const some = (count: number): [boolean[], number[]] => [
        times(count, () => random.pick([true, false])),
        times(count, () => random.integer(0, 20) / 20),
      ];
      const cases: [boolean[], number[]][] = [
        [
          [true, false, true, false],
          [0.9, 0.1, 0.2, 0.85],
        ],
        [
          [true, false],
          [threshold, threshold],
        ],
        [[], []],
        some(6),
        some(9),
        some(12),
      ];
      return {
        kind: 'function',
        prompt: `Write confusion(actual, scores). actual has true or false for each case, and scores has the model’s score for it. A case is marked as positive if its score is at least ${threshold}. Return { tp, fp, fn, tn }, the counts of true and false positives and negatives.`,
        name: 'confusion',
        starter: `function confusion(actual, scores) {\n  // Your code\n}`,
        solution: `function confusion(actual, scores) {
  const counts = { tp: 0, fp: 0, fn: 0, tn: 0 };
  actual.forEach((yes, index) => {
    const marked = scores[index] >= ${threshold};
    if (yes) counts[marked ? 'tp' : 'fn']++;
    else counts[marked ? 'fp' : 'tn']++;
  });
  return counts;
}`,
        cases: cases.map(([actual, scores]) => ({
          arguments: [actual, scores],
          expected: counts(actual, scores),
        })),
        explanation:
          'Positive and negative are what the model says; true and false are whether it is right. A score exactly at the threshold counts as positive.',
      };
    },
  },
  {
    id: 'ds-fn-scale',
    difficulty: 'medium',
    skill: 'Data analysis',
    make: (random) => {
      const top = random.pick([10, 50, 100, 200, 255, 1000]);
      const scaled = (values: number[]) => {
        const [low, high] = [Math.min(...values), Math.max(...values)];
        return values.map((value) =>
          high === low ? 0 : Math.round(((value - low) * top) / (high - low)),
        );
      };
      const base = random.integer(-20, 40);
      const lists: number[][] = [
        [base, base + 5, base + 10],
        [base + 20, base, base + 4],
        [],
        [base, base],
        [base - 1],
        [0, -20, 20, 10, -10],
        [base, base + 1, base + 2, base + 3],
      ];
      return {
        kind: 'function',
        prompt: `Write scale(values). It returns the numbers mapped linearly so that the smallest becomes 0 and the largest ${top}, and rounded with Math.round. If all numbers are equal, all become 0.`,
        name: 'scale',
        starter: `function scale(values) {\n  // Your code\n}`,
        solution: `function scale(values) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return values.map((value) =>
    high === low ? 0 : Math.round(((value - low) * ${top}) / (high - low)),
  );
}`,
        cases: lists.map((values) => ({ arguments: [values], expected: scaled(values) })),
        explanation: `Subtract the smallest value, divide by the range and multiply by ${top}. A range of 0 must be handled, because 0 ÷ 0 is NaN.`,
      };
    },
  },
  {
    id: 'ds-fn-nearest',
    difficulty: 'hard',
    skill: 'Machine learning',
    make: (random) => {
      const k = random.integer(3, 4);
      const [a = '', b = '', c = ''] = random.sample(['cat', 'dog', 'fox', 'owl', 'bee'], 3);
      const point = (x: number, y: number, label: string): Point => ({ at: [x, y], label });
      const between = random.pick([a, b, c]);
      // No two of these points are equally far from any of the places.
      const points = [
        point(1, 0, a),
        point(0, 2, a),
        point(3, 1, between),
        point(4, 4, b),
        point(7, 3, b),
        point(9, 8, b),
        point(2, 11, c),
        point(4, 12, c),
        point(6, 10, c),
        point(12, 2, between),
      ];
      const places: [number, number][] = [
        [0, 0],
        [3, 12],
        [8, 4],
        [13, 0],
        [5, 6],
        [20, 22],
      ];
      return {
        kind: 'function',
        prompt: `Write classify(points, place), a nearest-neighbor classifier. Each point is { at: [x, y], label }, and place is [x, y]. Return the most frequent label among the ${k} points nearest to place. If several labels are equally frequent, return the alphabetically first of them.`,
        name: 'classify',
        starter: `function classify(points, place) {\n  // Your code\n}`,
        solution: `function classify(points, place) {
  const far = ({ at }) => (at[0] - place[0]) ** 2 + (at[1] - place[1]) ** 2;
  const near = [...points].sort((a, b) => far(a) - far(b)).slice(0, ${k});
  const votes = {};
  for (const { label } of near) votes[label] = (votes[label] ?? 0) + 1;
  return Object.keys(votes).sort((a, b) => votes[b] - votes[a] || (a < b ? -1 : 1))[0];
}`,
        cases: places.map((place) => ({
          arguments: [points, place],
          expected: nearest(points, place, k),
        })),
        explanation:
          'Sort by distance (without the square root, which keeps the order), take the nearest, count their labels, and settle ties by name.',
      };
    },
  },
  {
    id: 'ds-fn-clean-rows',
    difficulty: 'medium',
    skill: 'Data analysis',
    make: (random) => {
      const most = random.integer(1, 9) * 100;
      const [a = '', b = '', c = ''] = random.sample(people, 3);
      type Row = { id: number; name: string; amount: number | null };
      const clean = (rows: Row[]) => {
        const kept = new Map<number, Row>();
        for (const { id, name, amount } of rows)
          if (amount !== null && amount >= 0 && amount <= most)
            kept.set(id, { id, name: name.trim(), amount });
        return [...kept.values()].sort((x, y) => x.id - y.id);
      };
      const row = (id: number, name: string, amount: number | null): Row => ({ id, name, amount });
      const tables: Row[][] = [
        [row(2, ` ${a} `, 10), row(1, b, 20), row(3, c, null)],
        [row(1, a, 5), row(1, `${a} `, 7)],
        [],
        [row(4, b, -1), row(5, c, most + 1)],
        [row(12, a, most), row(9, b, 0), row(10, c, 3)],
        [row(7, a, 30), row(8, c, 1), row(7, b, null), row(8, ` ${c}`, most + 50), row(6, a, 2)],
      ];
      return {
        kind: 'function',
        prompt: `Write cleanRows(rows). Each row is { id, name, amount }. Drop rows whose amount is null, below 0 or above ${most}. Remove spaces around names. If several of the remaining rows have the same id, keep the last. Return the rows sorted by id.`,
        name: 'cleanRows',
        starter: `function cleanRows(rows) {\n  // Your code\n}`,
        solution: `function cleanRows(rows) {
  const kept = new Map();
  for (const { id, name, amount } of rows) {
    if (amount === null || amount < 0 || amount > ${most}) continue;
    kept.set(id, { id, name: name.trim(), amount });
  }
  return [...kept.values()].sort((a, b) => a.id - b.id);
}`,
        cases: tables.map((rows) => ({ arguments: [rows], expected: clean(rows) })),
        explanation:
          'Filter before removing duplicates; otherwise an invalid later row replaces a valid one. null must be checked separately, because null < 0 is false.',
      };
    },
  },
  {
    id: 'ds-fn-histogram',
    difficulty: 'medium',
    skill: 'Data analysis',
    make: (random) => {
      const width = random.integer(3, 20);
      const bins = (values: number[]) => {
        if (values.length === 0) return [];
        const result = times(Math.floor(Math.max(...values) / width) + 1, () => 0);
        for (const value of values) {
          const bin = Math.floor(value / width);
          result[bin] = (result[bin] ?? 0) + 1;
        }
        return result;
      };
      const lists: number[][] = [
        [1, width, width + 1, 0],
        [width * 3, 2],
        [],
        [width - 1],
        times(8, () => random.integer(0, width * 4)),
        [width * 2, width * 2 - 1, width * 2 + 1, width * 2],
      ];
      return {
        kind: 'function',
        prompt: `Write histogram(values) for numbers that are 0 or greater. Bins are ${width} wide: the first counts values from 0 up to but not including ${width}, the second from ${width} up to but not including ${width * 2}, and so on. Return an array of the counts up to the bin of the largest value, including the zeros in between. Without values, return [].`,
        name: 'histogram',
        starter: `function histogram(values) {\n  // Your code\n}`,
        solution: `function histogram(values) {
  if (values.length === 0) return [];
  const bins = new Array(Math.floor(Math.max(...values) / ${width}) + 1).fill(0);
  for (const value of values) bins[Math.floor(value / ${width})]++;
  return bins;
}`,
        cases: lists.map((values) => ({ arguments: [values], expected: bins(values) })),
        explanation: `The bin of a value is Math.floor(value ÷ ${width}). Start with an array of zeros so that empty bins are counted as 0.`,
      };
    },
  },
];

const sql: TestItem[] = [
  {
    id: 'ds-sql-age-groups',
    difficulty: 'easy',
    skill: 'SQL',
    make: (random) => {
      const border = random.pick([25, 30, 35, 40]);
      const rows = times(10, (index) => [
        index + 1,
        index === 0 ? border : index === 1 ? border - 1 : random.integer(18, 65),
      ]);
      return {
        kind: 'sql',
        prompt: `Count the users by age: the group 'young' is below ${border}, and the group 'old' is ${border} and above. Columns: age_group, users. Sort by age_group.`,
        setup: `CREATE TABLE users (id INTEGER PRIMARY KEY, age INTEGER NOT NULL);
${insert('users', rows)}`,
        starter: 'SELECT *\nFROM users;',
        solution: `SELECT CASE WHEN age < ${border} THEN 'young' ELSE 'old' END AS age_group, COUNT(*) AS users
FROM users
GROUP BY age_group
ORDER BY age_group;`,
        ordered: true,
        explanation: `CASE turns each age into a group, and GROUP BY counts them. ${border} itself belongs to 'old'.`,
      };
    },
  },
  {
    id: 'ds-sql-ratings',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const products = ['lamp', 'desk', 'chair'];
      const least = 2;
      const rows = times(12, (index) => [
        index + 1,
        products[index % 3] ?? '',
        index < 6 ? random.integer(1, 5) : index === 6 ? null : random.pick([null, 1, 2, 3, 4, 5]),
      ]);
      return {
        kind: 'sql',
        prompt: `rating is NULL if a user did not give one. For each product with at least ${least} ratings, show how many ratings it has and their average, rounded to 2 decimals. Columns: product, ratings, average. Sort by product.`,
        setup: `CREATE TABLE reviews (id INTEGER PRIMARY KEY, product TEXT NOT NULL, rating INTEGER);
${insert('reviews', [...rows, [13, 'shelf', null], [14, 'shelf', 4], [15, 'shelf', null]])}`,
        starter: 'SELECT *\nFROM reviews;',
        solution: `SELECT product, COUNT(rating) AS ratings, ROUND(AVG(rating), 2) AS average
FROM reviews
GROUP BY product
HAVING COUNT(rating) >= ${least}
ORDER BY product;`,
        ordered: true,
        explanation:
          'COUNT(rating) and AVG(rating) leave out NULL; COUNT(*) would count the reviews without a rating too.',
      };
    },
  },
  {
    id: 'ds-sql-running-total',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const days = random.sample(
        times(28, (index) => index + 1),
        6,
      );
      return {
        kind: 'sql',
        prompt:
          'For each day, show the total revenue of all days so far, including that day. Columns: day, total_so_far. Sort by day.',
        setup: `CREATE TABLE revenue (day TEXT PRIMARY KEY, amount INTEGER NOT NULL);
${insert(
  'revenue',
  days.map((day) => [`2026-02-${two(day)}`, random.integer(-20, 200)]),
)}`,
        starter: 'SELECT day, amount\nFROM revenue;',
        solution: `SELECT day, SUM(amount) OVER (ORDER BY day) AS total_so_far
FROM revenue
ORDER BY day;`,
        ordered: true,
        explanation:
          'SUM with OVER (ORDER BY day) adds up all rows up to the current one and keeps each row, unlike GROUP BY.',
      };
    },
  },
  {
    id: 'ds-sql-change',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const month = random.integer(1, 9);
      const rows = times(6, (index) => [
        `2026-0${month}-${two(index * 4 + random.integer(1, 4))}`,
        random.integer(10, 99),
      ]);
      return {
        kind: 'sql',
        prompt:
          'For each measurement, show how much the value has changed since the previous one (by day). The change is NULL for the first. Columns: day, change. Sort by day.',
        setup: `CREATE TABLE measurements (day TEXT PRIMARY KEY, value INTEGER NOT NULL);
${insert('measurements', random.sample(rows, rows.length))}`,
        starter: 'SELECT *\nFROM measurements;',
        solution: `SELECT day, value - LAG(value) OVER (ORDER BY day) AS change
FROM measurements
ORDER BY day;`,
        ordered: true,
        explanation:
          'LAG gives the value of the previous row in the given order, and NULL where there is none. NULL in a calculation gives NULL.',
      };
    },
  },
  {
    id: 'ds-sql-best-two',
    difficulty: 'hard',
    skill: 'SQL',
    make: (random) => {
      const groups = random.sample(['books', 'games', 'music', 'tools'], 3);
      const sales = random.sample(
        times(60, (index) => index + 20),
        12,
      );
      const names = random.sample(
        ['ant', 'bay', 'cod', 'dew', 'elm', 'fig', 'gum', 'hay', 'ivy', 'jay', 'kit', 'log'],
        12,
      );
      const rows = names.map((name, index) => [name, groups[index % 3] ?? '', sales[index] ?? 0]);
      return {
        kind: 'sql',
        prompt:
          'Show the two best-selling products of each category. Columns: category, name, sales. Sort by category, then by sales, highest first.',
        setup: `CREATE TABLE products (name TEXT PRIMARY KEY, category TEXT NOT NULL, sales INTEGER NOT NULL);
${insert('products', rows)}`,
        starter: 'SELECT category, name, sales\nFROM products;',
        solution: `SELECT category, name, sales
FROM (
  SELECT *, ROW_NUMBER() OVER (PARTITION BY category ORDER BY sales DESC) AS place
  FROM products
)
WHERE place <= 2
ORDER BY category, sales DESC;`,
        ordered: true,
        explanation:
          'PARTITION BY starts the numbering again in each category. The number must be computed in an inner query, because WHERE runs before window functions. LIMIT 2 would cut the whole result.',
      };
    },
  },
  {
    id: 'ds-sql-share',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const channels = random.sample(['search', 'mail', 'social', 'direct', 'partner'], 3);
      const amounts = times(8, () => random.integer(5, 55));
      // With a total of 500, no share lies between two decimals.
      amounts.push(500 - sum(amounts));
      const rows = amounts.map((amount, index) => [index + 1, channels[index % 3] ?? '', amount]);
      return {
        kind: 'sql',
        prompt:
          'For each channel, show its share of all revenue in percent, rounded to 1 decimal place. Columns: channel, percent. Sort by channel.',
        setup: `CREATE TABLE sales (id INTEGER PRIMARY KEY, channel TEXT NOT NULL, amount INTEGER NOT NULL);
${insert('sales', rows)}`,
        starter: 'SELECT channel, SUM(amount)\nFROM sales\nGROUP BY channel;',
        solution: `SELECT channel, ROUND(100.0 * SUM(amount) / (SELECT SUM(amount) FROM sales), 1) AS percent
FROM sales
GROUP BY channel
ORDER BY channel;`,
        ordered: true,
        explanation:
          'Divide the sum of the group by the sum of all. 100.0 makes it a decimal division; with integers only, SQLite and PostgreSQL cut off the decimals.',
      };
    },
  },
  {
    id: 'ds-sql-funnel',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const steps = ['view', 'cart', 'buy'];
      const rows = times(8, (index) => index + 1).flatMap((user) =>
        steps
          .slice(0, user === 1 ? 3 : random.integer(1, 3))
          .flatMap((step) => times(random.integer(1, 2), (): [number, string] => [user, step])),
      );
      return {
        kind: 'sql',
        prompt:
          "Users can do a step more than once. How many different users did each of the steps 'view', 'cart' and 'buy'? Return one row with the columns viewed, added, bought.",
        setup: `CREATE TABLE events (user_id INTEGER NOT NULL, step TEXT NOT NULL);
${insert('events', random.sample(rows, rows.length))}`,
        starter: 'SELECT *\nFROM events;',
        solution: `SELECT
  COUNT(DISTINCT CASE WHEN step = 'view' THEN user_id END) AS viewed,
  COUNT(DISTINCT CASE WHEN step = 'cart' THEN user_id END) AS added,
  COUNT(DISTINCT CASE WHEN step = 'buy' THEN user_id END) AS bought
FROM events;`,
        ordered: false,
        explanation:
          'CASE without ELSE gives NULL for other steps, and COUNT(DISTINCT …) counts each user once and leaves out NULL.',
      };
    },
  },
  {
    id: 'ds-sql-cohorts',
    difficulty: 'hard',
    skill: 'SQL',
    make: (random) => {
      const rows = times(7, (index) => index + 1).flatMap((customer) =>
        times(customer === 1 ? 2 : random.integer(1, 3), (index): [number, string] => [
          customer,
          `2026-0${customer === 1 ? 1 + index * 2 : random.integer(1, 4)}-${two(random.integer(1, 28))}`,
        ]),
      );
      return {
        kind: 'sql',
        prompt:
          "A customer belongs to the month of their first order. Show how many customers belong to each month that has any. Columns: month such as '2026-03', customers. Sort by month.",
        setup: `CREATE TABLE orders (customer_id INTEGER NOT NULL, ordered_on TEXT NOT NULL);
${insert('orders', random.sample(rows, rows.length))}`,
        starter: 'SELECT *\nFROM orders;',
        solution: `SELECT month, COUNT(*) AS customers
FROM (
  SELECT customer_id, SUBSTR(MIN(ordered_on), 1, 7) AS month
  FROM orders
  GROUP BY customer_id
)
GROUP BY month
ORDER BY month;`,
        ordered: true,
        explanation:
          'First find the first order of each customer, then count customers by its month. Counting orders by month would count customers again when they come back.',
      };
    },
  },
  {
    id: 'ds-sql-both-months',
    difficulty: 'easy',
    skill: 'SQL',
    make: (random) => {
      const users = random.sample(people, 8);
      const only: Record<number, string> = { 2: '2026-05', 3: '2026-06' };
      const rows = users.flatMap((user, index): [string, string][] =>
        index < 2
          ? [
              [user, '2026-05'],
              [user, '2026-06'],
              [user, '2026-06'],
            ]
          : times(2, () => [user, only[index] ?? random.pick(['2026-05', '2026-06', '2026-07'])]),
      );
      return {
        kind: 'sql',
        prompt:
          "Which users were active in both '2026-05' and '2026-06'? One column: name, each user once, in alphabetical order.",
        setup: `CREATE TABLE activity (name TEXT NOT NULL, month TEXT NOT NULL);
${insert('activity', random.sample(rows, rows.length))}`,
        starter: "SELECT name\nFROM activity\nWHERE month IN ('2026-05', '2026-06');",
        solution: `SELECT name FROM activity WHERE month = '2026-05'
INTERSECT
SELECT name FROM activity WHERE month = '2026-06'
ORDER BY name;`,
        ordered: true,
        explanation:
          'IN finds users who were active in at least one of the months. INTERSECT keeps those in both lists; grouping with COUNT(DISTINCT month) = 2 does the same.',
      };
    },
  },
  {
    id: 'ds-sql-median',
    difficulty: 'hard',
    skill: 'SQL',
    make: (random) => {
      const groups = ['A', 'B'];
      const rows = groups.flatMap((group, index) =>
        times(index === 0 ? 5 : 7, (): [string, number] => [
          group,
          random.integer(10, 99) + (random.integer(1, 6) === 1 ? 500 : 0),
        ]),
      );
      return {
        kind: 'sql',
        prompt:
          'Each variant has an odd number of visits. For each variant, show the median of seconds, that is, the value in the middle when they are sorted. Columns: variant, median. Sort by variant.',
        setup: `CREATE TABLE visits (variant TEXT NOT NULL, seconds INTEGER NOT NULL);
${insert('visits', random.sample(rows, rows.length))}`,
        starter: 'SELECT variant, AVG(seconds)\nFROM visits\nGROUP BY variant;',
        solution: `SELECT variant, seconds AS median
FROM (
  SELECT
    variant,
    seconds,
    ROW_NUMBER() OVER (PARTITION BY variant ORDER BY seconds) AS place,
    COUNT(*) OVER (PARTITION BY variant) AS visits
  FROM visits
)
WHERE place = (visits + 1) / 2
ORDER BY variant;`,
        ordered: true,
        explanation:
          'Number the values of each variant in sorted order and take the one at (count + 1) ÷ 2. A few very long visits would distort the mean.',
      };
    },
  },
  {
    id: 'ds-sql-latest-salary',
    difficulty: 'medium',
    skill: 'SQL',
    make: (random) => {
      const names = random.sample(people, 4);
      const rows = names.flatMap((name) =>
        times(random.integer(1, 3), (index): [string, string, number] => [
          name,
          `${2023 + index}-0${random.integer(1, 9)}-01`,
          random.integer(30, 90) * 100,
        ]),
      );
      return {
        kind: 'sql',
        prompt:
          'salaries has one row for each change. Show the current salary of each person, that is, the salary in the row with the latest valid_from (all dates are in the past). Columns: name, salary. Sort by name.',
        setup: `CREATE TABLE salaries (name TEXT NOT NULL, valid_from TEXT NOT NULL, salary INTEGER NOT NULL);
${insert('salaries', random.sample([...rows, [names[0] ?? '', '2022-01-01', 9900]], rows.length + 1))}`,
        starter: 'SELECT name, MAX(salary)\nFROM salaries\nGROUP BY name\nORDER BY name;',
        solution: `SELECT name, salary
FROM salaries AS s
WHERE valid_from = (SELECT MAX(valid_from) FROM salaries WHERE name = s.name)
ORDER BY name;`,
        ordered: true,
        explanation:
          'Compare each row with the latest date of the same person. The highest salary need not be the current one.',
      };
    },
  },
];

export const items: TestItem[] = [...choice, ...output, ...text, ...functions, ...sql];
