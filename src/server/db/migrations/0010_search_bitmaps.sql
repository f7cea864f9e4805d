CREATE TABLE "search_bits" (
	"segment" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"bits" bit varying NOT NULL,
	CONSTRAINT "search_bits_segment_kind_key_pk" PRIMARY KEY("segment","kind","key")
);
--> statement-breakpoint
-- Four kilobytes at most, beside their key: many are read at once.
ALTER TABLE "search_bits" ALTER COLUMN "bits" SET STORAGE MAIN;--> statement-breakpoint
CREATE TABLE "search_changes" (
	"posting_id" uuid PRIMARY KEY NOT NULL,
	"stamp" bigserial NOT NULL,
	"segment" integer,
	"place" integer
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"segment" integer NOT NULL,
	"place" integer NOT NULL,
	"posting_id" uuid NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_places_segment_place_pk" PRIMARY KEY("segment","place")
);
--> statement-breakpoint
CREATE TABLE "search_segments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"live" bit varying NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_segments" ALTER COLUMN "live" SET STORAGE MAIN;--> statement-breakpoint
CREATE INDEX "search_places_posting" ON "search_places" USING btree ("posting_id");--> statement-breakpoint
-- So many bits, those at these places set.
CREATE FUNCTION "bits_at"("places" integer[], "size" integer) RETURNS bit varying LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	result bit varying := substring(B'0'::bit(32768) FOR "size");
	place integer;
BEGIN
	FOREACH place IN ARRAY "places" LOOP
		result := set_bit(result, place, 1);
	END LOOP;
	RETURN result;
END
$$;--> statement-breakpoint
-- The places of the first bits that are set, so many at most.
CREATE FUNCTION "first_places"("bits" bit varying, "most" integer) RETURNS SETOF integer LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	width CONSTANT integer := 128;
	open bigint := least("most", bit_count("bits"));
	start integer := 0;
	piece bit varying;
	rest bigint;
BEGIN
	WHILE open > 0 LOOP
		piece := substring("bits" FROM start + 1 FOR width);
		rest := bit_count(piece);
		FOR at IN 0 .. length(piece) - 1 LOOP
			EXIT WHEN rest = 0 OR open = 0;
			IF get_bit(piece, at) = 1 THEN
				RETURN NEXT start + at;
				rest := rest - 1;
				open := open - 1;
			END IF;
		END LOOP;
		start := start + width;
	END LOOP;
END
$$;--> statement-breakpoint
-- What the segments say of a search: how many postings have its words in its place ('base'), how many pass its filters too ('total'), how
-- many would with each value of a facet, and where a page is wanted its first postings ('page'; `n` is how high their words stand).
-- The word of a term may be any of the words and marks that name the term; words of several lexemes stand one after the other, which
-- only rows tell. One row, 'rows', where more than `most` of those would have to be read.
CREATE FUNCTION "search_in_segments"(
	"terms" integer[], "words" text[], "marks" text[], "excluded" boolean[], "filters" text[], "kinds" text[], "keys" text[],
	"hidden" uuid[], "hidden_companies" text[], "at" timestamp with time zone, "until" integer, "is_ranked" boolean, "most" integer
) RETURNS TABLE ("name" text, "key" text, "n" integer, "id" uuid, "posted_at" timestamp with time zone)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
	facets CONSTANT text[] := '{type,level,category,remote,source}';
	heights CONSTANT text[] := '{title,skill,any}';
	queries tsquery[] := array(SELECT phraseto_tsquery('head', word) FROM unnest(words) WITH ORDINALITY AS each (word, at) ORDER BY at);
	lexemes text[];
	segment record;
	none bit varying; base bit varying; passing bit varying; chosen bit varying; near bit varying;
	in_title bit varying; in_skill bit varying; in_any bit varying;
	title bit varying; skill bit varying; partly bit varying;
	nets bit varying[];
	found record;
	doubtful bigint := 0;
