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
  uuid,
} from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bits = customType<{ data: string }>({ dataType: () => 'bit varying' });

/** Every skill named by a posting or a profile, by its dictionary key. */
export const skills = pgTable('skills', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
});

/**
 * One narrow row per open posting, internal or external, written with the posting; search reads
 * only this table.
 */
export const postingSearch = pgTable(
  'posting_search',
  {
    postingId: uuid('posting_id').primaryKey(),
    /** Null for an external posting. */
    companyId: uuid('company_id'),
    /** 'firstrung', or the source it came from. */
    source: text('source').notNull(),
    companyName: text('company_name').notNull(),
    /** The title in lower case without diacritics: its key among the suggestions. */
    titleKey: text('title_key').notNull(),
    postedAt: at('posted_at').notNull(),
    /**
     * When the posting became findable: for ours when it first opened, for external ones when the
     * same job was first listed.
     */
    foundAt: at('found_at'),
    /** When the row was first written; null for rows from before this was recorded. */
    indexedAt: at('indexed_at'),
    deadline: at('deadline'),
    /** Indexes into the lists of the domain, from 0. */
    category: smallint('category'),
    occupation: smallint('occupation'),
    type: smallint('type'),
    level: smallint('level'),
    /** The key of the city, with synonyms merged. */
    city: text('city'),
    country: text('country'),
    isRemote: boolean('is_remote').notNull(),
    workplace: smallint('workplace'),
    /** Rupees per year. */
    salaryMin: bigint('salary_min', { mode: 'number' }),
    salaryMax: bigint('salary_max', { mode: 'number' }),
    skillIds: integer('skill_ids').array().notNull(),
    /** Title, skills, company: weights A, B, C. */
    head: tsvector('head').notNull(),
    /** The version of the indexing rules; rows of older versions are rewritten. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    index('posting_search_newest').on(t.postedAt.desc(), t.postingId.desc()),
    index('posting_search_category').on(t.category, t.level, t.postedAt.desc(), t.postingId.desc()),
    index('posting_search_city').on(t.city, t.postedAt.desc(), t.postingId.desc()),
    index('posting_search_company').on(t.companyId),
    index('posting_search_salary').on(t.salaryMax.desc(), t.postedAt.desc(), t.postingId.desc()),
    index('posting_search_company_name').on(
      sql`(${t.source} = 'sample')`,
      sql`lower(${t.companyName})`,
      t.postedAt.desc(),
      t.postingId.desc(),
    ),
    index('posting_search_deadline').on(t.deadline),
    // Every search scans the pending list, so it is kept small.
    index('posting_search_head').using('gin', t.head).with({ gin_pending_list_limit: 256 }),
    index('posting_search_found').on(t.foundAt.desc()),
    index('posting_search_indexed').on(t.indexedAt.desc()),
    index('posting_search_version').on(t.version, t.postingId),
    index('posting_search_skills').using('gin', t.skillIds.op('gin__int_ops')),
  ],
);

/** Up to 32,768 postings each, newest first, with their words and facets stored as bitmaps. */
export const searchSegments = pgTable('search_segments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Which postings are still current in this segment. */
  live: bits('live').notNull(),
});

/** The posting behind each bit of a segment. */
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

/** The bitmap of a segment's postings that contain a word or have a filter value. */
export const searchBits = pgTable(
  'search_bits',
  {
    segment: integer('segment').notNull(),
    /** For a word, the minimum rank of the match: in the title, among the skills, anywhere. */
    kind: text('kind', {
      enum: [
        'title',
        'skill',
        'any',
        'type',
        'level',
        'category',
        'workplace',
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

/**
 * Postings whose row was written or removed since the segments were built: they are read from their
 * rows.
 */
export const searchChanges = pgTable('search_changes', {
  postingId: uuid('posting_id').primaryKey(),
  /** A new number after each change. */
  stamp: bigserial('stamp', { mode: 'number' }).notNull(),
  /** Where a segment still has the old version, if any does. */
  segment: integer('segment'),
  place: integer('place'),
});

/** The words of titles and skills, to correct typos. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** The number of open postings with this word. */
    postings: integer('postings').notNull(),
  },
  (t) => [
    index('search_words_prefix').on(sql`${t.word} text_pattern_ops`),
    index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
);

/** The titles, skills and companies of open postings, each once, for suggestions. */
export const searchTitles = pgTable(
  'search_titles',
  {
    kind: text('kind', { enum: ['title', 'skill', 'company'] }).notNull(),
    /** In lower case without diacritics. */
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

/**
 * Students visible to companies, one narrow row each, written with the profile; ranking reads only
 * this table.
 */
export const studentSearch = pgTable(
  'student_search',
  {
    userId: userId().primaryKey(),
    activeAt: at('active_at').notNull(),
    /** Rupees per year. */
    expectedSalary: bigint('expected_salary', { mode: 'number' }),
    /**
     * The nearness of each occupation, two bits each in list order from the lowest; null if
     * unknown.
     */
    nearness: bigint('nearness', { mode: 'number' }),
    years: smallint('years'),
    /** Index into the list of the domain, from 0. */
    wantsRemote: smallint('wants_remote').notNull(),
    /** Whether any city or country is preferred. */
    namesPlace: boolean('names_place').notNull(),
    /** Only companies that the student applied to can find them. */
    onlyApplied: boolean('only_applied').notNull(),
    isAvailable: boolean('is_available').notNull().default(true),
    /**
     * The weight of each skill in half points: for a skill the student has, twice its id and the
     * next number; for a related one, only the latter.
     */
    skillHalves: integer('skill_halves').array().notNull(),
    cities: text('cities').array().notNull(),
    /** The countries of those cities. */
    cityCountries: text('city_countries').array().notNull(),
    /** Countries in which any city is acceptable. */
    countries: text('countries').array().notNull(),
    /** The version of the indexing rules. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    index('student_search_skills').using('gin', t.skillHalves.op('gin__int_ops')),
    index('student_search_version').on(t.version, t.userId),
    index('student_search_active').on(t.activeAt.desc(), t.userId.desc()),
  ],
);
