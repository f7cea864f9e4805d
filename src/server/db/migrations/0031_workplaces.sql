DROP INDEX "posting_search_company_name";--> statement-breakpoint
ALTER TABLE "outside_postings" ADD COLUMN "workplace" text;--> statement-breakpoint
UPDATE "outside_postings" SET "workplace" = 'remote' WHERE "is_remote";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "alerts_from" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "saved_searches" SET "alerts_from" = "since_at";--> statement-breakpoint
ALTER TABLE "saved_searches" ALTER COLUMN "alerts_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_search" ADD COLUMN "indexed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posting_search" ADD COLUMN "workplace" smallint;--> statement-breakpoint
-- Workplaces by their position: remote, hybrid, onsite. The rows are rewritten after the start, which finds the hybrid ones.
UPDATE "posting_search" SET "workplace" = CASE WHEN "is_remote" THEN 0 WHEN "company_id" IS NOT NULL THEN 2 END;--> statement-breakpoint
DELETE FROM "search_bits" WHERE "kind" = 'remote' AND "key" = 'false';--> statement-breakpoint
UPDATE "search_bits" SET "kind" = 'workplace', "key" = '0' WHERE "kind" = 'remote';--> statement-breakpoint
CREATE INDEX "posting_search_indexed" ON "posting_search" USING btree ("indexed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_company_name" ON "posting_search" USING btree (("source" = 'sample'),lower("company_name"),"posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_in_segments"(
	"terms" integer[], "words" text[], "marks" text[], "excluded" boolean[], "filters" text[], "kinds" text[], "keys" text[],
	"hidden" uuid[], "hidden_companies" text[], "at" timestamp with time zone, "until" integer, "is_ranked" boolean, "most" integer
) RETURNS TABLE ("name" text, "key" text, "n" integer, "id" uuid, "posted_at" timestamp with time zone)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
	facets CONSTANT text[] := '{type,level,category,workplace,source}';
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
	has_phrase boolean;
	taken integer[] := array[0, 0, 0, 0];
	above integer;
	found_rows integer;
BEGIN
	IF (SELECT count(*) FROM search_changes) > most OR 0 = ANY (array(SELECT numnode(query) FROM unnest(queries) AS query)) THEN
		RETURN QUERY SELECT 'rows', NULL, NULL::integer, NULL::uuid, NULL::timestamptz;
		RETURN;
	END IF;
	lexemes := array(SELECT coalesce(mark, CASE WHEN numnode(query) = 1 THEN (tsvector_to_array(to_tsvector('head', word)))[1] END)
		FROM unnest(words, marks, queries) WITH ORDINALITY AS each (word, mark, query, at) ORDER BY at);
	has_phrase := 1 < ANY (array(SELECT numnode(query) FROM unnest(queries) AS query));
	-- A span with two ends is taken for a short one: with one end the whole table would be read, whatever `at` is.
	FOR segment IN
		SELECT s.id, s.live, gone.places FROM search_segments s LEFT JOIN (
			SELECT stands.segment, array_agg(stands.place) AS places FROM (
				SELECT c.segment, c.place FROM search_changes c WHERE c.segment IS NOT NULL
				UNION ALL
				SELECT p.segment, p.place FROM search_places p
				WHERE p.posting_id = ANY (hidden || array(SELECT posting_id FROM posting_search WHERE deadline BETWEEN '-infinity' AND at))
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
			IF has_phrase THEN
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
			END IF;
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
		-- What stands higher comes first, in whichever segment: what cannot come up to the wanted page is not looked for.
		above := 0;
		FOR height IN REVERSE CASE WHEN is_ranked THEN 3 ELSE 0 END .. 0 LOOP
			EXIT WHEN above >= until;
			IF is_ranked THEN
				near := passing & CASE height WHEN 3 THEN title WHEN 2 THEN skill & partly & ~title WHEN 1 THEN skill & ~partly ELSE ~skill END;
			ELSE
				near := passing;
			END IF;
			RETURN QUERY SELECT 'page', NULL, height, p.posting_id, p.posted_at::timestamptz FROM first_places(near, until) AS first (place)
			CROSS JOIN LATERAL (SELECT posting_id, posted_at FROM search_places WHERE segment = segment.id AND place = first.place OFFSET 0) p;
			GET DIAGNOSTICS found_rows = ROW_COUNT;
			taken[height + 1] := taken[height + 1] + found_rows;
			above := above + taken[height + 1];
		END LOOP;
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_found"(
	"terms" integer[], "words" text[], "marks" text[], "excluded" boolean[], "filters" text[], "kinds" text[], "keys" text[],
	"hidden" uuid[], "hidden_companies" text[], "at" timestamp with time zone, "is_paged" boolean, "until" integer, "skipped" integer,
	"size" integer, "is_ranked" boolean, "most" integer
) RETURNS json
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
	has_changes CONSTANT boolean := EXISTS (SELECT FROM search_changes);
	whole tsquery; ranked tsquery; partly tsquery;
	cities text[]; place tsquery; in_country text; of_company text;
	types text[]; levels text[]; categories text[]; workplaces text[]; sources text[];
BEGIN
	IF has_changes THEN
		SELECT q.whole, q.ranked, q.partly INTO whole, ranked, partly FROM search_queries(terms, words, marks, excluded) q;
		SELECT array_agg(key) FILTER (WHERE kind = 'city'),
			('''' || replace(replace(min(key) FILTER (WHERE kind = 'any'), '\', '\\'), '''', '''''') || '''')::tsquery,
			min(key) FILTER (WHERE kind = 'country'), lower(min(key) FILTER (WHERE kind = 'company')),
			array_agg(key) FILTER (WHERE kind = 'type'), array_agg(key) FILTER (WHERE kind = 'level'), array_agg(key) FILTER (WHERE kind = 'category'),
			array_agg(key) FILTER (WHERE kind = 'workplace'), array_agg(key) FILTER (WHERE kind = 'source')
		INTO cities, place, in_country, of_company, types, levels, categories, workplaces, sources
		FROM unnest(kinds, keys) AS each (kind, key);
	END IF;
	RETURN (
		WITH found AS MATERIALIZED (
			SELECT name, key, n, id, posted_at FROM search_in_segments(
				terms, words, marks, excluded, filters, kinds, keys, hidden, hidden_companies, at, until, is_ranked, most
			)
		), changed AS MATERIALIZED (
			SELECT row.posting_id, row.posted_at, row.type, row.level, row.category, row.workplace, row.source,
				CASE
					WHEN NOT is_ranked THEN 0
					WHEN ts_filter(row.head, '{a}') @@ ranked THEN 3
					WHEN ts_filter(row.head, '{a,b}') @@ ranked THEN 1 + (ts_filter(row.head, '{a}') @@ partly)::integer
					ELSE 0
				END AS tier
			FROM posting_search row
			WHERE has_changes AND row.posting_id = ANY (array(SELECT posting_id FROM search_changes))
				AND (row.deadline IS NULL OR row.deadline > at)
				AND (whole IS NULL OR row.head @@ whole)
				AND (cities IS NULL OR row.city = ANY (cities) OR row.head @@ place)
				AND (in_country IS NULL OR row.country = in_country)
				AND (of_company IS NULL OR lower(row.company_name) = of_company)
				AND row.posting_id <> ALL (hidden) AND lower(row.company_name) <> ALL (hidden_companies)
		)
		SELECT json_build_object(
			'counts', array(SELECT json_build_array(name, key, sum(n)) FROM found WHERE name <> 'page' GROUP BY name, key),
			'changed', array(
				SELECT json_build_array(type, level, category, workplace, source, count(*)) FROM changed GROUP BY type, level, category, workplace, source
			),
			'ids', CASE WHEN is_paged THEN array(
				SELECT id FROM (
					SELECT n AS tier, posted_at, id FROM found WHERE name = 'page'
					UNION ALL SELECT tier, posted_at, posting_id FROM changed
					WHERE (types IS NULL OR type::text = ANY (types)) AND (levels IS NULL OR level::text = ANY (levels))
						AND (categories IS NULL OR category::text = ANY (categories)) AND (workplaces IS NULL OR workplace::text = ANY (workplaces))
						AND (sources IS NULL OR source = ANY (sources))
				) each ORDER BY tier DESC, posted_at DESC, id DESC LIMIT size OFFSET skipped
			) END
		) WHERE NOT EXISTS (SELECT FROM found WHERE name = 'rows')
	);
END
$$;