BEGIN
	IF (SELECT count(*) FROM search_changes) > most OR 0 = ANY (array(SELECT numnode(query) FROM unnest(queries) AS query)) THEN
		RETURN QUERY SELECT 'rows', NULL, NULL::integer, NULL::uuid, NULL::timestamptz;
		RETURN;
	END IF;
	lexemes := array(SELECT coalesce(mark, CASE WHEN numnode(query) = 1 THEN (tsvector_to_array(to_tsvector('head', word)))[1] END)
		FROM unnest(words, marks, queries) WITH ORDINALITY AS each (word, mark, query, at) ORDER BY at);
	FOR segment IN
		SELECT s.id, s.live, gone.places FROM search_segments s LEFT JOIN (
			SELECT stands.segment, array_agg(stands.place) AS places FROM (
				SELECT c.segment, c.place FROM search_changes c WHERE c.segment IS NOT NULL
				UNION ALL
				SELECT p.segment, p.place FROM search_places p
				WHERE p.posting_id = ANY (hidden || array(SELECT posting_id FROM posting_search WHERE deadline <= at))
			) stands GROUP BY stands.segment
		) gone ON gone.segment = s.id
	LOOP
		none := segment.live & ~segment.live;
		base := segment.live;
		IF segment.places IS NOT NULL THEN
			base := base & ~bits_at(segment.places, length(base));
		END IF;
		title := base;
		skill := base;
		partly := none;
		passing := NULL;
		nets := array_fill(NULL::bit varying, array[cardinality(facets)]);
		FOR term IN 1 .. cardinality(excluded) LOOP
			SELECT bit_or(b.bits) FILTER (WHERE b.kind = 'title'), bit_or(b.bits) FILTER (WHERE b.kind = 'skill'), bit_or(b.bits) FILTER (WHERE b.kind = 'any')
			INTO in_title, in_skill, in_any FROM search_bits b
			WHERE b.segment = segment.id AND b.kind = ANY (heights)
				AND b.key = ANY (array(SELECT lexeme FROM unnest(terms, lexemes) AS each (of, lexeme) WHERE of = term AND lexeme IS NOT NULL));
			in_title := coalesce(in_title, none);
			in_skill := coalesce(in_skill, none);
			in_any := coalesce(in_any, none);
			FOR found IN
				SELECT each.query, tsvector_to_array(to_tsvector('head', each.word)) AS all_lexemes
				FROM unnest(terms, words, queries) AS each (of, word, query) WHERE of = term AND numnode(each.query) > 1
			LOOP
				SELECT CASE WHEN count(*) = cardinality(found.all_lexemes) THEN bit_and(b.bits) ELSE none END INTO near
				FROM search_bits b WHERE b.segment = segment.id AND b.kind = 'any' AND b.key = ANY (found.all_lexemes);
				near := near & base & ~in_title;
				doubtful := doubtful + bit_count(near);
				IF doubtful > most THEN
					RETURN QUERY SELECT 'rows', NULL, NULL::integer, NULL::uuid, NULL::timestamptz;
					RETURN;
				END IF;
				IF bit_count(near) > 0 THEN
					SELECT in_title | bits_at(coalesce(array_agg(p.place) FILTER (WHERE ts_filter(row.head, '{a}') @@ found.query), '{}'), length(base)),
						in_skill | bits_at(coalesce(array_agg(p.place) FILTER (WHERE ts_filter(row.head, '{a,b}') @@ found.query), '{}'), length(base)),
						in_any | bits_at(coalesce(array_agg(p.place) FILTER (WHERE row.head @@ found.query), '{}'), length(base))
					INTO in_title, in_skill, in_any
					FROM first_places(near, most::integer) AS first (place)
					JOIN search_places p ON p.segment = segment.id AND p.place = first.place
					JOIN posting_search row USING (posting_id);
				END IF;
			END LOOP;
			IF excluded[term] THEN
				base := base & ~in_any;
			ELSE
				base := base & in_any;
				skill := skill & in_skill;
				title := title & in_title;
				partly := partly | in_title;
			END IF;
		END LOOP;
		IF cardinality(hidden_companies) > 0 THEN
			SELECT bit_or(b.bits) INTO chosen FROM search_bits b
			WHERE b.segment = segment.id AND b.kind = 'company' AND b.key = ANY (hidden_companies);
			base := base & ~coalesce(chosen, none);
		END IF;
		FOR found IN
			SELECT each.name, bit_or(b.bits) AS bits FROM unnest(filters, kinds, keys) AS each (name, kind, key)
			LEFT JOIN search_bits b ON b.segment = segment.id AND b.kind = each.kind AND b.key = CASE each.kind WHEN 'company' THEN lower(each.key) ELSE each.key END
			GROUP BY each.name ORDER BY each.name = ANY (facets)
		LOOP
			chosen := coalesce(found.bits, none);
			IF found.name = ANY (facets) THEN
				passing := coalesce(passing, base) & chosen;
				FOR facet IN 1 .. cardinality(facets) LOOP
					IF facets[facet] <> found.name THEN
						nets[facet] := coalesce(nets[facet], base) & chosen;
					END IF;
				END LOOP;
			ELSE
				base := base & chosen;
			END IF;
		END LOOP;
		passing := coalesce(passing, base);
		CONTINUE WHEN bit_count(base) = 0;
		RETURN QUERY VALUES ('base', NULL, bit_count(base)::integer, NULL::uuid, NULL::timestamptz),
			('total', NULL, bit_count(passing)::integer, NULL, NULL);
		RETURN QUERY SELECT b.kind, b.key, bit_count(b.bits & coalesce(nets[array_position(facets, b.kind)], base))::integer, NULL::uuid, NULL::timestamptz
		FROM search_bits b WHERE b.segment = segment.id AND b.kind = ANY (facets);
		FOR height IN REVERSE CASE WHEN is_ranked THEN 3 ELSE 0 END .. 0 LOOP
			near := passing & CASE WHEN NOT is_ranked THEN base WHEN height = 3 THEN title WHEN height = 2 THEN skill & partly & ~title
				WHEN height = 1 THEN skill & ~partly ELSE ~skill END;
			CONTINUE WHEN bit_count(near) = 0;
			RETURN QUERY SELECT 'page', NULL, height, p.posting_id, p.posted_at::timestamptz FROM first_places(near, until) AS first (place)
			CROSS JOIN LATERAL (SELECT posting_id, posted_at FROM search_places WHERE segment = segment.id AND place = first.place OFFSET 0) p;
		END LOOP;
	END LOOP;
END
$$;--> statement-breakpoint
INSERT INTO "search_changes" ("posting_id") SELECT "posting_id" FROM "posting_search";
