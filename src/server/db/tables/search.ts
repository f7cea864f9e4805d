import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bits = customType<{ data: string }>({ dataType: () => 'bit varying' });

/** Every skill that a posting or a profile names, by the key of the dictionary. */
export const skills = pgTable('skills', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
});

/** One narrow row per open posting, ours or from outside, written with the posting; search reads only this. */
export const postingSearch = pgTable(
  'posting_search',
  {
    postingId: uuid('posting_id').primaryKey(),
    /** Null for a posting from outside. */
    companyId: uuid('company_id'),
    /** 'firstrung', or the source it came from. */
    source: text('source').notNull(),
    companyName: text('company_name').notNull(),
    /** The title in small letters, without marks: its key among what is suggested. */
    titleKey: text('title_key').notNull(),
    postedAt: at('posted_at').notNull(),
    /** Since when anybody could find it: ours when it first became open, one from outside when the same work was first told of. */
    foundAt: at('found_at'),
    deadline: at('deadline'),
    /** Places in the lists of the domain, from 0. */
    category: smallint('category'),
    craft: smallint('craft'),
    type: smallint('type'),
    level: smallint('level'),
    /** The key of the city, its synonyms folded. */
    city: text('city'),
    country: text('country'),
    isRemote: boolean('is_remote').notNull(),
    /** Rupees a year. */
    salaryMin: bigint('salary_min', { mode: 'number' }),
    salaryMax: bigint('salary_max', { mode: 'number' }),
    skillIds: integer('skill_ids').array().notNull(),
    /** Title, skills, company: weights A, B, C. */
    head: tsvector('head').notNull(),
    /** By which rules it was written; rows of older ones are written anew. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    index('posting_search_newest').on(t.postedAt.desc(), t.postingId.desc()),
    index('posting_search_category').on(t.category, t.level, t.postedAt.desc(), t.postingId.desc()),
    index('posting_search_city').on(t.city, t.postedAt.desc(), t.postingId.desc()),
    index('posting_search_company').on(t.companyId),
    index('posting_search_salary').on(t.salaryMax.desc(), t.postedAt.desc(), t.postingId.desc()),
    index('posting_search_company_name').on(
      sql`lower(${t.companyName})`,
      t.postedAt.desc(),
      t.postingId.desc(),
    ),
    index('posting_search_deadline').on(t.deadline),
    // What is not yet sorted in is read by every search: little of it.
    index('posting_search_head').using('gin', t.head).with({ gin_pending_list_limit: 256 }),
    index('posting_search_found').on(t.foundAt.desc()),
    index('posting_search_version').on(t.version, t.postingId),
    index('posting_search_skills').using('gin', t.skillIds.op('gin__int_ops')),
  ],
);

/** Up to 32,768 postings at once, the newest first, whose words and facets are kept as one bit for each of them. */
export const searchSegments = pgTable('search_segments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Which of them still stand here. */
  live: bits('live').notNull(),
});

/** Which posting each bit of a segment is. */
export const searchPlaces = pgTable(
  'search_places',
  {
    segment: integer('segment').notNull(),
    /** From 0, the newest. */
    place: integer('place').notNull(),
    postingId: uuid('posting_id').notNull(),
    postedAt: at('posted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.segment, t.place] }),
    index('search_places_posting').on(t.postingId),
  ],
);

/** The postings of a segment that have a word, or a value of a filter. */
export const searchBits = pgTable(
  'search_bits',
  {
    segment: integer('segment').notNull(),
    /** Of a word how high it stands at least: in the title, among the skills, anywhere. */
    kind: text('kind', {
      enum: [
        'title',
        'skill',
        'any',
        'type',
        'level',
        'category',
        'remote',
        'source',
        'city',
        'country',
        'company',
      ],
    }).notNull(),
    key: text('key').notNull(),
    bits: bits('bits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.segment, t.kind, t.key] })],
);

/** Postings whose row was written or went since the segments were made: they are read from their rows. */
export const searchChanges = pgTable('search_changes', {
  postingId: uuid('posting_id').primaryKey(),
  /** Another number after each change. */
  stamp: bigserial('stamp', { mode: 'number' }).notNull(),
  /** Where the posting stands as it was, if it does. */
  segment: integer('segment'),
  place: integer('place'),
});

/** The words that titles and skills are written with, to correct what is mistyped. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** In how many open postings. */
    postings: integer('postings').notNull(),
  },
  (t) => [
    index('search_words_prefix').on(sql`${t.word} text_pattern_ops`),
    index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
);

/** The titles, skills and companies of open postings, each once, to suggest while somebody types. */
export const searchTitles = pgTable(
  'search_titles',
  {
    kind: text('kind', { enum: ['title', 'skill', 'company'] }).notNull(),
    /** In small letters, without marks. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    postings: integer('postings').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.key] }),
    index('search_titles_prefix').on(sql`${t.key} text_pattern_ops`),
    index('search_titles_most').on(t.postings.desc(), t.key),
    index('search_titles_trigrams').using('gin', sql`${t.key} gin_trgm_ops`),
  ],
);

/** Students whom companies may find, one narrow row each, written with the profile; ranking reads only this. */
export const studentSearch = pgTable(
  'student_search',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    activeAt: at('active_at').notNull(),
    /** Rupees a year. */
    expectedSalary: bigint('expected_salary', { mode: 'number' }),
    /** How near each craft is, in two bits of each in their order from the lowest; null where nothing tells. */
    nearness: bigint('nearness', { mode: 'number' }),
    years: smallint('years'),
    /** Its place in the list of the domain, from 0. */
    wantsRemote: smallint('wants_remote').notNull(),
    /** Whether any city or country is wanted. */
    namesPlace: boolean('names_place').notNull(),
    /** Only companies that the student applied to may find them. */
    onlyApplied: boolean('only_applied').notNull(),
    /** What each skill counts for, in halves: twice its id and the number after it for one that the student has, only the latter for one that is related. */
    skillHalves: integer('skill_halves').array().notNull(),
    cities: text('cities').array().notNull(),
    /** Of those cities. */
    cityCountries: text('city_countries').array().notNull(),
    /** Countries in which any city is wanted. */
    countries: text('countries').array().notNull(),
    /** By which rules it was written. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    index('student_search_skills').using('gin', t.skillHalves.op('gin__int_ops')),
    index('student_search_version').on(t.version, t.userId),
    index('student_search_active').on(t.activeAt.desc(), t.userId.desc()),
  ],
);
