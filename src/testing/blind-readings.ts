/** Pairs rated 3, 2 or 1 by a reader, by the number of the posting; all others are 0. */
type Reading = { 3: string; 2: string; 1: string };

/**
 * Two blind readings of the gold set, on 22 November 2026: all 512 pairs rated by the rules alone,
 * by independent readers who knew neither the existing ratings nor the ranking or its code. Where
 * the rules leave room, they were read as follows: a level fits by its range of years, both ends
 * included; Entry Level is ruled out after three years of work; pay counts by its upper end; a
 * neighbouring occupation is a stretch even where none of the skills is known.
 */
export const blindReadings: readonly Record<string, Reading>[] = [
  {
    'a graduate who builds web pages': {
      3: '1',
      2: '3 6',
      1: '2 5 7 8 9 10 15 16 17 37 38 39 40 42',
    },
    'a graduate with Java': {
      3: '7',
      2: '8',
      1: '1 2 3 5 6 9 10 15 16 17 30 31 32 37 38 39 40 42 61 62',
    },
    'a commerce graduate who likes figures': { 3: '19', 2: '18 21 22', 1: '20 24 25 26 27 30 31' },
    'a graduate of machine learning': { 3: '24', 2: '25 26', 1: '18 19 20 21 22 27 30 31' },
    'a designer of one year': { 3: '43 54', 2: '14 29 41 44 46', 1: '12 13 45 47' },
    'a graduate who wants to do marketing': { 3: '49 50', 2: '33 36 52 55 58 59', 1: '51 57 60' },
    'three years of operations': { 3: '34 35', 2: '32', 1: '8 10 30 61 62 63 64' },
    'two years of Android': { 3: '39', 2: '42', 1: '1 2 3 5 7 8 9 10 15 16 37 38 40 63' },
  },
  {
    'a graduate who builds web pages': {
      3: '1',
      2: '3 6',
      1: '2 5 7 8 9 10 15 16 17 37 38 39 40 42',
    },
    'a graduate with Java': {
      3: '7',
      2: '8',
      1: '1 2 3 5 6 9 10 15 16 17 30 31 32 37 38 39 40 42 61 62',
    },
    'a commerce graduate who likes figures': { 3: '19', 2: '18 21 22', 1: '20 24 25 26 27 30 31' },
    'a graduate of machine learning': { 3: '24', 2: '25 26', 1: '18 19 20 21 22 27 30 31' },
    'a designer of one year': { 3: '43 54', 2: '14 29 41 44', 1: '12 13 45 46 47' },
    'a graduate who wants to do marketing': { 3: '36 49 50', 2: '33 52 55 58 59', 1: '51 57 60' },
    'three years of operations': { 3: '34 35', 2: '32', 1: '8 10 30 61 62 63 64' },
    'two years of Android': { 3: '39', 2: '42', 1: '1 2 3 5 7 8 9 10 15 16 37 38 40 63' },
  },
];
